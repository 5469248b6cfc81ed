import type { Generated } from 'kysely';

/** One enquiry and its delivery state: the only truth about it. Times are milliseconds since 1970. */
export interface EnquiryRow {
  /** Order of acceptance. */
  id: Generated<number>;
  /** XXXX-XXXX, what the visitor was told. */
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  /** Space-separated: `email` and `phone` when badly formed. */
  flags: string;
  /** Same on every attempt, so that a mailbox can tell a repeated delivery. */
  message_id: string;
  accepted_at: number;
  /** Attempts made so far. */
  attempts: Generated<number>;
  next_attempt_at: number;
  /** Which instance is sending it, and until when others leave it alone. */
  claimed_by: string | null;
  claimed_until: number | null;
  /** `outage`, `temporary` or `permanent`. */
  last_failure: string | null;
  /** Code and text of the last failure, for the operator. */
  last_error: string | null;
  delivered_at: number | null;
  /** Why it waits for a person; null when it does not. */
  quarantine_reason: string | null;
}

/** A key of a recent enquiry: the same key is answered with the same reference until it expires. */
export interface ReplayKeyRow {
  key: string;
  reference: string;
  expires_at: number;
}

/** Enquiries of one client in one window; the address is in it only as a salted hash. */
export interface RateWindowRow {
  key: string;
  count: number;
  expires_at: number;
}

/** Small facts of the store: the salt, the time of the last probe. */
export interface MetaRow {
  name: string;
  value: string;
}

/** Mails that left together, kept for a minute. */
export interface MailStartRow {
  id: Generated<number>;
  started_at: number;
  mails: number;
}

export interface Tables {
  enquiries: EnquiryRow;
  replay_keys: ReplayKeyRow;
  rate_windows: RateWindowRow;
  meta: MetaRow;
  mail_starts: MailStartRow;
}
