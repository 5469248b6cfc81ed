import type { PageContextServer } from 'vike/types';
import { searchLists } from '#app/page-data/search-index.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const { title, description } = pageText(locale).search;
  return {
    meta: { path: href({ tool: 'search' }, locale), title, description, hidden: true } satisfies PageMeta,
    title,
    lists: searchLists(locale),
  };
}
