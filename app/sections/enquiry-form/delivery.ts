import { pageLocale } from '#app/behaviours/page-locale.ts';
import { type Failure, failureOf, sendEnquiry } from '#app/behaviours/send-enquiry.ts';
import { need, words } from '#app/behaviours/words.ts';
import { type AboutSubject, withAbout } from '#contract/about.ts';
import { VISIT_PATH } from '#contract/addresses.ts';
import { type Enquiry, type EnquiryForm, enquiryFromForm, type FormErrors } from '#contract/enquiry.ts';
import { fill } from '#contract/fill.ts';
import { addressIn } from '#contract/languages.ts';
import { FORM_FIELDS } from '#contract/messages.ts';
import { HONEYPOT_FIELD } from '#contract/transport.ts';
import { type Visit, visitOf, visitQuery, withVisit } from '#contract/visit.ts';
import { withLanguage } from '#contract/written-in.ts';

need('enquiry');

/** Checks and sends what a form holds. Fetched when somebody begins to write: no page's first load pays for it. */

/** A form that passed. */
export interface Parcel {
  enquiry: Enquiry;
  visit: Visit | null;
  /** What stands in the field people never see. */
  honeypot: string;
}

/** The service's words and, for a wished visit, the address of its calendar file; or why it did not go out. */
export type Outcome = { ok: true; text: string; file: string | null } | { ok: false; failure: Failure };

/** Checks a filled form; what it asks about and the visit it wishes for become lines of its message. */
export function check(
  data: FormData,
  about: AboutSubject | null,
): { ok: true; parcel: Parcel } | { ok: false; errors: FormErrors } {
  const text = (name: string) => String(data.get(name) ?? '');
  const values = [...FORM_FIELDS, 'countryCode'].map((name) => [name, text(name)]);
  const checked = enquiryFromForm(Object.fromEntries(values) as EnquiryForm, words('enquiry'));
  if (!checked.ok) return checked;
  const visit = visitOf(text);
  const told = withLanguage(pageLocale(), checked.enquiry.message);
  const wished = visit ? withVisit(visit, told) : told;
  const message = about ? withAbout(about, wished) : wished;
  return {
    ok: true,
    parcel: { enquiry: { ...checked.enquiry, message }, visit, honeypot: text(HONEYPOT_FIELD) },
  };
}

/** Sends a parcel; `key` is the same for every try of one enquiry, `elapsed` the milliseconds the form was shown. */
export async function deliver(
  { enquiry, visit, honeypot }: Parcel,
  tried: { key: string; elapsed: number },
): Promise<Outcome> {
  try {
    const { text, reference } = await sendEnquiry(enquiry, { ...tried, honeypot });
    const file =
      visit && reference ? `${addressIn(pageLocale(), VISIT_PATH)}?${visitQuery(visit, reference)}` : null;
    // The service answers programs in English; a reference it names by itself goes into this page's own sentence.
    return { ok: true, text: reference ? fill(words('enquiry').success, { reference }) : text, file };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
