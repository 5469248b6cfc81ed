const onTwelve = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}:00`;
const half = (hour: number) => (hour % 24 < 12 ? 'AM' : 'PM');

/** How an hour of the day, 0 to 24, is written: `10:00 AM`, and `10:00AM` in a tight line. */
export const clock = {
  hour: (hour: number) => `${onTwelve(hour)} ${half(hour)}`,
  tight: (hour: number) => `${onTwelve(hour)}${half(hour)}`,
} as const;
