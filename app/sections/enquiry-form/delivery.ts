import { type Failure, failureOf, sendEnquiry } from '#app/behaviours/send-enquiry.ts';
import { type AboutSubject, withAbout } from '#contract/about.ts';
import { VISIT_PATH } from '#contract/addresses.ts';
import { type Enquiry, type EnquiryErrors, type EnquiryForm, enquiryFromForm } from '#contract/enquiry.ts';
import { ENQUIRY_FIELDS } from '#contract/messages.ts';
import { HONEYPOT_FIELD } from '#contract/transport.ts';
import { type Visit, visitOf, visitQuery, withVisit } from '#contract/visit.ts';

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
): { ok: true; parcel: Parcel } | { ok: false; errors: EnquiryErrors } {
  const text = (name: string) => String(data.get(name) ?? '');
  const values = [...ENQUIRY_FIELDS, 'countryCode'].map((name) => [name, text(name)]);
  const checked = enquiryFromForm(Object.fromEntries(values) as EnquiryForm);
  if (!checked.ok) return checked;
  const visit = visitOf(text);
  const wished = visit ? withVisit(visit, checked.enquiry.message) : checked.enquiry.message;
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
    const file = visit && reference ? `${VISIT_PATH}?${visitQuery(visit, reference)}` : null;
    return { ok: true, text, file };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
