import type { PageStrings } from '../locale-strings.ts';

const onTwelve = (hour: number) => (hour % 12 === 0 ? 12 : hour % 12);
const half = (hour: number) => (hour % 24 < 12 ? 'صباحًا' : 'مساءً');

/** How an hour of the day, 0 to 24, is written. */
export const clock: PageStrings['ui']['clock'] = {
  hour: (hour) => `${onTwelve(hour)}:00\u00a0${half(hour)}`,
  tight: (hour) => `${onTwelve(hour)}\u00a0${half(hour)}`,
};
