import type { StoredEnquiry } from '../outbox/outbox.ts';

/** Mails under way at once. Two: one slow one does not hold the rest, and a crash repeats two at most. */
export const SEND_CONCURRENCY = 2;

/** Folder below DATA_DIR for mails that are files. */
export const MAIL_FOLDER = 'mail';

/** A way out for an enquiry. */
export interface MailTransport {
  /** Resolves once the other side has taken the mail for good. */
  send(row: StoredEnquiry): Promise<void>;
  /** Resolves when the other side would take mail now, without sending any. */
  verify(): Promise<void>;
  close(): void;
}
