import { expect, it } from 'vitest';
import { openingText } from './opening.ts';
import { clock } from './strings/en/clock.ts';

it('writes hours with AM and PM', () => {
  expect([0, 10, 12, 20].map(clock.hour)).toEqual(['12:00 AM', '10:00 AM', '12:00 PM', '8:00 PM']);
});

it('refuses a sentence with a place nobody fills', () => {
  expect(() => openingText('Open until %closed', clock.hour)).toThrow('no closed for "Open until %closed"');
});
