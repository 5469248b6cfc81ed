/**
 * Extras travel in headers and only when the api base is same-origin: on a foreign backend an unknown header can fail
 * the preflight and lose the enquiry. `elapsed` is milliseconds between showing the form and sending it.
 */
export const HEADERS = { idempotencyKey: 'Idempotency-Key', elapsed: 'X-Form-Elapsed' } as const;

/** Header of our answer that names the enquiry's reference, for what is made of it; its words name it too. */
export const REFERENCE_HEADER = 'X-Enquiry-Reference';

/**
 * Key of the field people never see; it enters the body only when filled. The name means nothing to a browser's
 * autofill, which would otherwise fill it for genuine visitors.
 */
export const HONEYPOT_FIELD = 'topicNote';

/** A 2xx with a page in it is a captive portal or a fallback page, not our answer: treat it as a failure. */
export function isPage(body: string): boolean {
  return /^\s*<(!doctype|html)/i.test(body);
}
