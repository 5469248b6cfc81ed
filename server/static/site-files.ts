import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { FACETS, type Facet, PROJECT_FILTER } from '#contract/addresses.ts';
import { addressIn, localised } from '#contract/languages.ts';

/** The one address with a capital in it, and how people type it. */
const CAPITALS = { from: '/livingrooms', to: '/livingRooms' };

/** A language's not-found page, which answers to no address of its own. */
export const NOT_FOUND = 'not-found/index.html';

/** A choice of a gallery's filters: facet and value. */
export type Choice = readonly [facet: Facet, value: string];

export type Found =
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'none' }
  /** A gallery asked for more than a prerendered list can show; `unknown`: also for something nobody offers. */
  | { kind: 'combined'; gallery: string; choices: readonly Choice[]; unknown: boolean };

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

/** File of a gallery's list of one choice, or of the whole gallery. */
export function listFile(
  gallery: string,
  choice: readonly [facet: string, value: string] | undefined,
  page = '',
): string {
  return [gallery, ...(choice ?? []), ...(page && ['page', page]), 'index.html'].join('/');
}

/** What answers a gallery's query without a script: each choice and each page of it is prerendered, several choices together are not. */
function variant(files: ReadonlySet<string>, gallery: string, query: URLSearchParams): Found | null {
  const asked = FACETS.flatMap((facet) =>
    [...new Set(query.getAll(facet))].map((value) => [facet, value] as const),
  );
  const choices = asked
    .filter(([, value]) => /^[\w-]+$/.test(value))
    .filter((one) => files.has(listFile(gallery, one)));
  if (choices.length < asked.length || choices.length > 1)
    return { kind: 'combined', gallery, choices, unknown: choices.length < asked.length };
  const page = query.get('page') ?? '';
  const candidates = [
    /^\d+$/.test(page) ? listFile(gallery, choices[0], page) : '',
    listFile(gallery, choices[0]),
  ];
  const path = candidates.find((name) => files.has(name));
  return path ? { kind: 'file', path } : null;
}

/** Decides what a GET answers; exact spelling, one address per page. */
export function findFile(files: ReadonlySet<string>, path: string, search: string): Found {
  const to = (target: string): Found => ({ kind: 'redirect', to: (target || '/') + search });
  if (path.startsWith('//')) return { kind: 'none' };
  const { locale, path: plain } = localised(path);
  if (plain === CAPITALS.from || plain.startsWith(`${CAPITALS.from}/`))
    return to(addressIn(locale, CAPITALS.to + plain.slice(CAPITALS.from.length)));
  const inner = path.slice(1);
  if (`/${inner}/index.html`.endsWith(`/${NOT_FOUND}`)) return { kind: 'none' };
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
  const query = new URLSearchParams(search);
  const kind =
    query.has(PROJECT_FILTER) && listFile(inner, [PROJECT_FILTER, query.get(PROJECT_FILTER) ?? '']);
  if (kind && files.has(kind)) return { kind: 'file', path: kind };
  const special = search && files.has(`data/${inner}.json`) && variant(files, inner, query);
  if (special) return special;
  if (files.has(page(inner))) return { kind: 'file', path: page(inner) };
  return files.has(inner) ? { kind: 'file', path: inner } : { kind: 'none' };
}

/** An address that asks for a file rather than a page: its miss must never be answered with HTML. */
export function isAssetPath(path: string): boolean {
  return /^\/(?:assets|media)\//.test(path) || /\.[a-z0-9]{1,8}$/i.test(path);
}
