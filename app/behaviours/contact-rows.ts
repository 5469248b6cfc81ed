import { company } from '#content/data/company.ts';
import type { UiStrings } from '#content/strings/index.ts';
import { telephoneAddress } from './reach-us.ts';

/** One way to reach the company: plain lines, or lines that are links. */
export interface ContactRow {
  label: string;
  lines: readonly { text: string; to?: string }[];
}

/** The ways to reach the company that every page tells alike. For page data. */
export function contactRows(
  labels: { address: string; hours: string; telephone: string; email: string },
  hours: string,
  place: UiStrings['place'],
) {
  return {
    address: {
      label: labels.address,
      lines: [{ text: company.street }, { text: place.cityAndCountry }],
    },
    hours: { label: labels.hours, lines: [{ text: hours }] },
    telephone: {
      label: labels.telephone,
      lines: [company.phone1, company.phone2].map((text) => ({ text, to: telephoneAddress(text) })),
    },
    email: { label: labels.email, lines: [{ text: company.email, to: `mailto:${company.email}` }] },
  } as const satisfies Record<string, ContactRow>;
}
