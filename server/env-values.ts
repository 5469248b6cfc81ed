import { isIP } from 'node:net';
import * as v from 'valibot';

/** Kinds of values that settings have. */

const WINDOWS = { s: 1000, min: 60_000, h: 3_600_000 } as const;

/** A whole number within bounds, written in digits. */
export const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** An address of one of some protocols. */
export const url = (protocols: string[], what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), `must be ${what}`),
  );

/** An origin, whatever path stands behind it. */
export const origin = v.pipe(
  url(['http:', 'https:'], 'an http or https address'),
  v.transform((text) => new URL(text).origin),
);

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** One plain mail address, without a name. */
export const address = v.pipe(
  v.string(),
  v.regex(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'must be one plain mail address'),
);

function isNetwork(text: string): boolean {
  const [ip = '', prefix, ...rest] = text.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

const LIMIT = /^([1-9]\d{0,5})\/(s|min|h)$/;

/** Origins separated by commas. */
export const origins = v.pipe(v.string(), v.transform(list), v.array(origin));

/** Addresses and networks separated by commas. */
export const networks = v.pipe(
  v.string(),
  v.transform(list),
  v.array(v.pipe(v.string(), v.check(isNetwork, 'must be a list of addresses or networks'))),
);

/** `10/min,60/h` or `off`: at most `max` enquiries in `windowMs` from one client. */
export const rateLimit = v.pipe(
  v.string(),
  v.transform((text) => (text === 'off' ? [] : list(text))),
  v.array(v.pipe(v.string(), v.regex(LIMIT, 'must be off or a list like 10/min,60/h'))),
  v.transform((parts) =>
    parts.map((part) => {
      const [, max, unit] = LIMIT.exec(part) ?? [];
      return { max: Number(max), windowMs: WINDOWS[unit as keyof typeof WINDOWS] };
    }),
  ),
);
