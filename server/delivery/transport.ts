import type { Settings } from '../env.ts';
import type { StoredEnquiry } from '../outbox/outbox.ts';
import type { MailIdentity } from './compose.ts';
import { folderTransport } from './folder-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/** A way out for an enquiry. */
export interface MailTransport {
  /** Resolves once the other side has taken the mail for good. */
  send(row: StoredEnquiry): Promise<void>;
  /** Resolves when the other side would take mail now, without sending any. */
  verify(): Promise<void>;
  close(): void;
}

/** SMTP when the settings name a server, else .eml files in `DATA_DIR/mail`. */
export function openTransport(settings: Settings): MailTransport {
  const identity: MailIdentity = {
    from: settings.MAIL_FROM,
    to: settings.MAIL_TO,
    siteName: settings.siteName,
  };
  return settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, identity)
    : folderTransport(settings.DATA_DIR, identity);
}
