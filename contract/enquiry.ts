import * as v from 'valibot';
import { cleanLine, cleanText, isBlank } from './clean.ts';
import { fill } from './fill.ts';
import { fits, LIMITS } from './limits.ts';
import {
  ENQUIRY_FIELDS,
  ENQUIRY_WORDS,
  type EnquiryField,
  type EnquiryWords,
  type FORM_FIELDS,
} from './messages.ts';
import { asCountryCode, type CountryCode, type ReadPhone, readPhone } from './phone.ts';
import { isPast } from './visit.ts';

/** What can be wrong with any field. */
const FAULTS = ['required', 'notText', 'tooLong'] as const;
type Fault = (typeof FAULTS)[number];

function field(name: EnquiryField, clean: (value: string) => string) {
  return v.pipe(
    v.nullish(v.string('notText' satisfies Fault), ''),
    v.transform(clean),
    v.check((value) => !isBlank(value), 'required' satisfies Fault),
    v.check((value) => fits(value, LIMITS[name]), 'tooLong' satisfies Fault),
  );
}

/** The payload of `POST {api base}/mail/send`: five texts, all required; unknown keys are dropped. */
export const enquirySchema = v.object({
  /** One line, ≤ 200 characters. */
  firstName: field('firstName', cleanLine),
  /** One line, ≤ 200 characters. */
  lastName: field('lastName', cleanLine),
  /** One line, ≤ 320 characters; a malformed address is still taken. */
  email: field('email', cleanLine),
  /** One line, ≤ 60 characters: country code and number, e.g. `+971501234567`. */
  phone: field('phone', cleanLine),
  /** Lines, ≤ 100 000 characters; may open with the line of `about.ts`. */
  message: field('message', cleanText),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;
export type EnquiryCheck = { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors };

export type FormErrors = Partial<Record<(typeof FORM_FIELDS)[number], string>>;
export type FormCheck = { ok: true; enquiry: Enquiry } | { ok: false; errors: FormErrors };

/** Cleans and checks a parsed body; `errors` holds the first message of each field at fault, in the words of a language. */
export function checkEnquiry(input: unknown, words: EnquiryWords = ENQUIRY_WORDS): EnquiryCheck {
  const result = v.safeParse(enquirySchema, input);
  if (result.success) return { ok: true, enquiry: result.output };
  const errors: EnquiryErrors = {};
  for (const issue of result.issues) {
    const name = ENQUIRY_FIELDS.find((key) => key === issue.path?.[0]?.key);
    const fault = FAULTS.find((known) => known === issue.message);
    if (name && fault) errors[name] ??= fill(words.faults[fault], { field: words.fields[name] });
  }
  return { ok: false, errors };
}

/** The messages in the order of the form. */
export function errorLines(errors: EnquiryErrors): string[] {
  return ENQUIRY_FIELDS.flatMap((name) => errors[name] ?? []);
}

/** What a form holds: the payload's fields with the number as typed, the chosen country code beside it, and the day of a wished visit. */
export type EnquiryForm = Record<EnquiryField, string> & { countryCode: string; visitDay?: string };

/** Something, an @, and a domain with a dot in it: what else an address may be is for its own server to say. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Why a number that is filled in cannot be dialled, in a sentence; none when it can be. */
function phoneError(fault: ReadPhone['fault'], code: CountryCode, { faults }: EnquiryWords): EnquiryErrors {
  if (fault === null) return {};
  return { phone: fault === 'foreign' ? fill(faults.foreignPhone, { code }) : faults.phone };
}

/**
 * Checks a form on submit and joins code and number; a blank number is missing even though a code is chosen. A form can ask, so it is stricter
 * than `checkEnquiry`, which takes whatever a person may have meant.
 */
export function enquiryFromForm(
  form: EnquiryForm,
  words: EnquiryWords = ENQUIRY_WORDS,
  now = new Date(),
): FormCheck {
  const code = asCountryCode(form.countryCode);
  const { phone, fault } = isBlank(form.phone)
    ? { phone: '', fault: null }
    : readPhone(code, cleanLine(form.phone));
  const check = checkEnquiry({ ...form, phone }, words);
  const errors: FormErrors = {
    ...(isPast(cleanLine(form.visitDay ?? ''), now) && { visitDay: words.faults.pastDay }),
    ...(!EMAIL.test(cleanLine(form.email)) && { email: words.faults.email }),
    ...phoneError(fault, code, words),
    ...(check.ok ? {} : check.errors),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : check;
}
