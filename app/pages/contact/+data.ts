import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { company } from '#content/data/company.ts';
import { DEFAULT_LOCALE, pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data() {
  const text = pageText(DEFAULT_LOCALE).contact;
  return {
    meta: {
      path: href({ to: 'contact' }),
      title: text.title,
      description: text.description,
      enquiry: true,
    } satisfies PageMeta,
    title: text.title,
    line: text.line,
    aside: {
      title: text.aside.title,
      rows: [
        { label: text.aside.showroom, lines: [company.street, `${company.city}, ${company.country}`] },
        { label: text.aside.hours, lines: [text.aside.hoursValue] },
        { label: text.aside.telephone, lines: [company.phone1, company.phone2], kind: 'tel' as const },
        { label: text.aside.email, lines: [company.email], kind: 'mailto' as const },
      ],
      chat: text.aside.chat,
      visit: { to: href({ to: 'location' }), words: text.aside.visit },
    },
  };
}
