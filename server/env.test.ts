import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLoopback, readSettings, SETTING_NAMES, STAND_IN_DEFAULTS, settingDefaults } from './env.ts';
import { scratchFolder } from './faults/bed.ts';

const read = (env: Record<string, string>) => readSettings(env, STAND_IN_DEFAULTS);

test('nothing set gives the defaults of the architecture', () => {
  expect(read({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    METRICS_PORT: 0,
    DATA_DIR: './data',
    MAIL_FROM: 'enquiries@example.com',
    MAIL_TO: 'enquiries@example.com',
    SITE_URL: 'http://localhost:3000',
    ALLOWED_ORIGINS: [],
    TRUSTED_PROXIES: [],
    RATE_LIMIT: [
      { max: 10, windowMs: 60_000 },
      { max: 60, windowMs: 3_600_000 },
    ],
    MAIL_TO_FOLDER: 'no',
    MAIL_PER_MINUTE: 60,
    ACCESS_LOG: 'few',
    RETENTION_DAYS: 1096,
    STAGING: 'no',
    API_BASE: '',
    siteName: 'Enquiries',
    formWidgetScript: null,
  });
});

test.each(['http://forms.example/a.js', 'javascript:alert(1)', 'forms.example/a.js'])(
  'a form script at %s stops the start',
  (formWidgetScript) => {
    expect(() => readSettings({}, { ...STAND_IN_DEFAULTS, formWidgetScript })).toThrow(
      'formWidgetScript must be an https address',
    );
  },
);

test('.env.example names every setting with its default, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');
  const shown = Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const defaults = settingDefaults({ ...STAND_IN_DEFAULTS, mailFrom: '', mailTo: '' });
  expect(shown).toEqual(Object.fromEntries(SETTING_NAMES.map((name) => [name, defaults[name] ?? ''])));
});

test.each([
  ['PORT', '70000'],
  ['PORT', '3e3'],
  ['METRICS_PORT', '-1'],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://user:secret@mail.example?tls=maybe'],
  ['MAIL_FROM', 'a@x.example, b@x.example'],
  ['MAIL_TO', 'Showroom <a@x.example>'],
  ['SITE_URL', 'example.com'],
  ['ALLOWED_ORIGINS', 'https://a.example, b.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['RATE_LIMIT', 'ten'],
  ['RATE_LIMIT', '0/s'],
  ['MAIL_PER_MINUTE', '0'],
  ['RETENTION_DAYS', 'forever'],
  ['API_BASE', 'javascript:alert(1)'],
])('%s=%s stops the start with the name and without the value', (name, value) => {
  const attempt = () => read({ [name]: value });
  expect(attempt).toThrow(new RegExp(`^${name} must|^${name} may`));
  expect(attempt).not.toThrow(value);
});

test('NAME_FILE supplies a value, both forms at once are refused', () => {
  const folder = scratchFolder('env');
  const file = join(folder.path, 'smtp');
  writeFileSync(file, 'smtps://user:secret@mail.example\n');
  expect(read({ SMTP_URL_FILE: file }).SMTP_URL).toBe('smtps://user:secret@mail.example');
  expect(() => read({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://x.example' })).toThrow(
    'SMTP_URL and SMTP_URL_FILE',
  );
  expect(() => read({ MAIL_TO_FILE: join(folder.path, 'missing') })).toThrow('MAIL_TO_FILE');
  folder.remove();
});

test('a password of the database given apart stands encoded in its address; two passwords are refused', () => {
  const apart = { DATABASE_URL: 'postgres://enquiries@database/enquiries', DATABASE_PASSWORD: 'a/b:c@d %' };
  expect(new URL(read(apart).DATABASE_URL ?? '').password).toBe(encodeURIComponent(apart.DATABASE_PASSWORD));
  expect(() => read({ ...apart, DATABASE_URL: 'postgres://enquiries:x@database/e' })).toThrow('keep one');
});

test('a wrong value ends the process with 1 before anything else, names the variable and keeps the secret', () => {
  const folder = scratchFolder('env');
  mkdirSync(folder.path, { recursive: true });
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'faults', 'serve.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder.path, SMTP_URL: 'smtpx://user:hunter2@mail.example' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(run.status).toBe(1);
  expect(run.stdout + run.stderr).toContain('SMTP_URL');
  expect(run.stdout + run.stderr).not.toContain('hunter2');
  folder.remove();
});

test('loopback is this machine and nothing that only looks like it', () => {
  expect(['localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]'].every(isLoopback)).toBe(true);
  expect(['127.0.0.1.example', 'localhost.example', '10.0.0.1', '::2'].some(isLoopback)).toBe(false);
});
