import { createTransport } from 'nodemailer';
import { within } from '../clock.ts';
import { isLoopback } from '../env.ts';
import { compose, type MailIdentity } from './compose.ts';
import { type MailTransport, SEND_CONCURRENCY } from './transport.ts';

/** The library's own limits are 2 minutes to connect and 10 minutes of silence. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};
/** A server that trickles bytes is silent for none of the limits above. */
const SEND_DEADLINE_MS = 180_000;
const VERIFY_DEADLINE_MS = 30_000;

/** The mail server has not finished in time; whether it took the mail is unknown, so it will be sent again. */
class MailDeadlineError extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * TLS is required, and checked, unless the server is on this machine or the address says `?tls=off`: the library would
 * otherwise go on in the clear when a server (or someone in between) offers no STARTTLS.
 */
export function security(url: URL) {
  const secure = url.protocol === 'smtps:';
  const plain = !secure && (isLoopback(url.hostname) || url.search === '?tls=off');
  return { secure, requireTLS: !secure && !plain, ignoreTLS: plain, tls: { minVersion: 'TLSv1.2' as const } };
}

/**
 * A connection serves several mails of a burst (servers like to keep a new one waiting) and is closed soon after. The
 * library would send a mail again by itself when a connection breaks; whether and when is the outbox's to decide.
 */
const POOL = { pool: true as const, maxConnections: SEND_CONCURRENCY, maxRequeues: 0, idleTimeout: 5000 };

/** Delivers by SMTP. */
export function smtpTransport(address: string, identity: MailIdentity): MailTransport {
  const url = new URL(address);
  const transport = createTransport({
    ...POOL,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    ...security(url),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const late = () => new MailDeadlineError('the mail server did not finish in time');
  return {
    send: async (row) => {
      await within(transport.sendMail(compose(row, identity)), SEND_DEADLINE_MS, late);
    },
    verify: async () => {
      await within(transport.verify(), VERIFY_DEADLINE_MS, late);
    },
    close: () => transport.close(),
  };
}
