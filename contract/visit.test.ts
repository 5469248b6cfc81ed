import { expect, test } from 'vitest';
import { withAbout } from './about.ts';
import { isPast, parseVisit, visitOf, withVisit } from './visit.ts';

const visit = { day: '2026-12-03', part: 'afternoon', place: 'video' } as const;

test('a wished visit travels in a line of the message and is read back, behind the subject too', () => {
  const message = withVisit(visit, 'We have a plan.');
  expect(message).toBe('Wished visit: 2026-12-03, afternoon, by video\nWe have a plan.');
  expect(parseVisit(message)).toEqual(visit);
  expect(parseVisit(withAbout({ name: 'Alberto', url: 'https://a.example/' }, message))).toEqual(visit);
});

test.each(['', '2026-02-30', '03.12.2026', 'tomorrow'])('%j is no day, so there is no visit', (day) => {
  expect(visitOf((name) => (name === 'visitDay' ? day : 'video'))).toBeNull();
});

test('a day alone is a morning at the showroom', () => {
  expect(visitOf((name) => (name === 'visitDay' ? '2026-12-03' : null))).toEqual({
    day: '2026-12-03',
    part: 'morning',
    place: 'showroom',
  });
});

test.each([
  'Wished visit: 2026-13-03, afternoon, by video',
  'Wished visit: 2026-12-03, midnight, by video',
  'Wished visit: 2026-12-03, morning, on the moon',
  'Our wished visit: 2026-12-03, morning, by video',
])('no visit is read out of %j', (message) => expect(parseVisit(message)).toBeNull());

test.each([
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2027-01-01', false],
  ['tomorrow', false],
])('at one in the night of 23 November in the Gulf, %s is over: %s', (day, over) => {
  expect(isPast(day, new Date('2026-11-22T21:00:00Z'))).toBe(over);
});
