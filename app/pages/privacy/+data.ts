import type { PageContextServer } from 'vike/types';
import { CONSENT_COOKIE } from '#app/behaviours/consent.ts';
import { LANGUAGE_KEY } from '#app/behaviours/language.ts';
import { SAVED_KEY } from '#app/behaviours/saved-count.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { DRAFT_KEY } from '#app/sections/enquiry-form/use-draft.ts';
import type { LegalSection } from '#app/sections/legal-text/legal-text.tsx';
import { CONSENT_DAYS, company, otherFormHost, RETENTION_YEARS } from '#content/data/company.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

const paragraphs = (text: string) => text.split('\n');
const named = (list: readonly (readonly [string, string])[]) => list.map(([name, text]) => ({ name, text }));
const plain = (list: readonly string[]) => list.map((text) => ({ text }));

export function data({ locale }: PageContextServer) {
  const { privacy: text, ui } = pageText(locale);
  const { who, when, what, purposes, basis, recipients, retention, cookies, rights, contact, changes } =
    text.sections;
  const address = ui.place.whole({ street: company.street });
  const sections: LegalSection[] = [
    { id: 'who', title: who.title, intro: paragraphs(who.text(company.name, address)) },
    { id: 'when', title: when.title, intro: [when.intro], list: named(when.list) },
    { id: 'what', title: what.title, intro: paragraphs(what.text) },
    {
      id: 'purposes',
      title: purposes.title,
      intro: [purposes.intro],
      list: plain(purposes.list),
      end: [purposes.end],
    },
    { id: 'basis', title: basis.title, intro: paragraphs(basis.text) },
    {
      id: 'recipients',
      title: recipients.title,
      intro: [],
      list: named(recipients.list),
      end: [recipients.end],
    },
    { id: 'retention', title: retention.title, intro: [retention.text(RETENTION_YEARS)] },
    {
      id: 'cookies',
      title: cookies.title,
      intro: [cookies.intro, ...(otherFormHost ? [cookies.otherForm(otherFormHost)] : [])],
    },
    { id: 'rights', title: rights.title, intro: [rights.intro], list: plain(rights.list), end: [rights.end] },
    { id: 'contact', title: contact.title, intro: [contact.text] },
    { id: 'changes', title: changes.title, intro: [changes.text] },
  ];
  return {
    meta: {
      path: href({ to: 'privacy' }, locale),
      title: text.title,
      description: text.description,
    } satisfies PageMeta,
    title: text.title,
    legal: {
      updated: text.updated,
      short: { title: text.short.title, points: paragraphs(text.short.points(RETENTION_YEARS)) },
      contents: text.contents,
      sections,
    },
    cookies: {
      head: cookies.head,
      rows: [
        { name: CONSENT_COOKIE, ...cookies.consent, life: cookies.consent.life(CONSENT_DAYS) },
        { name: SAVED_KEY, ...cookies.saved },
        { name: DRAFT_KEY, ...cookies.draft },
        { name: LANGUAGE_KEY, ...cookies.language },
      ],
      manage: cookies.manage,
      change: cookies.change,
      noScript: cookies.noScript,
    },
    contact: { email: company.email, subject: contact.subject, or: contact.or, address },
  };
}
