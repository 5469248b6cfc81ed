/** What form and service say of an enquiry: the specification's words, which the service answers programs with. */
export { ENQUIRY_WORDS as enquiry } from '#contract/messages.ts';
