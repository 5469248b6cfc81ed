import { describe, expect, test } from 'vitest';
import { parseAbout, withAbout } from './about.ts';
import { checkEnquiry, enquiryFromForm, errorLines } from './enquiry.ts';
import { asCountryCode, isPlausiblePhone, readPhone } from './phone.ts';
import { isPage } from './transport.ts';

const GOOD = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.com',
  phone: '+971501234567',
  message: 'A kitchen, please.\nWith an island.',
};

describe('the enquiry', () => {
  test('passes five texts through as they were written', () => {
    expect(checkEnquiry(GOOD)).toEqual({ ok: true, enquiry: GOOD });
  });

  test('drops keys it does not know', () => {
    expect(checkEnquiry({ ...GOOD, admin: true })).toEqual({ ok: true, enquiry: GOOD });
  });

  test.each([undefined, null, '', '   ', '\u200b\u2060\ufeff', '\u3164', '\u0000\u0007'])(
    'names every field that is blank as %j, in the words of the specification',
    (blank) => {
      const check = checkEnquiry({
        firstName: blank,
        lastName: blank,
        email: blank,
        phone: blank,
        message: blank,
      });
      expect(check.ok ? [] : errorLines(check.errors)).toEqual([
        'First name is required',
        'Last name is required',
        'Email is required',
        'Phone number is required',
        'Message is required',
      ]);
    },
  );

  test.each([5, true, ['a'], { a: 1 }])('refuses %j where a text belongs', (value) => {
    expect(checkEnquiry({ ...GOOD, firstName: value })).toEqual({
      ok: false,
      errors: { firstName: 'First name must be text' },
    });
  });

  test.each([
    ['firstName', 200, 'First name is too long'],
    ['lastName', 200, 'Last name is too long'],
    ['email', 320, 'Email is too long'],
    ['phone', 60, 'Phone number is too long'],
    ['message', 100_000, 'Message is too long'],
  ] as const)('takes %s of %i characters and not one more', (name, limit, message) => {
    expect(checkEnquiry({ ...GOOD, [name]: '𝓵'.repeat(limit) }).ok).toBe(true);
    expect(checkEnquiry({ ...GOOD, [name]: 'l'.repeat(limit + 1) })).toEqual({
      ok: false,
      errors: { [name]: message },
    });
  });

  test('cleans controls, line breaks in lines and lone surrogates before anything is stored', () => {
    const check = checkEnquiry({
      ...GOOD,
      firstName: 'La\u0000y\r\nla\ud800',
      message: 'a\u0007\r\nb\rc\td\udc00',
    });
    expect(check.ok && check.enquiry.firstName).toBe('Lay la\ufffd');
    expect(check.ok && check.enquiry.message).toBe('a\nb\nc\td\ufffd');
  });
});

describe('the form', () => {
  test('misses a blank number although a country code is chosen', () => {
    const check = enquiryFromForm({ ...GOOD, phone: ' ', countryCode: '+971' });
    expect(check).toEqual({ ok: false, errors: { phone: 'Phone number is required' } });
  });

  test('asks about a number and an email that nobody could use, beside what is missing', () => {
    const check = enquiryFromForm({
      ...GOOD,
      lastName: '',
      email: 'layla@example',
      phone: '8 495 123 45 67',
      countryCode: '+971',
    });
    expect(check.ok ? [] : errorLines(check.errors)).toEqual([
      'Last name is required',
      'Check the email: it should look like name@example.com',
      'No number in the country of +971 looks like this: choose another code, or begin with + and the code',
    ]);
  });

  test('falls back to +971 for a code that is not on the list', () => {
    const check = enquiryFromForm({ ...GOOD, phone: '50 1234567', countryCode: '+1' });
    expect(check.ok && check.enquiry.phone).toBe('+971501234567');
  });
});

describe('phone numbers', () => {
  test.each([
    ['+971', '50 123 4567', '+971501234567'],
    ['+971', '050-123-4567', '+971501234567'],
    ['+971', '(050) 123 4567', '+971501234567'],
    ['+971', '٠٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['+971', '۰۵۰۱۲۳۴۵۶۷', '+971501234567'],
    ['+971', '+971 (0) 50 123 4567', '+971501234567'],
    ['+971', '00971 50 123 4567', '+971501234567'],
    ['+971', '971501234567', '+971501234567'],
    ['+971', '+44 20 7946 0000', '+442079460000'],
    ['+974', '3312 3456', '+97433123456'],
    ['+7', '8 (912) 345-67-89', '+79123456789'],
    ['+7', '7 912 345 67 89', '+79123456789'],
    ['+7', '727 312 3456', '+77273123456'],
    ['+375', '8 029 123-45-67', '+375291234567'],
    ['+995', '599 12 34 56', '+995599123456'],
    ['+33', '01 23 45 67 89', '+33123456789'],
    ['+33', '‪06 12 34 56 78‬', '+33612345678'],
    ['+971', 'ask for Omar 050 123 4567', '+971 ask for Omar 050 123 4567'],
  ] as const)('%s and "%s" make %s', (code, typed, phone) => {
    expect(readPhone(code, typed)).toEqual({ phone, fault: null });
  });

  test.each([
    ['+971', 'hello', 'partial'],
    ['+971', '1', 'partial'],
    ['+971', '050 123', 'partial'],
    ['+44', '+44 20', 'partial'],
    ['+971', '+971 50 123', 'partial'],
    ['+971', '8 495 123 45 67', 'foreign'],
    ['+971', '050 123 456', 'foreign'],
    ['+33', '050 123 4567 8910', 'foreign'],
    ['+7', '8 495 123 45 67', null],
    ['+971', '+7 495 123 45 67', null],
    ['+971', '+971 050 123 4567', null],
    ['+971', '04 123 4567', null],
    ['+971', '800 12345', null],
    ['+971', '050 123 4567, ask for Omar', null],
  ] as const)('of %s and "%s" the fault is %s', (code, typed, fault) => {
    expect(readPhone(asCountryCode(code), typed).fault).toBe(fault);
  });

  test('a number the service takes as it comes needs 7 to 15 digits to be called plausible', () => {
    expect(['+97150', '+971501234567', '971501234567'].map(isPlausiblePhone)).toEqual([false, true, false]);
  });
});

describe('the subject of an enquiry', () => {
  const subject = { name: 'Vescona 22', url: 'https://example.com/kitchens/vescona-22?photo=2' };

  test('travels in the first line of the message and is read back', () => {
    expect(parseAbout(withAbout(subject, 'How deep is it?'))).toEqual({
      ...subject,
      rest: 'How deep is it?',
    });
  });

  test.each([
    'About: your kitchens',
    'Hello\nAbout: A, https://example.com/',
    'About: A, javascript:alert(1)',
  ])('is not read into %j', (message) => expect(parseAbout(message)).toBeNull());
});

test('a form that wishes for a day that is over asks for another, and no day is none', () => {
  const form = { ...GOOD, countryCode: '+971', phone: '50 123 4567' };
  const now = new Date('2026-11-22T12:00:00Z');
  const said = { visitDay: 'Choose today or a later day: the one you wished for is over' };
  expect(enquiryFromForm({ ...form, visitDay: '2026-11-21' }, undefined, now)).toEqual({
    ok: false,
    errors: said,
  });
  expect(enquiryFromForm({ ...form, visitDay: '2026-11-22' }, undefined, now).ok).toBe(true);
  expect(enquiryFromForm({ ...form, visitDay: '' }, undefined, now).ok).toBe(true);
});

test('a page in a 2xx is told from an answer', () => {
  expect(isPage('\n<!DOCTYPE html><p>Sign in to the network')).toBe(true);
  expect(isPage('Thank you for your enquiry.')).toBe(false);
});
