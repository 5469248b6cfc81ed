import { fill } from './fill.ts';
import { VISIT_FIELDS, type VisitPlace } from './visit.ts';

/** The five fields in the order in which the form shows them and the messages list them. */
export const ENQUIRY_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;

/** What a form shows of its fields, in their order: those, and the day of a wished visit. */
export const FORM_FIELDS = [...ENQUIRY_FIELDS, VISIT_FIELDS.day] as const;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** What form and service say of an enquiry in a language; `%name` stands for what is put there. Plain texts, so that a file can carry them to the service. */
export interface EnquiryWords {
  /** How the messages name each field. */
  readonly fields: Readonly<Record<EnquiryField, string>>;
  readonly faults: {
    /** `%field` is the name of the field. */
    readonly required: string;
    readonly notText: string;
    readonly tooLong: string;
    /** Said of what is filled in and cannot be used: what to do about it. */
    readonly email: string;
    readonly phone: string;
    /** `%code` is the chosen country code. */
    readonly foreignPhone: string;
    readonly pastDay: string;
  };
  /** Said by the form's own pages; what programs are answered stays English. */
  readonly refusals: { readonly tooMany: string; readonly unavailable: string };
  /** `%reference` has the form XXXX-XXXX. */
  readonly success: string;
  /** The calendar file of a wished visit; `%site` is the company, `%place` where. */
  readonly calendar: {
    readonly places: Readonly<Record<VisitPlace, string>>;
    readonly summary: string;
    readonly description: string;
    readonly location: string;
  };
}

/** The specification's words, which programs are answered with in any case. */
export const ENQUIRY_WORDS: EnquiryWords = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone number',
    message: 'Message',
  },
  faults: {
    required: '%field is required',
    notText: '%field must be text',
    tooLong: '%field is too long',
    email: 'Check the email: it should look like name@example.com',
    phone: 'Check the phone number: it does not have the digits of a whole number',
    foreignPhone:
      'No number in the country of %code looks like this: choose another code, or begin with + and the code',
    pastDay: 'Choose today or a later day: the one you wished for is over',
  },
  refusals: {
    tooMany: 'Too many enquiries. Please wait a moment or call us',
    unavailable: 'We cannot take your enquiry right now. Please call us',
  },
  success: 'Thank you for your enquiry. Our team will contact you shortly. Reference: %reference',
  calendar: {
    places: { showroom: 'at the showroom', video: 'by video', home: 'at my home' },
    summary: '%site, %place (%reference)',
    description: 'Wished, not yet confirmed: we write or call with the hour. Reference: %reference',
    location: 'Showroom of %site',
  },
};

/** What a stored enquiry is answered with; `reference` has the form XXXX-XXXX. */
export const successText = (reference: string) => fill(ENQUIRY_WORDS.success, { reference });

/** The service's answers to what it does not take, one sentence each, never echoing what came in. */
export const REFUSALS = {
  unreadable: 'The request could not be read',
  tooLarge: 'The enquiry is too long',
  notJson: 'Send the enquiry as JSON',
  notForm: 'Send the enquiry with the form on this site',
  foreignOrigin: 'This site may not send enquiries here',
  wrongMethod: 'Method not allowed',
  notFound: 'Not found',
  timedOut: 'Request timed out',
  unforeseen: 'Something went wrong',
  ...ENQUIRY_WORDS.refusals,
} as const;
