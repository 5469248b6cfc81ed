import type { Locale } from '#contract/languages.ts';

/** A fact nobody has confirmed yet: `example` stands in for it, `launch-check` lists it. */
interface Unset {
  readonly example: string;
}

function unset(example: string): Unset {
  return { example };
}

/** Every fact about the owner, once. Replace `unset('…')` by the plain value when the owner supplies it. */
const record = {
  /** Name as written in the header and in mail. */
  name: unset('Velmora'),
  street: unset('Showroom address, street and building'),
  email: unset('enquiries@example.com'),
  /** Two contact numbers, international form. */
  phone1: unset('+971 2 000 0000'),
  phone2: unset('+971 50 000 0000'),
  /** WhatsApp number, international form. */
  whatsapp: unset('+971 50 000 0001'),
  photoSharing: unset('https://example.com/photos'),
  shortVideo: unset('https://example.com/videos'),
  professionalNetwork: unset('https://example.com/network'),
  developer: unset('the site’s developer'),
  developerUrl: unset('https://example.com/'),
  /** Key of the map embed; without it the map is OpenStreetMap's. */
  mapsKey: unset(''),
  /**
   * Address of another company's form script, to stand in home's picture in place of our own form once a visitor has
   * accepted cookies; empty: our own form. docs/embedding.md says what it must be able to do.
   */
  formWidgetScript: '',
  /** Founded, as the specification says. */
  founded: '1997',
} as const;

type Facts = { readonly [K in keyof typeof record]: string };

/** The company's facts with examples in the place of what is not known yet. */
export const company = Object.fromEntries(
  Object.entries(record).map(([key, value]) => [key, typeof value === 'string' ? value : value.example]),
) as Facts;

/** Who another company's form comes from, in words; null while the form is our own. */
export const otherFormHost = company.formWidgetScript ? new URL(company.formWidgetScript).host : null;

/** What stands in for facts nobody has confirmed: no page of a public site may show it. */
export const shownExamples: readonly string[] = Object.values(record).flatMap((value) =>
  typeof value === 'string' || value.example === '' ? [] : [value.example],
);

/** Names of the facts that are still examples. */
export const unsetFacts = Object.entries(record)
  .filter(([, value]) => typeof value !== 'string')
  .map(([key]) => key);

/** The showroom's place and hours. Coordinates and hours: SPEC.md, Location and section 9. */
export const showroom = {
  latitude: 24.48,
  longitude: 54.36,
  /** Gulf Standard Time, hours of the day. */
  opens: 10,
  closes: 20,
  timeZone: 'Asia/Dubai',
} as const;

/** Years an enquiry is kept after the last interaction. SPEC.md section 9. */
export const RETENTION_YEARS = 3;
/** Days the consent cookie lives. SPEC.md section 9. */
export const CONSENT_DAYS = 150;
/** Whether the owner's counsel has read the privacy policy; it is true of the site, but nobody's advice. */
export const PRIVACY_REVIEWED: boolean = false;
/** Whether somebody who grew up with a language has read the site in it; `npm run strings -- export` writes what he reads. */
export const NATIVELY_READ: Readonly<Record<Locale, boolean>> = { en: true, ru: false, ar: false };
