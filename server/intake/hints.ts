import type { IncomingHttpHeaders } from 'node:http';
import { HEADERS, HONEYPOT_FIELD } from '#contract/transport.ts';

/** What came beside the five fields; a bare post has none of it and is never worse off for that. */
export interface Hints {
  honeypotFilled: boolean;
  /** Milliseconds between showing and sending the form; null when unknown. */
  elapsedMs: number | null;
  idempotencyKey: string | null;
}

const KEY_MAX = 255;

function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}

/** Reads the hints; an unusable one counts as absent, for a bad extra must not cost an enquiry. */
export function readHints(headers: IncomingHttpHeaders, body: Record<string, unknown>): Hints {
  const honeypot = body[HONEYPOT_FIELD];
  const elapsed = header(headers, HEADERS.elapsed);
  const key = header(headers, HEADERS.idempotencyKey);
  return {
    honeypotFilled: typeof honeypot === 'string' && honeypot.trim() !== '',
    elapsedMs: elapsed && /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : null,
    idempotencyKey: key && key.length <= KEY_MAX ? key : null,
  };
}
