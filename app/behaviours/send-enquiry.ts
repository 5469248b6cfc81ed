import { SEND_PATH } from '#contract/addresses.ts';
import type { Enquiry } from '#contract/enquiry.ts';
import { HEADERS, HONEYPOT_FIELD, isPage } from '#contract/transport.ts';

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

interface Extras {
  /** The same for every try of one enquiry. */
  key: string;
  /** Milliseconds between showing the form and sending it. */
  elapsed: number;
  /** What stands in the field people never see. */
  honeypot: string;
}

/**
 * Sends an enquiry and returns the service's words. There is no time-out: a slow answer is still an answer.
 * @throws Error for every failure: no connection, a redirect, a status other than 2xx, a page instead of words.
 */
export async function sendEnquiry(enquiry: Enquiry, { key, elapsed, honeypot }: Extras): Promise<string> {
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
  if (!response.ok) throw new Error(`answered ${response.status}`);
  if (isPage(body)) throw new Error('answered with a page');
  return body;
}
