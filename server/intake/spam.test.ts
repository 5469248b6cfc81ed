import { describe, expect, test } from 'vitest';
import { withAbout } from '#contract/about.ts';
import { GENUINE, SPAM } from './fixtures/letters.ts';
import { quarantineReason } from './spam.ts';

const BARE = { honeypotFilled: false, elapsedMs: null, idempotencyKey: null };
const SENDER = {
  firstName: 'Sam',
  lastName: 'Taylor',
  email: 'sam.taylor@example.com',
  phone: '+971501234567',
};
const reason = (message: string, names = {}) => quarantineReason({ ...SENDER, ...names, message }, BARE);

describe('genuine enquiries', () => {
  test.each(
    Object.entries(GENUINE).flatMap(([language, letters]) => letters.map((letter) => [language, letter])),
  )('in %s are delivered: %s', (_language, letter) => {
    expect(reason(letter ?? '')).toBeNull();
    expect(
      reason(
        withAbout({ name: 'Vescona 22', url: 'https://maker.example/kitchens/vescona-22' }, letter ?? ''),
      ),
    ).toBeNull();
  });

  test('are delivered whoever writes them and however fast a machine filled the fields', () => {
    expect(
      quarantineReason({ ...SENDER, message: 'Please call me.' }, { ...BARE, elapsedMs: 200 }),
    ).toBeNull();
    expect(reason('Please call me.', { firstName: 'MacKenzie', lastName: 'O’Neill-Al Maktoum' })).toBeNull();
    expect(reason('Please call me.', { firstName: 'ليلى', lastName: 'Хаддад' })).toBeNull();
    expect(reason('Please call me.', { email: 'studio@interiors.store' })).toBeNull();
  });
});

test('of typical form spam at least 80 in 100 wait in quarantine', () => {
  const caught = SPAM.filter(({ message, ...names }) => reason(message, names) !== null);
  expect(SPAM.length).toBeGreaterThanOrEqual(40);
  expect(caught.length / SPAM.length).toBeGreaterThanOrEqual(0.8);
});

test('a filled hidden field means quarantine, whatever the letter says', () => {
  expect(quarantineReason({ ...SENDER, message: 'Please call me.' }, { ...BARE, honeypotFilled: true })).toBe(
    'hidden field filled',
  );
});
