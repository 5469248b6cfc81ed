import type { PageContextServer } from 'vike/types';
import { contactRows } from '#app/behaviours/contact-rows.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { openingText } from '#content/opening.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const { contact: text, ui } = pageText(locale);
  return {
    meta: {
      path: href({ to: 'contact' }, locale),
      title: text.title,
      description: text.description,
      enquiry: true,
    } satisfies PageMeta,
    title: text.title,
    line: text.line,
    aside: {
      title: text.aside.title,
      rows: Object.values(
        contactRows(
          { ...text.aside, address: text.aside.showroom },
          openingText(text.aside.hoursValue, ui.clock.tight),
          ui.place,
        ),
      ),
      chat: text.aside.chat,
      visit: { to: href({ to: 'location' }, locale), words: text.aside.visit },
    },
  };
}
