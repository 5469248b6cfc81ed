import type { FinishSample } from '#content/product-text.ts';
import type { Locale } from '#contract/languages.ts';
import type { Choice } from '#contract/light.ts';
import { loadData } from './load-data.ts';
import { need, words } from './words.ts';

need('light');

/** Names of the finishes by id, fetched. */
async function finishNames(): Promise<ReadonlyMap<string, string>> {
  const finishes = await loadData<FinishSample[]>('finishes');
  return new Map(finishes.map(({ id, name }) => [id, name]));
}

/** A model with the colour and hour it is looked at in, `Aurelia in sage, evening`; a colour nobody offers is left out. */
export async function saidOf(name: string, { colour, hour }: Choice, locale: Locale): Promise<string> {
  const names = colour ? await finishNames().catch(() => null) : null;
  return words('light', locale).said({ name, hour, colour: colour && names?.get(colour) });
}
