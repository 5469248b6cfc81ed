import type { FailureKind } from '../outbox/outbox.ts';

interface MailError {
  code?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

/** Replies to one message; anything else (no connection, no login, 421) concerns the mail server as a whole. */
const MESSAGE_COMMANDS = /^(EENVELOPE|EMESSAGE)$/;

/** `outage` is a suspicion: the sender asks the server before it believes it. */
export function classify(error: unknown): FailureKind {
  const { code, responseCode } = error as MailError;
  if (responseCode === undefined || responseCode === 421 || !MESSAGE_COMMANDS.test(code ?? ''))
    return 'outage';
  return responseCode >= 500 ? 'permanent' : 'temporary';
}

/** Code and reply for the operator's eyes, cut short. Kept in the row, never logged: a reply may quote the message. */
export function failureNote(error: unknown): string {
  const { code, response, message } = error as MailError;
  return [code, response ?? message].filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, 300);
}
