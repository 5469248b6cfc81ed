import { isLoopback, type Settings, SettingsError } from './env.ts';

/** Names that can never be anybody's: RFC 2606 and RFC 6761. */
const RESERVED = /(^|[.@])(example(\.(com|net|org))?|test|invalid|localhost)$/;

/**
 * Refuses a public address whose enquiries nobody would read.
 * @throws SettingsError when SITE_URL is public and there is no mail server, or the recipient is still an example.
 */
export function assertDelivers({ SITE_URL, SMTP_URL, MAIL_TO, MAIL_TO_FOLDER }: Settings): void {
  const { protocol, hostname } = new URL(SITE_URL);
  const isPublic = protocol === 'https:' && !isLoopback(hostname) && !RESERVED.test(hostname);
  if (!isPublic || MAIL_TO_FOLDER === 'yes') return;
  const why = 'on a public SITE_URL, or nobody reads the enquiries (MAIL_TO_FOLDER=yes allows it)';
  if (!SMTP_URL) throw new SettingsError(`SMTP_URL must name a mail server ${why}`);
  if (RESERVED.test(MAIL_TO)) throw new SettingsError(`MAIL_TO must be a real address ${why}`);
}
