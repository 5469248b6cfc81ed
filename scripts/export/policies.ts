import Fastify from 'fastify';
import type { Settings } from '#server/env.ts';
import { registerHeaders } from '#server/static/headers.ts';
import { SPECULATION_HEADER } from '#server/static/speculation.ts';

/** What a plain host says with every file, and what each page says of itself. */
export interface Policies {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** A page's own policy, in which the rules with that hash may stand. */
  pageTag: (hash: string) => string;
}

const POLICY = 'content-security-policy';
/** What a page cannot say of itself. */
const HEADER_ONLY = /^frame-ancestors/;
/** What differs from page to page: the header leaves it to the page's own policy; both count, so the stricter does. */
const PAGE_ONLY = /^(?:default-src|style-src) /;
/** Of one answer and not of the next. */
const PASSING = ['content-length', 'content-type', 'date', 'connection'];

/** The service's own headers, divided: a host of plain files has one set for all, and the hash of a page's rules is the page's. */
export async function policies(settings: Settings): Promise<Policies> {
  const app = Fastify();
  await registerHeaders(app, settings);
  app.get('/', async () => '');
  const answer = await app.inject('/');
  await app.close();
  const all = Object.entries(answer.headers).filter(([name]) => !PASSING.includes(name));
  const parts = String(answer.headers[POLICY]).split(';');
  const forAll = parts.filter((part) => !PAGE_ONLY.test(part)).join(';');
  const headers = Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
  const own = parts.filter((part) => !HEADER_ONLY.test(part)).join(';');
  const [speculation, rules] = SPECULATION_HEADER;
  return {
    headers: { ...headers, [POLICY]: forAll, [speculation]: rules },
    pageTag: (hash) =>
      `<meta http-equiv="Content-Security-Policy" content="${own.replace("style-src 'self'", `style-src 'self' '${hash}'`)}">`,
  };
}
