import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { address, networks, origin, origins, rateLimit, url, whole } from './env-values.ts';

/** What the company configuration supplies when the environment does not. */
export interface Defaults {
  mailFrom: string;
  mailTo: string;
  /** Name the mails are sent under. */
  siteName: string;
  /** Address of another company's form script; empty: our own form. */
  formWidgetScript: string;
}

/** Used where no company configuration is at hand: by the operator's tool and by tests. */
export const STAND_IN_DEFAULTS: Defaults = {
  mailFrom: 'enquiries@example.com',
  mailTo: 'enquiries@example.com',
  siteName: 'Enquiries',
  formWidgetScript: '',
};

/** The start was refused; the message names the variable and never holds its value. */
export class SettingsError extends Error {}

/** One schema for all settings; `.env.example` is kept equal to it by a test. */
export const settingsSchema = v.object({
  /** Where the site and the service listen; 0 takes a free port. */
  PORT: whole(0, 65_535),
  HOST: v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an address')),
  /** Loopback-only metrics; 0 is off. */
  METRICS_PORT: whole(0, 65_535),
  /** Folder of the embedded outbox and of the mails written while SMTP_URL is unset. */
  DATA_DIR: v.string(),
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'], 'a postgres:// address')),
  /** Password for DATABASE_URL as it is, not encoded; for addresses without one. */
  DATABASE_PASSWORD: v.optional(v.string()),
  SMTP_URL: v.optional(
    v.pipe(
      url(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address'),
      v.check((text) => /^$|^\?tls=off$/.test(URL.parse(text)?.search ?? ''), 'may only carry ?tls=off'),
    ),
  ),
  MAIL_FROM: address,
  MAIL_TO: address,
  SITE_URL: origin,
  /** Other origins that may send enquiries and frame `/embed/enquiry`. */
  ALLOWED_ORIGINS: origins,
  TRUSTED_PROXIES: networks,
  /** `10/min,60/h` or `off`; at most `max` enquiries in `windowMs` from one client. */
  RATE_LIMIT: rateLimit,
  /** `yes`: a public address, too, may write its mail to files instead of sending it. */
  MAIL_TO_FOLDER: v.picklist(['no', 'yes'], 'must be yes or no'),
  MAIL_PER_MINUTE: whole(1, 1_000_000),
  /** Which answers are logged: every one, enquiries and failures, or none. */
  ACCESS_LOG: v.picklist(['all', 'few', 'off'], 'must be all, few or off'),
  RETENTION_DAYS: whole(1, 36_500),
  /** `yes`: no answer may be indexed. */
  STAGING: v.picklist(['no', 'yes'], 'must be yes or no'),
  /** Where the form posts to, for a site served apart from its service; empty is `/api` of the same origin. */
  API_BASE: v.pipe(
    v.string(),
    v.check(
      (text) => text === '' || /^\/[\w/-]*$/.test(text) || /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
      'must be a path or an http address',
    ),
  ),
});

export interface Settings extends v.InferOutput<typeof settingsSchema> {
  siteName: string;
  /** Null: there is no other company's form. */
  formWidgetScript: URL | null;
}
export type SettingName = keyof typeof settingsSchema.entries;

export const SETTING_NAMES = Object.keys(settingsSchema.entries) as SettingName[];

/** Values used when neither NAME nor NAME_FILE is set; `undefined` leaves the setting unset. */
export function settingDefaults(defaults: Defaults): Record<SettingName, string | undefined> {
  return {
    PORT: '3000',
    HOST: '127.0.0.1',
    METRICS_PORT: '0',
    DATA_DIR: './data',
    DATABASE_URL: undefined,
    DATABASE_PASSWORD: undefined,
    SMTP_URL: undefined,
    MAIL_FROM: defaults.mailFrom,
    MAIL_TO: defaults.mailTo,
    SITE_URL: 'http://localhost:3000',
    ALLOWED_ORIGINS: '',
    TRUSTED_PROXIES: '',
    RATE_LIMIT: '10/min,60/h',
    MAIL_TO_FOLDER: 'no',
    MAIL_PER_MINUTE: '60',
    ACCESS_LOG: 'few',
    RETENTION_DAYS: '1096',
    STAGING: 'no',
    API_BASE: '',
  };
}

export type Environment = Record<string, string | undefined>;

function readOne(env: Environment, name: SettingName): string | undefined {
  const file = env[`${name}_FILE`];
  const plain = env[name];
  if (!file) return plain || undefined;
  if (plain) throw new SettingsError(`${name} and ${name}_FILE are both set: keep one`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new SettingsError(`${name}_FILE names a file that cannot be read`);
  }
}

/** A script that is not encrypted on its way may only come from this machine, as in tests. */
function scriptAddress(text: string): URL | null {
  if (text === '') return null;
  const script = URL.parse(text);
  const safe = script?.protocol === 'https:' || (script?.protocol === 'http:' && isLoopback(script.hostname));
  if (!script || !safe) throw new SettingsError('formWidgetScript must be an https address');
  return script;
}

/** The database's address with the password that was given apart. */
function databaseUrl(address: string | undefined, password: string | undefined): string | undefined {
  if (!address || !password) return address;
  const whole = new URL(address);
  if (whole.password) throw new SettingsError('DATABASE_PASSWORD and a password in DATABASE_URL: keep one');
  whole.password = encodeURIComponent(password);
  return whole.href;
}

/** Reads and checks every setting once; throws SettingsError naming the first one at fault. */
export function readSettings(env: Environment, defaults: Defaults): Settings {
  const fallback = settingDefaults(defaults);
  const input = Object.fromEntries(SETTING_NAMES.map((name) => [name, readOne(env, name) ?? fallback[name]]));
  const result = v.safeParse(settingsSchema, input);
  const { siteName, formWidgetScript } = defaults;
  if (result.success)
    return {
      ...result.output,
      DATABASE_URL: databaseUrl(result.output.DATABASE_URL, result.output.DATABASE_PASSWORD),
      siteName,
      formWidgetScript: scriptAddress(formWidgetScript),
    };
  const [issue] = result.issues;
  throw new SettingsError(`${String(issue.path?.[0]?.key)} ${issue.message}`);
}

/** True for addresses of this machine itself. */
export function isLoopback(host: string): boolean {
  const loopback = new BlockList();
  loopback.addSubnet('127.0.0.0', 8);
  loopback.addAddress('::1', 'ipv6');
  const bare = host.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  return bare === 'localhost' || (family > 0 && loopback.check(bare, family === 4 ? 'ipv4' : 'ipv6'));
}
