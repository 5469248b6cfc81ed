import { randomUUID } from 'node:crypto';
import type { Settings } from '../env.ts';
import type { StoredEnquiry } from '../outbox/outbox.ts';
import { failureNote } from './failure.ts';
import type { MailTransport } from './transport.ts';

const WELL =
  'Nobody wrote this. If you read it where enquiries should arrive, the mail server is set up well.';

/** A row that was never asked by anyone and is not kept: it goes the way of every enquiry, past the outbox. */
function row(
  { MAIL_FROM, MAIL_TO }: Pick<Settings, 'MAIL_FROM' | 'MAIL_TO'>,
  now: number,
  message: string,
): StoredEnquiry {
  return {
    id: 0,
    reference: 'TEST-MAIL',
    first_name: 'Test',
    last_name: 'letter',
    email: MAIL_TO,
    phone: '',
    message,
    flags: '',
    message_id: `<${randomUUID()}@${MAIL_FROM.split('@').at(-1)}>`,
    accepted_at: now,
    attempts: 0,
    next_attempt_at: now,
    claimed_by: null,
    claimed_until: null,
    last_failure: null,
    last_error: null,
    delivered_at: null,
    quarantine_reason: null,
  };
}

/** Sends one letter as an enquiry would be sent; resolves to null, or to what the mail server said against it. */
export async function sendTestLetter(
  settings: Pick<Settings, 'MAIL_FROM' | 'MAIL_TO'>,
  transport: MailTransport,
  now: number,
  message = WELL,
): Promise<string | null> {
  try {
    await transport.send(row(settings, now, message));
    return null;
  } catch (error) {
    return failureNote(error);
  } finally {
    transport.close();
  }
}
