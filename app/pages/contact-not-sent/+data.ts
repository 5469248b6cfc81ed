import type { PageMeta } from '#app/page-meta.ts';
import { formRoutes } from '#app/routes.ts';
import { DEFAULT_LOCALE, pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data() {
  const text = pageText(DEFAULT_LOCALE).contact.notSent;
  return {
    meta: {
      path: formRoutes.notSent,
      title: text.title,
      description: text.description,
      hidden: true,
    } satisfies PageMeta,
    ...text,
  };
}
