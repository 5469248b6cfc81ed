import { fill } from '#contract/fill.ts';
import { showroom } from './data/company.ts';

/** A sentence that names the showroom's hours at its places `%opens` and `%closes`, as `hour` writes them in its language. */
export function openingText(sentence: string, hour: (hour: number) => string): string {
  const { opens, closes } = showroom;
  return fill(sentence, { opens: hour(opens), closes: hour(closes) });
}
