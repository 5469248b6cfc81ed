import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';

const file = (siteName = 'Maker') =>
  calendarFile({
    visit: { day: '2026-12-03', part: 'afternoon', place: 'showroom' },
    reference: 'ABCD-EFGH',
    siteName,
    made: new Date('2026-11-22T08:00:00Z'),
  });

test('a calendar file names the part of the day in Gulf time, the reference, and that nothing is confirmed', () => {
  const lines = file().split('\r\n');
  expect(lines).toContain('DTSTART:20261203T090000Z');
  expect(lines).toContain('DTEND:20261203T130000Z');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines).toContain('SUMMARY:Maker\\, at the showroom (ABCD-EFGH)');
  expect(lines).toContain('DTSTAMP:20261122T080000Z');
});

test('its lines hold 75 bytes at most, whatever the house is called', () => {
  for (const line of file('Möbel; Söhne, '.repeat(12)).split('\r\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
