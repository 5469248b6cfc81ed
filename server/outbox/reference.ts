import { createHash, randomInt } from 'node:crypto';
import type { Enquiry } from '#contract/enquiry.ts';

/** Letters and digits nobody confuses on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A new reference, XXXX-XXXX: 6.5 × 10^11 of them; a clash is caught by the store and drawn again. */
export const newReference = () => `${four()}-${four()}`;

export const REFERENCE_PATTERN = /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

const digest = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The same five fields give the same key. */
export function contentKey(enquiry: Enquiry): string {
  return digest(
    'content',
    enquiry.firstName,
    enquiry.lastName,
    enquiry.email,
    enquiry.phone,
    enquiry.message,
  );
}

/** An Idempotency-Key counts together with the content: reused with other content it must not lose that content. */
export function idempotencyKey(key: string, enquiry: Enquiry): string {
  return digest('idempotency', key, contentKey(enquiry));
}

/** A client's address as the rate limit stores it: salted, so that the table names nobody. */
export const clientKey = (salt: string, client: string) => digest('client', salt, client);
