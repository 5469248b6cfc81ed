import { type CategorySlug, categories } from '#content/data/categories.ts';
import {
  EMBED_PATH,
  type Facet,
  FORM_PATH,
  NOT_SENT_PATH,
  PROJECT_FILTER,
  SENT_PATH,
} from '#contract/addresses.ts';
import { addressIn, type Locale, locales, localised } from '#contract/languages.ts';

/** Addresses of the single pages, spelled as the specification spells them. */
export const routes = {
  home: '/',
  about: '/about',
  concepts: '/concepts',
  portfolio: '/portfolio',
  location: '/location',
  contact: FORM_PATH,
  privacy: '/privacy-policy',
  accessibility: '/accessibility',
  finishes: '/finishes',
} as const;

/** Pages reached only by sending the plain form. They are not in the sitemap. */
export const formRoutes = { sent: SENT_PATH, notSent: NOT_SENT_PATH } as const;

/** Pages that show what a visitor chose or asks for. They are not in the sitemap. */
export const toolRoutes = { search: '/search', saved: '/saved', compare: '/compare' } as const;

/** The not-found page of every language but the default one; nothing leads here. */
export const NOT_FOUND_PATH = '/not-found';

/** Pages for other sites to show in a frame. They are not in the sitemap. */
export const embedRoutes = { enquiry: EMBED_PATH } as const;

export type CategoryPath = `/${CategorySlug}`;

/** Addresses of the twelve galleries. */
export const galleryPaths: readonly CategoryPath[] = categories.map(({ slug }) => `/${slug}` as const);

/** The 20 addresses of SPEC.md section 2 without the not-found page, the accessibility statement and the finish library; prerender, sitemap and sweep walk it. */
export const mainPaths: readonly string[] = [...Object.values(routes), ...galleryPaths];

/** Where a link may lead. `photo` counts from 1; `hash` without its sign; `models` are slugs, in links to saved models with colour and hour, `samples` ids of finishes, in their order; `kind` the slug of a category of projects. */
export type Place =
  | { to: 'portfolio'; kind: string }
  | {
      to: keyof typeof routes;
      hash?: string;
      about?: string;
      models?: readonly string[];
      samples?: readonly string[];
    }
  | { tool: 'search'; query?: string }
  | {
      tool: Exclude<keyof typeof toolRoutes, 'search'>;
      models?: readonly string[];
      samples?: readonly string[];
    }
  | {
      category: CategorySlug;
      page?: number;
      filters?: Partial<Record<Facet, readonly string[]>>;
      all?: boolean;
    }
  | { category: CategorySlug; product: string; photo?: number }
  | { project: string; photo?: number };

/** The one function that makes addresses. A locale other than the default becomes the first part. */
export function href(place: Place, locale: Locale): string {
  return addressIn(locale, pathOf(place));
}

/** The same page in every published language, for search engines; without one of theirs visitors are shown the default. None where there is but one. */
export function alternatesOf(path: string): { hreflang: string; path: string }[] {
  if (locales.length < 2) return [];
  const { path: plain } = localised(path);
  return [
    ...locales.map((locale) => ({ hreflang: locale as string, path: addressIn(locale, plain) })),
    { hreflang: 'x-default', path: plain },
  ];
}

function pathOf(place: Place): string {
  if ('kind' in place) return withQuery(routes.portfolio, { [PROJECT_FILTER]: place.kind });
  if ('to' in place) {
    const query = place.about ? `?about=${encodeURIComponent(place.about)}` : listsQuery(place);
    return `${routes[place.to]}${query}${place.hash ? `#${place.hash}` : ''}`;
  }
  if ('tool' in place) {
    if (place.tool === 'search') return withQuery(toolRoutes.search, { q: place.query });
    return `${toolRoutes[place.tool]}${listsQuery(place)}`;
  }
  if ('project' in place) return withQuery(`${routes.portfolio}/${place.project}`, { photo: place.photo });
  if ('product' in place) return withQuery(`/${place.category}/${place.product}`, { photo: place.photo });
  return withQuery(`/${place.category}`, {
    ...place.filters,
    page: place.page === 1 ? undefined : place.page,
    show: place.all ? 'all' : undefined,
  });
}

/** Slugs need no escaping, and the comma between them is left as it is: such an address is read out and written down. */
function listsQuery(lists: { models?: readonly string[]; samples?: readonly string[] }): string {
  const parts = (['models', 'samples'] as const).flatMap((name) => {
    const slugs = lists[name] ?? [];
    return slugs.length > 0 ? `${name}=${slugs.join(',')}` : [];
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Escaped letters of other scripts than Latin. A browser escapes them by itself; written out they are short, and can be read. */
const OTHER_LETTERS = /(?:%[89A-F][0-9A-F])+/g;

function withQuery(
  path: string,
  query: Record<string, string | number | readonly string[] | undefined>,
): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value ?? []].flat().map((one) => [key, String(one)]),
  );
  if (pairs.length === 0) return path;
  const escaped = String(new URLSearchParams(pairs));
  return `${path}?${escaped.replaceAll(OTHER_LETTERS, decodeURIComponent)}`;
}
