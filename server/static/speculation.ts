import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { EMBED_PATH, FORM_PATH, SPECULATION_PATH } from '#contract/addresses.ts';

/** Links that open something over the page they stand on, or in another window. */
const STAY = '[data-over], [aria-keyshortcuts], [target], [download]';

/**
 * Which pages a browser may prepare before they are asked for: those whose links a pointer rests on or a finger lies on. Files are
 * none; addresses with a query mostly change the page they stand on, but for the form about a model.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', `/*${EMBED_PATH.slice(1)}`] } },
          { or: [{ not: { href_matches: '/*\\?*=*' } }, { href_matches: `/*${FORM_PATH.slice(1)}\\?*=*` }] },
          { not: { selector_matches: STAY } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
const ETAG = `"${createHash('sha256').update(SPECULATION_RULES).digest('base64url').slice(0, 16)}"`;

/** What a page's answer says of the rules; no script of the page's own brings them, so its policy stays as strict. */
export const SPECULATION_HEADER = ['speculation-rules', `"${SPECULATION_PATH}"`] as const;

/** Serves the rules; browsers keep them for a day. */
export function speculationRoute(app: FastifyInstance): void {
  app.get(SPECULATION_PATH, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=86400').header('etag', ETAG);
    if (request.headers['if-none-match'] === ETAG) return reply.code(304).send();
    return reply.type('application/speculationrules+json').send(SPECULATION_RULES);
  });
}
