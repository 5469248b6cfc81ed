/** Country codes a form offers, the default first. */
export const COUNTRY_CODES = ['+971', '+974', '+7', '+995', '+375', '+33'] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number];

export const DEFAULT_COUNTRY_CODE: CountryCode = '+971';

interface National {
  /** Digits people dial before a national number at home. */
  trunk: string;
  /** Digits of the shortest whole national number. */
  digits: number;
  /** A whole national number without its trunk digits. */
  whole: RegExp;
}

const NATIONAL: Record<CountryCode, National> = {
  '+971': { trunk: '0', digits: 8, whole: /^(?:5\d{8}|[2-4679]\d{7}|[68]00\d{4,9})$/ },
  '+974': { trunk: '0', digits: 8, whole: /^\d{7,8}$/ },
  '+7': { trunk: '8', digits: 10, whole: /^[3-9]\d{9}$/ },
  '+995': { trunk: '0', digits: 9, whole: /^\d{9}$/ },
  '+375': { trunk: '80', digits: 9, whole: /^[1-9]\d{8}$/ },
  '+33': { trunk: '0', digits: 9, whole: /^[1-9]\d{8}$/ },
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

/** What a form's number comes to. */
export interface ReadPhone {
  /** As the payload carries it, e.g. `+971501234567`. */
  phone: string;
  /** Null when it can be dialled. `partial`: too few or too many digits for any number; `foreign`: whole, but not behind the chosen code. */
  fault: 'partial' | 'foreign' | null;
}

/** Fewest and most digits of a number with its country code (E.164). */
const WORLD = /^\+\d{7,15}$/;

function readInternational(number: string): ReadPhone {
  const code = COUNTRY_CODES.find((known) => number.startsWith(known));
  if (!code) return { phone: number, fault: WORLD.test(number) ? null : 'partial' };
  const national = nationalNumber(code, number.slice(code.length));
  return { phone: `${code}${national}`, fault: NATIONAL[code].whole.test(national) ? null : 'partial' };
}

/**
 * Reads country code and typed number as `+971501234567`. Spaces, brackets, a leading 0, a pasted code (`+33 …`, `00971 …`, which then wins
 * over `code`) and Arabic digits are understood. Digits with words about them are kept as typed behind the code, for a person to make sense of.
 */
export function readPhone(code: CountryCode, typed: string): ReadPhone {
  const bare = bareNumber(typed);
  if (bare === null) {
    const digits = latinDigits(typed).replace(/\D/g, '');
    return { phone: `${code} ${typed.trim()}`, fault: digits.length < 7 ? 'partial' : null };
  }
  if (bare.startsWith('+')) return readInternational(bare);
  if (bare.startsWith('00')) return readInternational(`+${bare.slice(2)}`);
  const national = nationalNumber(code, bare);
  const fault = NATIONAL[code].whole.test(national) ? null : bare.length < 7 ? 'partial' : 'foreign';
  return { phone: `${code}${national}`, fault };
}

/** True for `+` and 7 to 15 digits, separators allowed. */
export function isPlausiblePhone(phone: string): boolean {
  const bare = bareNumber(phone);
  return bare !== null && WORLD.test(bare);
}

/** Narrows a form's country-code choice; anything else is the default. */
export function asCountryCode(value: unknown): CountryCode {
  return COUNTRY_CODES.find((code) => code === value) ?? DEFAULT_COUNTRY_CODE;
}
