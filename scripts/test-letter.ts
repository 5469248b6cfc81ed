import { join } from 'node:path';
import { openTransport } from '#server/delivery/open-transport.ts';
import { sendTestLetter } from '#server/delivery/test-letter.ts';
import { readSettings, SettingsError } from '#server/env.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { serviceDefaults } from './defaults.ts';

/** `npm run test-letter`: sends one letter with the service's own settings and says whether it was taken; words behind it are the letter's. */
async function sendOne(): Promise<void> {
  loadEnvFile();
  const settings = readSettings(process.env, serviceDefaults);
  const siteRoot = join(import.meta.dirname, '..', 'dist', 'client');
  const refused = await sendTestLetter(
    settings,
    openTransport(settings, siteRoot),
    Date.now(),
    process.argv[2],
  );
  const way = settings.SMTP_URL ? new URL(settings.SMTP_URL).host : `files in ${settings.DATA_DIR}/mail`;
  process.stdout.write(
    refused
      ? `${way} did not take it: ${refused}\n`
      : `${way} took it. Look for TEST-MAIL in the mailbox of ${settings.MAIL_TO}, in its junk folder too.\n`,
  );
  process.exitCode = refused ? 1 : 0;
}

await sendOne().catch((error: unknown) => {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
