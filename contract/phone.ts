/** Country codes a form offers, the default first. */
export const COUNTRY_CODES = ['+971', '+974', '+7', '+995', '+375', '+33'] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number];

export const DEFAULT_COUNTRY_CODE: CountryCode = '+971';

/** Digits people dial before a national number at home, and the digits of a whole national number. */
const NATIONAL: Record<CountryCode, { trunk: string; digits: number }> = {
  '+971': { trunk: '0', digits: 8 },
  '+974': { trunk: '0', digits: 8 },
  '+7': { trunk: '8', digits: 10 },
  '+995': { trunk: '0', digits: 9 },
  '+375': { trunk: '80', digits: 9 },
  '+33': { trunk: '0', digits: 9 },
};

/** Zeros of the digit ranges people type in: Arabic-Indic, Persian, full width. */
const DIGIT_ZEROS = [0x0660, 0x06f0, 0xff10];

function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\uff0b]/g, (char) => {
    const code = char.charCodeAt(0);
    if (code === 0xff0b) return '+';
    const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10) ?? code;
    return String(code - zero);
  });
}

/** The number without separators, a trunk `(0)` and invisible marks; null when other signs are in it. */
function bareNumber(typed: string): string | null {
  const bare = latinDigits(typed)
    .replace(/\(\s*0\s*\)/g, '')
    .replace(/[\s().\-/\u2010-\u2015\p{Cf}]/gu, '');
  return /^\+?\d+$/.test(bare) ? bare : null;
}

/** National digits without the trunk prefix or a country code typed without its plus. */
function nationalNumber(code: CountryCode, digits: string): string {
  const { trunk, digits: whole } = NATIONAL[code];
  const plain = code.slice(1);
  if (digits.startsWith(plain) && digits.length >= plain.length + whole) return digits.slice(plain.length);
  if (digits.startsWith(trunk) && digits.length >= trunk.length + whole) return digits.slice(trunk.length);
  return digits.startsWith('0') ? digits.slice(1) : digits;
}

/**
 * The payload's `phone`: country code and typed number as `+971501234567`. Spaces, brackets, a leading 0, a pasted
 * code (`+33 …`, `00971 …`, which then wins over `code`) and Arabic digits are understood. What is no number is kept
 * as typed behind the code, for a person to make sense of.
 */
export function joinPhone(code: CountryCode, typed: string): string {
  const bare = bareNumber(typed);
  if (bare === null) return `${code} ${typed.trim()}`;
  if (bare.startsWith('+')) return bare;
  if (bare.startsWith('00')) return `+${bare.slice(2)}`;
  return `${code}${nationalNumber(code, bare)}`;
}

/** True for `+` and 7 to 15 digits (E.164), separators allowed. */
export function isPlausiblePhone(phone: string): boolean {
  const bare = bareNumber(phone);
  return bare !== null && /^\+\d{7,15}$/.test(bare);
}

/** Narrows a form's country-code choice; anything else is the default. */
export function asCountryCode(value: unknown): CountryCode {
  return COUNTRY_CODES.find((code) => code === value) ?? DEFAULT_COUNTRY_CODE;
}
