import { expect, test } from 'vitest';
import { assertDelivers } from './delivers.ts';
import { readSettings, STAND_IN_DEFAULTS } from './env.ts';

const read = (env: Record<string, string>) => readSettings(env, STAND_IN_DEFAULTS);

const LIVE = {
  SITE_URL: 'https://maker.ae',
  SMTP_URL: 'smtps://user:secret@mail.maker.ae',
  MAIL_TO: 'showroom@maker.ae',
};

test.each([
  ['SMTP_URL', { ...LIVE, SMTP_URL: '' }],
  ['MAIL_TO', { ...LIVE, MAIL_TO: 'enquiries@example.com' }],
])('a public address without a way to a reader is refused, naming %s', (name, env) => {
  expect(() => assertDelivers(read(env))).toThrow(name);
});

test.each([
  ['with mail server and recipient', LIVE],
  ['by name', { SITE_URL: 'https://maker.ae', MAIL_TO_FOLDER: 'yes' }],
  ['on this machine', { SITE_URL: 'https://localhost:3000' }],
  ['without TLS, as while trying it out', { SITE_URL: 'http://192.0.2.7' }],
])('an address may start %s', (_how, env) => {
  expect(() => assertDelivers(read(env))).not.toThrow();
});
