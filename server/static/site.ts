import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG_PATH, EMBED_PATH, MEDIA_PATH, WIDGET_PATH } from '#contract/addresses.ts';
import { addressIn, locales, localised } from '#contract/languages.ts';
import type { Settings } from '../env.ts';
import { refuse } from '../routes/answers.ts';
import { combinedList } from './combined-list.ts';
import { embedHeaders, widgetHeaders } from './headers.ts';
import { type AllowStyles, allowOwnStyles } from './own-styles.ts';
import { findFile, isAssetPath, listFiles, NOT_FOUND } from './site-files.ts';
import { SPECULATION_HEADER, speculationRoute } from './speculation.ts';
import { widgetPage } from './widget-page.ts';

const REVALIDATE = 'no-cache';
/**
 * Pages and lists: a browser asks whether they changed, a shared cache keeps them for five minutes and hands them out for one more while it asks.
 * A release purges it (docs/operations.md); a page it still has finds its files, which stay for thirty days.
 */
const SHARED = 'public, max-age=0, s-maxage=300, stale-while-revalidate=60';
const FOREVER = 'public, max-age=31536000, immutable';
/** What is a picture, a film or its captions, a brochure; the folders hold other things too. */
const MEDIA_FILE = /\.(?:avif|jpg|pdf|png|svg|webp|mp4|webm|vtt)$/;
/** The studio's own: frames films are cut from, contact sheets. */
const WORKSHOP = /^(?:moves|sheets)\//;
/** Whether a file of the media folder is a visitor's; `name` counts from there. */
export const isShownMedia = (name: string) => MEDIA_FILE.test(name) && !WORKSHOP.test(name);
const READ_ONLY = 'GET, HEAD';

export interface SiteParts {
  settings: Pick<Settings, 'SITE_URL' | 'API_BASE' | 'ALLOWED_ORIGINS' | 'STAGING' | 'formWidgetScript'>;
  /** Folder of the built pages and assets (`dist/client`). */
  siteRoot: string;
  /** Folders that hold what `/media/…` names, looked through in this order. */
  mediaRoots: string[];
  /** Folder of hashed files earlier builds had, for pages that are still open. */
  olderRoot?: string;
}

const FALLBACK_NOT_FOUND =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>404 Page Not Found</title><h1>404 Page Not Found</h1>';

/** Splits a request's address without trusting it: decoded path (null when it cannot be decoded) and raw query. */
function addressOf(request: FastifyRequest): { path: string | null; search: string } {
  const [raw = '/', query] = request.url.split(/\?(.*)/s);
  const search = query ? `?${query}` : '';
  try {
    return { path: decodeURIComponent(raw), search };
  } catch {
    return { path: null, search };
  }
}

/** The not-found page, or one plain sentence where a page would be the wrong kind of answer. */
export function notFoundAnswer(files: ReadonlySet<string>, siteRoot: string, allow: AllowStyles) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(reply.header('allow', READ_ONLY), 405, 'wrongMethod');
    const { path } = addressOf(request);
    if (path === null || isAssetPath(path)) return refuse(reply, 404, 'notFound');
    const { locale } = localised(path);
    const page = [`${locale}/${NOT_FOUND}`, '404.html', NOT_FOUND].find((name) => files.has(name));
    reply.code(404).type('text/html; charset=utf-8').header('cache-control', REVALIDATE);
    if (!page) return reply.send(FALLBACK_NOT_FOUND);
    allow(reply, page);
    const packed = takesBrotli(request) && files.has(`${page}.br`);
    if (packed) reply.header('content-encoding', 'br');
    return reply
      .header('vary', 'accept-encoding')
      .send(await readFile(join(siteRoot, packed ? `${page}.br` : page)));
  };
}

const compress = promisify(brotliCompress);
/** Quality at which a page of 60 KB takes 1 ms; the files beside it were packed at leisure. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page that was made for this request. */
async function sendMade(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('cache-control', SHARED).header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, QUICK));
}

const takesBrotli = ({ headers }: FastifyRequest) => /\bbr\b/.test(headers['accept-encoding'] ?? '');

/** `config.js`. */
export function configScript(apiBase: string): string {
  return `window.__API_BASE__ = ${JSON.stringify(apiBase).replaceAll('<', '\\u003c')};\n`;
}

/** Serves the built site: pages by their address, assets for ever, pictures and films, `config.js`. */
export async function registerSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { settings, siteRoot, mediaRoots, olderRoot = '' } = parts;
  const files = listFiles(siteRoot);
  const older = olderRoot ? listFiles(olderRoot) : new Set<string>();
  const allow = allowOwnStyles(siteRoot);
  app.setNotFoundHandler(notFoundAnswer(files, siteRoot, allow));
  await app.register(fastifyStatic, {
    root: siteRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // What is served is listed at the start; one file of it lies in `.well-known`.
    dotfiles: 'allow',
  });

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { path, search } = addressOf(request);
    const found = path === null ? { kind: 'none' as const } : findFile(files, path, search);
    if (found.kind === 'redirect') return reply.redirect(found.to, 301);
    if (found.kind === 'none' && path && older.has(path.slice(1)))
      return reply.header('cache-control', FOREVER).sendFile(path.slice(1), olderRoot);
    if (found.kind === 'none') return reply.callNotFound();
    if (found.kind === 'combined') {
      const { page, html } = await combinedList(siteRoot, found);
      return sendMade(request, allow(reply, page).header(...SPECULATION_HEADER), html);
    }
    allow(reply, found.path);
    if (found.path.endsWith('.html')) reply.header(...SPECULATION_HEADER);
    reply.header('cache-control', found.path.startsWith('assets/') ? FOREVER : SHARED);
    return reply.sendFile(found.path);
  };

  const config = configScript(settings.API_BASE);
  const etag = `"${createHash('sha256').update(config).digest('base64url').slice(0, 16)}"`;
  app.get(CONFIG_PATH, async (request, reply) => {
    reply.header('cache-control', REVALIDATE).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(config);
  });
  if (settings.STAGING === 'yes')
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
    );
  app.get<{ Querystring: { v?: string } }>(`${MEDIA_PATH}*`, (request, reply) => {
    const name = addressOf(request).path?.slice(MEDIA_PATH.length) ?? '';
    const root = isShownMedia(name) && mediaRoots.find((folder) => existsSync(join(folder, name)));
    if (!root) return reply.callNotFound();
    reply.header('cache-control', request.query.v ? FOREVER : REVALIDATE);
    return reply.sendFile(name, root);
  });
  speculationRoute(app);
  const script = settings.formWidgetScript;
  if (script)
    app.get(WIDGET_PATH, { helmet: widgetHeaders(script) }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', REVALIDATE)
        .header('x-robots-tag', 'noindex')
        .send(widgetPage(script)),
    );
  for (const locale of locales)
    app.get(addressIn(locale, EMBED_PATH), { helmet: embedHeaders(settings) }, servePage);
  app.get('/*', servePage);
}
