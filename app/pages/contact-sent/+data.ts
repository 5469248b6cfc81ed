import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '#app/page-meta.ts';
import { formRoutes, href } from '#app/routes.ts';
import { pageText } from '#content/strings/index.ts';
import { addressIn } from '#contract/languages.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const text = pageText(locale).contact.sent;
  return {
    meta: {
      path: addressIn(locale, formRoutes.sent),
      title: text.title,
      description: text.description,
      hidden: true,
    } satisfies PageMeta,
    ...text,
    to: href({ to: 'home' }, locale),
  };
}
