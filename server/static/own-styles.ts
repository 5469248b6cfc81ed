import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { STYLES_TABLE } from '#contract/addresses.ts';

const POLICY = 'content-security-policy';
const STYLES = "style-src 'self'";

/** Lets the rules that stand in a page of the built site, and no others, count in the answer that carries the page. */
export type AllowStyles = (reply: FastifyReply, page: string) => FastifyReply;

/** Reads which rules each page of a build carries, by the hash a policy names them with; a site that is not built has none. */
export function allowOwnStyles(siteRoot: string): AllowStyles {
  const file = join(dirname(siteRoot), STYLES_TABLE);
  const table: Readonly<Record<string, string>> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return (reply, page) => {
    const hash = table[page];
    const policy = String(reply.getHeader(POLICY));
    return hash ? reply.header(POLICY, policy.replace(STYLES, `${STYLES} '${hash}'`)) : reply;
  };
}
