import type { PageContextServer } from 'vike/types';
import { telephoneAddress } from '#app/behaviours/reach-us.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import type { LegalSection } from '#app/sections/legal-text/legal-text.tsx';
import { company } from '#content/data/company.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const { title, description, updated, short, contents, sections: text } = pageText(locale).accessibility;
  const sections: LegalSection[] = [
    { id: 'standard', title: text.standard.title, intro: [text.standard.text] },
    {
      id: 'how',
      title: text.how.title,
      intro: [],
      list: text.how.list.map(([name, words]) => ({ name, text: words })),
    },
    {
      id: 'limits',
      title: text.limits.title,
      intro: [],
      list: text.limits.list.map((line) => ({ text: line })),
    },
    { id: 'checks', title: text.checks.title, intro: [text.checks.text] },
    { id: 'contact', title: text.contact.title, intro: [text.contact.text] },
  ];
  return {
    meta: { path: href({ to: 'accessibility' }, locale), title, description } satisfies PageMeta,
    title,
    legal: { updated, short: { title: short.title, points: short.points.split('\n') }, contents, sections },
    contact: {
      email: company.email,
      subject: text.contact.subject,
      or: text.contact.or,
      phone: { number: company.phone1, address: telephoneAddress(company.phone1) },
    },
  };
}
