import type { PageMeta } from '#app/page-meta.ts';
import { embedRoutes } from '#app/routes.ts';
import { company } from '#content/data/company.ts';
import { DEFAULT_LOCALE, pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data() {
  const { title, description } = pageText(DEFAULT_LOCALE).contact;
  return {
    meta: {
      path: embedRoutes.enquiry,
      title,
      description,
      hidden: true,
      bare: true,
      enquiry: true,
    } satisfies PageMeta,
    name: company.name,
  };
}
