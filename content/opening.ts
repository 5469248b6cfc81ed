import { showroom } from './data/company.ts';
import { fill } from './strings/fill.ts';

/** An hour of the day, 0 to 24, as people here read it: `10:00 AM`, or `10:00AM` in a tight line. */
export function hourLabel(hour: number, tight = false): string {
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:00`;
  return `${clock}${tight ? '' : ' '}${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** A sentence that names the showroom's hours at its places `%opens` and `%closes`. */
export function openingText(sentence: string, tight = false): string {
  const { opens, closes } = showroom;
  return fill(sentence, { opens: hourLabel(opens, tight), closes: hourLabel(closes, tight) });
}
