import { useEffect, useState } from 'react';
import type { Locale } from '#contract/languages.ts';
import type { Choice } from '#contract/light.ts';
import { useLocale } from './use-locale.ts';
import { withWords } from './words.ts';

/** A model in the colour and at the hour it is looked at; its words are fetched for one that is not as first shown. */
export async function saidOf(name: string, choice: Choice, locale: Locale): Promise<string> {
  if (choice.colour === undefined && choice.hour === undefined) return name;
  const said = await withWords(import('./light-said.ts'));
  return said.saidOf(name, choice, locale);
}

interface Looked {
  slug: string;
  name: string;
  choice: Choice;
}

/** The same for several, by slug; null until all of it is known. */
export function useSaid(models: readonly Looked[]): Readonly<Record<string, string>> | null {
  const locale = useLocale();
  const [said, setSaid] = useState<{ of: string; words: Record<string, string> } | null>(null);
  const of = JSON.stringify(models);
  useEffect(() => {
    const asked = JSON.parse(of) as Looked[];
    let wanted = true;
    const all = asked.map(
      async ({ slug, name, choice }) => [slug, await saidOf(name, choice, locale)] as const,
    );
    // An earlier answer may come after a newer one: it is let go.
    void Promise.all(all).then((words) => wanted && setSaid({ of, words: Object.fromEntries(words) }));
    return () => {
      wanted = false;
    };
  }, [of, locale]);
  return said?.of === of ? said.words : null;
}
