import type { ReactNode } from 'react';
import { useLocale } from '#app/behaviours/use-locale.ts';
import { LANGUAGES } from '#contract/languages.ts';

/** Latin words with what belongs to them, the number of a model included; addresses; telephone numbers. */
const LATIN =
  /\+\d[\d ]*\d|[A-Za-z](?:[\w.@:/&’'-]*[\w/])?(?:,?[ \u00a0](?:[A-Za-z](?:[\w.&’'-]*\w)?|\d+))*/g;

/**
 * A text as a page says it. In a page read from right to left each Latin name in it stands by itself, in its own language and letters: names one after
 * another would else run the other way, and take a neighbouring sign along. Elsewhere it is the text and costs nothing.
 */
export function Said({ children }: { children: string }): ReactNode {
  if (LANGUAGES[useLocale()].dir === 'ltr') return children;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: name, index } of children.matchAll(LATIN)) {
    if (index > from) parts.push(children.slice(from, index));
    parts.push(
      <bdi key={index} lang="en">
        {name}
      </bdi>,
    );
    from = index + name.length;
  }
  if (from < children.length) parts.push(children.slice(from));
  // One box, whatever lays it out: in a row with gaps its parts would stand apart.
  return parts.length > 1 ? <span>{parts}</span> : parts;
}
