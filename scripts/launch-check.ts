import { shownExamples } from '#content/data/company.ts';
import { openPlaceholders } from '#content/placeholders.ts';
import { assertDelivers } from '#server/delivers.ts';
import { readSettings } from '#server/env.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { serviceDefaults } from './defaults.ts';
import { addressFaults } from './launch-address.ts';

/**
 * `npm run launch-check`: every placeholder the owner must still replace, in the content and in the settings; exits with 1 while there is one. With an address behind it
 * (`npm run launch-check -- https://…`) it looks at the site that runs there too, and says what a person must still try.
 */

/** What the settings (`.env`, environment) still lack for a public site. */
function openSettings(): string[] {
  try {
    const settings = readSettings(process.env, serviceDefaults);
    if (!settings.SITE_URL.startsWith('https:')) return ['SITE_URL: the public https address of the site'];
    assertDelivers(settings);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What no machine can see. */
const BY_HAND = [
  'send an enquiry and see it arrive, its Reply lead to you and SPF, DKIM and DMARC pass in its headers',
  'stop the service: the page with the telephone shows; start it',
  'break and restore it as docs/handover.md describes, Drill',
  'let counsel read the privacy policy, and a person who uses a screen reader try the form',
];

loadEnvFile();
const address = process.argv[2];
const running = address
  ? await addressFaults(address, shownExamples, process.env.MAIL_FROM || serviceDefaults.mailFrom)
  : [];
const open = [
  ...openPlaceholders(),
  ...openSettings().map((line) => `settings: ${line}`),
  ...running.map((line) => `${address}: ${line}`),
];
process.stdout.write(`${open.map((line) => `unset  ${line}`).join('\n')}\n`);
if (address) process.stdout.write(`${BY_HAND.map((line) => `try    ${line}`).join('\n')}\n`);
process.stdout.write(`${open.length} placeholders are still unset\n`);
process.exitCode = open.length > 0 ? 1 : 0;
