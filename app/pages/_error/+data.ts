import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '#app/page-meta.ts';
import { DEFAULT_LOCALE, pageText } from '#content/strings/index.ts';
import { emptyCabinet } from '#drawing/empty-cabinet.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const { notFound: text, search } = pageText(locale ?? DEFAULT_LOCALE);
  return {
    meta: { path: '', title: text.title, description: text.description, hidden: true } satisfies PageMeta,
    ...text,
    search: { label: search.label, submit: search.submit },
    cabinet: emptyCabinet(),
  };
}
