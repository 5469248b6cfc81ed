import { SEND_PATH } from '#contract/addresses.ts';
import type { Enquiry } from '#contract/enquiry.ts';
import { HEADERS, HONEYPOT_FIELD, isPage, REFERENCE_HEADER } from '#contract/transport.ts';

declare global {
  interface Window {
    /** Base address of the enquiry service, set by the same-origin `config.js`. */
    __API_BASE__?: string;
  }
}

/** Window setting, else build setting, else our own service. Never query, hash or storage. */
export function apiBase(): string {
  return window.__API_BASE__ || import.meta.env.VITE_API_BASE || '/api';
}

/** The service's words, and the enquiry's reference where the service names it by itself. */
export interface Answer {
  text: string;
  reference: string | null;
}

interface Extras {
  /** The same for every try of one enquiry. */
  key: string;
  /** Milliseconds between showing the form and sending it. */
  elapsed: number;
  /** What stands in the field people never see. */
  honeypot: string;
}

/** Why an enquiry did not go out: no answer came, we are asked too often, or the service could not take it. */
export type Failure = 'offline' | 'busy' | 'failed';

/** An answer other than the service's words. */
class RefusedError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`answered ${status}`);
    this.status = status;
  }
}

/** Status of an answer to a client that asks too often. */
const TOO_MANY = 429;

/** What a failed `sendEnquiry` came of. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof RefusedError)) return 'offline';
  return error.status === TOO_MANY ? 'busy' : 'failed';
}

/**
 * Sends an enquiry and returns the service's answer. There is no time-out: a slow answer is still an answer.
 * @throws Error for every failure: no connection, a redirect, a status other than 2xx, a page instead of words.
 */
export async function sendEnquiry(enquiry: Enquiry, { key, elapsed, honeypot }: Extras): Promise<Answer> {
  const address = new URL(`${apiBase().replace(/\/$/, '')}${SEND_PATH}`, window.location.href);
  const own = address.origin === window.location.origin;
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      // On a foreign backend an unknown header could fail the preflight and lose the enquiry.
      ...(own && { [HEADERS.idempotencyKey]: key, [HEADERS.elapsed]: String(elapsed) }),
    },
    body: JSON.stringify(honeypot ? { ...enquiry, [HONEYPOT_FIELD]: honeypot } : enquiry),
  });
  const body = await response.text();
  // A page in the answer's place is a network that wants a sign-in: no answer of ours.
  if (!response.ok || isPage(body)) throw new RefusedError(response.status);
  return { text: body, reference: response.headers.get(REFERENCE_HEADER) };
}
