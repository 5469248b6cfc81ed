import type { Transaction } from 'kysely';
import type { Enquiry } from '#contract/enquiry.ts';
import type { Tables } from './tables.ts';

/** One checked enquiry on its way into the outbox. */
export interface Incoming {
  enquiry: Enquiry;
  /** `email`, `phone` when badly formed. */
  flags: string[];
  /** Why it goes to quarantine; null for the mail. */
  quarantineReason: string | null;
  /** Value of the Idempotency-Key header, null without one. */
  idempotencyKey: string | null;
  /** Client address (IPv6: its /64), null when the rate is not limited. */
  client: string | null;
}

export type Accepted =
  | { kind: 'stored' | 'replayed'; reference: string }
  | { kind: 'limited'; retryAfterSeconds: number };

export interface RateRule {
  max: number;
  windowMs: number;
}

export interface AcceptOptions {
  rules: RateRule[];
  /** Domain of the Message-IDs. */
  mailDomain: string;
  now: () => number;
}

export type Trx = Transaction<Tables>;
/** What became of each enquiry of a batch; undefined while undecided. */
export type Verdicts = (Accepted | undefined)[];

/** Keys without repetition, in the one order in which every instance takes its locks. */
export const unique = (keys: string[]) => [...new Set(keys)].sort();
