import type { Settings } from '../env.ts';
import type { MailIdentity } from './compose.ts';
import { folderTransport } from './folder-transport.ts';
import { modelLookup } from './models.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** SMTP when the settings name a server, else .eml files in `DATA_DIR/mail`. */
export function openTransport(settings: Settings, siteRoot: string): MailTransport {
  const identity: MailIdentity = {
    from: settings.MAIL_FROM,
    to: settings.MAIL_TO,
    siteName: settings.siteName,
    models: modelLookup(siteRoot, settings.SITE_URL),
  };
  return settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, identity)
    : folderTransport(settings.DATA_DIR, identity);
}
