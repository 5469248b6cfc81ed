/** Hours of the day between which the showroom is open, every day, in its own time zone. */
export interface Opening {
  opens: number;
  closes: number;
  timeZone: string;
}

/** Whether it is open at `now`, and the hour at which that changes next. */
export function openingAt(now: Date, { opens, closes, timeZone }: Opening): { open: boolean; until: number } {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now),
  );
  const open = hour >= opens && hour < closes;
  return { open, until: open ? closes : opens };
}
