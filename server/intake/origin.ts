import type { IncomingHttpHeaders } from 'node:http';

/** Who a request says it comes from. `own` also stands for clients that are no browser and name no origin. */
export type Source = { kind: 'own' } | { kind: 'allowed'; origin: string } | { kind: 'foreign' };

/**
 * Judges Origin and Sec-Fetch-Site. The site's own origin is SITE_URL or whatever host the request was sent to: a page
 * cannot make a browser lie about either.
 */
export function judgeSource(headers: IncomingHttpHeaders, siteOrigin: string, allowed: string[]): Source {
  const { origin } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === 'cross-site' ? { kind: 'foreign' } : { kind: 'own' };
  if (allowed.includes(origin)) return { kind: 'allowed', origin };
  const host = URL.parse(origin)?.host;
  const own = origin === siteOrigin || (host !== undefined && host === headers.host?.toLowerCase());
  return own ? { kind: 'own' } : { kind: 'foreign' };
}
