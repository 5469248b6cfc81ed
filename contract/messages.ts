/** How the messages name each field. */
const FIELD_NAMES = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone number',
  message: 'Message',
} as const;

export type EnquiryField = keyof typeof FIELD_NAMES;

/** The five fields in the order in which the form shows them and the messages list them. */
export const ENQUIRY_FIELDS = Object.keys(FIELD_NAMES) as EnquiryField[];

export const requiredMessage = (field: EnquiryField) => `${FIELD_NAMES[field]} is required`;
export const notTextMessage = (field: EnquiryField) => `${FIELD_NAMES[field]} must be text`;
export const tooLongMessage = (field: EnquiryField) => `${FIELD_NAMES[field]} is too long`;

/** Said of what is filled in and cannot be used: what to do about it. */
export const MALFORMED_EMAIL = 'Check the email: it should look like name@example.com';
export const PARTIAL_PHONE = 'Check the phone number: it does not have the digits of a whole number';
export const foreignPhoneMessage = (code: string) =>
  `No number in the country of ${code} looks like this: choose another code, or begin with + and the code`;

/** What a stored enquiry is answered with; `reference` has the form XXXX-XXXX. */
export const successText = (reference: string) =>
  `Thank you for your enquiry. Our team will contact you shortly. Reference: ${reference}`;

/** The service's answers to what it does not take, one sentence each, never echoing what came in. */
export const REFUSALS = {
  unreadable: 'The request could not be read',
  tooLarge: 'The enquiry is too long',
  notJson: 'Send the enquiry as JSON',
  notForm: 'Send the enquiry with the form on this site',
  foreignOrigin: 'This site may not send enquiries here',
  wrongMethod: 'Method not allowed',
  notFound: 'Not found',
  tooMany: 'Too many enquiries. Please wait a moment or call us',
  timedOut: 'Request timed out',
  unavailable: 'We cannot take your enquiry right now. Please call us',
  unforeseen: 'Something went wrong',
} as const;
