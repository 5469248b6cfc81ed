import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { company } from '#content/data/company.ts';

/** Origin of the site's own addresses in its head and sitemap, fixed when it is built. */
export const ORIGIN: string = import.meta.env.VITE_SITE_URL ?? 'http://localhost:3000';

/** What every page says of itself in its head. Part of each page's data under `meta`. */
export interface PageMeta {
  /** Canonical path, without origin. */
  path: string;
  title: string;
  description: string;
  keywords?: string;
  /** Picture for sharing, and the one to preload when `preload` is set. */
  picture?: PictureSource;
  /** `sizes` of the first picture in view; makes the head preload it. */
  preload?: string;
  /** Its other composition for upright screens, preloaded there in its place. */
  upright?: PictureSource;
  /** The header lies clear over a picture until the page is scrolled. */
  clearHeader?: boolean;
  /** Keeps a page out of search engines. */
  hidden?: boolean;
  /** Name of the model or project the page shows; the chat's greeting asks about it. */
  subject?: string;
  /** An enquiry can be sent from here: the page asks the service for its settings. */
  enquiry?: boolean;
  /** Stands alone, without header, footer, chat and cookies: it is shown in another site's frame. */
  bare?: boolean;
  /** Structured data, written as JSON-LD into the prerendered page only. */
  structured?: readonly object[];
}

/** A page's title with the company's name behind it. */
export const documentTitle = (title: string) => `${title} · ${company.name}`;

/** The meta of the page being rendered; the not-found page has no data and brings its own. */
export function metaOf(pageContext: {
  data?: unknown;
  is404?: boolean | null;
  urlPathname?: string;
}): PageMeta {
  const data = pageContext.data as { meta?: PageMeta } | undefined;
  if (data?.meta) return data.meta;
  return {
    path: pageContext.urlPathname ?? '/',
    title: '404',
    description: '',
    hidden: true,
  };
}
