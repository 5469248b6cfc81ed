import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The browser the tests drive: an installed Chrome or Chromium, else Playwright's own. */
export function browserPath(): string {
  return onPath() ?? chromium.executablePath();
}

/** Makes sure there is a browser: installed, else Playwright's download, else Debian's package. */
export function ensureBrowser(): void {
  if (existsSync(browserPath())) return;
  const tries: [string, string[]][] = [
    [
      process.execPath,
      [join('node_modules', '@playwright', 'test', 'cli.js'), 'install', '--with-deps', 'chromium'],
    ],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ];
  for (const [command, args] of tries) {
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    } catch {
      // The next way is tried; whether any worked is seen below.
    }
    if (existsSync(browserPath())) return;
  }
  throw new Error('No Chrome or Chromium, and none could be installed.');
}
