import { openPlaceholders } from '#content/placeholders.ts';
import { assertDelivers } from '#server/delivers.ts';
import { readSettings } from '#server/env.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { serviceDefaults } from './defaults.ts';

/** `npm run launch-check`: every placeholder the owner must still replace, in the content and in the settings; exits with 1 while there is one. */

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

loadEnvFile();
const open = [...openPlaceholders(), ...openSettings().map((line) => `settings: ${line}`)];
process.stdout.write(
  `${open.map((line) => `unset  ${line}`).join('\n')}\n${open.length} placeholders are still unset\n`,
);
process.exitCode = open.length > 0 ? 1 : 0;
