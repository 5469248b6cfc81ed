import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '#app/page-meta.ts';
import { DEFAULT_LOCALE, pageText } from '#content/strings/index.ts';
import { emptyCabinet } from '#drawing/empty-cabinet.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const text = pageText(locale ?? DEFAULT_LOCALE).notFound;
  return {
    meta: { path: '', title: text.title, description: text.description, hidden: true } satisfies PageMeta,
    ...text,
    cabinet: emptyCabinet(),
  };
}
