import { describe, expect, it } from 'vitest';
import { openingAt } from './opening.ts';

const showroom = { opens: 10, closes: 20, timeZone: 'Asia/Dubai' };

/** A moment given in Gulf time, four hours before UTC, all year. */
const gulf = (time: string) => new Date(`2026-11-21T${time}+04:00`);

describe('the showroom', () => {
  it.each([
    ['09:59:59', { open: false, until: 10 }],
    ['10:00:00', { open: true, until: 20 }],
    ['19:59:59', { open: true, until: 20 }],
    ['20:00:00', { open: false, until: 10 }],
    ['00:00:00', { open: false, until: 10 }],
  ])('at %s in the Gulf says %o', (time, expected) => {
    expect(openingAt(gulf(time), showroom)).toEqual(expected);
  });

  it('knows no summer time: the same in July', () => {
    expect(openingAt(new Date('2026-07-01T06:00:00Z'), showroom).open).toBe(true);
    expect(openingAt(new Date('2026-07-01T05:59:00Z'), showroom).open).toBe(false);
  });
});
