import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Facets a gallery can be narrowed by one at a time without JavaScript; each value is a prerendered page. */
const FACETS = ['style', 'layout', 'finish', 'colour', 'handle'];
/** The one address with a capital in it, and how people type it. */
const CAPITALS = { from: '/livingrooms', to: '/livingRooms' };

export type Found = { kind: 'file'; path: string } | { kind: 'redirect'; to: string } | { kind: 'none' };

/** Every file of the built site, as paths from its root: `about/index.html`. */
export function listFiles(root: string): Set<string> {
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new Set(
      files.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
    );
  } catch {
    return new Set();
  }
}

/** A prerendered page for `?page=3` or one facet, when that is the whole query. */
function variant(path: string, query: URLSearchParams): string | null {
  const [[key, value] = [], ...rest] = [...query];
  if (rest.length > 0 || key === undefined || value === undefined || !/^[\w-]+$/.test(value)) return null;
  return key === 'page' || FACETS.includes(key) ? `${path}/${key}/${value}/index.html` : null;
}

/** Decides what a GET answers; exact spelling, one address per page. */
export function findFile(files: ReadonlySet<string>, path: string, search: string): Found {
  const to = (target: string): Found => ({ kind: 'redirect', to: (target || '/') + search });
  if (path.startsWith('//')) return { kind: 'none' };
  if (path === CAPITALS.from || path.startsWith(`${CAPITALS.from}/`))
    return to(CAPITALS.to + path.slice(CAPITALS.from.length));
  const inner = path.slice(1);
  const page = (name: string) => (name === '' ? 'index.html' : `${name}/index.html`);
  if (inner.endsWith('/')) {
    const bare = inner.replace(/\/+$/, '');
    return files.has(page(bare)) ? to(`/${bare}`) : { kind: 'none' };
  }
  if (inner === 'index.html' || inner.endsWith('/index.html')) {
    return files.has(inner)
      ? to(`/${inner.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1'))
      : { kind: 'none' };
  }
  const special = variant(inner, new URLSearchParams(search));
  if (special && files.has(special)) return { kind: 'file', path: special };
  if (files.has(page(inner))) return { kind: 'file', path: page(inner) };
  return files.has(inner) ? { kind: 'file', path: inner } : { kind: 'none' };
}

/** An address that asks for a file rather than a page: its miss must never be answered with HTML. */
export function isAssetPath(path: string): boolean {
  return /^\/(?:assets|media)\//.test(path) || /\.[a-z0-9]{1,8}$/i.test(path);
}
