import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const { title, description, line } = pageText(locale).compare;
  return {
    meta: { path: href({ tool: 'compare' }, locale), title, description, hidden: true } satisfies PageMeta,
    title,
    line,
  };
}
