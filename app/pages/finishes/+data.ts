import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { libraryFinishes } from '#content/finishes.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const { title, description, line } = pageText(locale).finishes;
  return {
    meta: { path: href({ to: 'finishes' }, locale), title, description } satisfies PageMeta,
    title,
    line: line({ count: libraryFinishes().length }),
  };
}
