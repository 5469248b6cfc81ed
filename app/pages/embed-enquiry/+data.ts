import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '#app/page-meta.ts';
import { embedRoutes } from '#app/routes.ts';
import { company } from '#content/data/company.ts';
import { pageText } from '#content/strings/index.ts';
import { addressIn } from '#contract/languages.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const { title, description } = pageText(locale).contact;
  return {
    meta: {
      path: addressIn(locale, embedRoutes.enquiry),
      title,
      description,
      hidden: true,
      bare: true,
      enquiry: true,
    } satisfies PageMeta,
    name: company.name,
  };
}
