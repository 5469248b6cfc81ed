import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';
import { factRows } from '#app/behaviours/fact-rows.ts';
import { type ModelSheet, type Sheets, useModelSheets } from '#app/behaviours/model-sheet.ts';
import { joinedSamples } from '#app/behaviours/samples.ts';
import { keepSamples, useSamples } from '#app/behaviours/samples-store.ts';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import type { SavedModel } from '#app/behaviours/shortlist.ts';
import { joined, moved, namedModels, namedSamples, noted } from '#app/behaviours/shortlist-acts.ts';
import { keep, useLasting, useShortlist } from '#app/behaviours/shortlist-store.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useSaid } from '#app/behaviours/use-said.ts';
import { withWords } from '#app/behaviours/words.ts';
import { Ways } from '#app/ui/ways/ways.tsx';
import { parseChoice } from '#contract/light.ts';
import { LinkOffer } from './link-offer.tsx';
import { COMPARED, SavedActs } from './saved-acts.tsx';
import { SavedItem } from './saved-item.tsx';
import styles from './saved-list.module.css';

/** Fetched for visitors who ask for samples. */
const AskedSamples = lazy(async () => ({
  default: (await withWords(import('./asked-samples.tsx'))).AskedSamples,
}));

/** The facts of each model, in rows that models of one collection share. */
function factsBySlug(sheets: Sheets) {
  const known = Object.values(sheets).filter((sheet): sheet is ModelSheet => typeof sheet === 'object');
  const pairs = known.map(({ slug, category }) => {
    const alike = known.filter((other) => other.category === category);
    const at = alike.findIndex((other) => other.slug === slug);
    const rows = factRows(alike.map((other) => other.facts));
    return [slug, rows.map(({ label, values }) => [label, values[at] ?? null] as const)] as const;
  });
  return Object.fromEntries(pairs);
}

/** Models and samples of which an address tells. */
interface Named {
  models: readonly SavedModel[];
  samples: readonly string[];
}

const NOTHING: Named = { models: [], samples: [] };

/** What the address names, once the script is there; empty where it names nothing. */
function useNamed() {
  const [named, setNamed] = useState(NOTHING);
  useEffect(() => {
    const { search } = window.location;
    setNamed({
      models: namedModels(search),
      samples: joinedSamples([], namedSamples(search)),
    });
  }, []);
  return [named, setNamed] as const;
}

/** The visitor's own list with its order and notes, or the list of a link with the offer to keep it. */
export function SavedList() {
  const href = useHref();
  const text = useSavedText();
  const hydrated = useHydrated();
  const lasting = useLasting();
  const own = useShortlist();
  const asked = useSamples();
  const [named, setNamed] = useNamed();
  const [said, setSaid] = useState('');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const linked = named.models.length + named.samples.length > 0;
  const samples = linked ? named.samples : asked;
  const models = linked ? named.models : own;
  const sheets = useModelSheets(models.map(({ slug }) => slug));

  const looks = models.map(({ slug, look = '' }) => ({
    slug,
    name: sheets[slug] && sheets[slug] !== 'gone' ? sheets[slug].name : slug,
    choice: parseChoice(look),
  }));
  const looked = useSaid(looks);
  const ways = (
    <Ways
      links={[
        { to: href({ category: 'kitchens' }), words: text.empty.kitchens },
        { to: href({ to: 'concepts' }), words: text.empty.collections },
      ]}
    />
  );
  const facts = factsBySlug(sheets);
  const rows = Math.max(0, ...Object.values(facts).map(({ length }) => length));

  function change(next: readonly SavedModel[], slug: string, name: string) {
    keep(next);
    const place = next.findIndex((model) => model.slug === slug) + 1;
    setSaid(place > 0 ? text.moved({ name, place, count: next.length }) : text.notice.removed({ name }));
  }
  function take() {
    keep(
      joined(
        own,
        named.models.filter(({ slug }) => sheets[slug] !== 'gone'),
      ),
    );
    keepSamples(joinedSamples(asked, named.samples));
    setNamed(NOTHING);
    window.history.replaceState(null, '', href({ tool: 'saved' }));
  }

  return (
    <div className={`${styles.saved} wrap`}>
      <div className="unscripted">
        <p>{text.without}</p>
        {ways}
      </div>
      {hydrated && linked && (
        <LinkOffer
          count={models.length}
          samples={samples.length}
          known={
            named.models.every(({ slug }) => own.some((model) => model.slug === slug)) &&
            named.samples.every((id) => asked.includes(id))
          }
          onKeep={take}
        />
      )}
      {!lasting && <p className={styles.fleeting}>{text.fleeting}</p>}
      {hydrated && models.length === 0 && samples.length === 0 && (
        <>
          <p className={`${styles.empty} serif`}>{text.empty.text}</p>
          {ways}
        </>
      )}
      {models.length + samples.length > 0 && (
        <SavedActs
          models={models}
          samples={samples}
          marked={models.map(({ slug }) => slug).filter((slug) => marked.includes(slug))}
        />
      )}
      {models.length > 0 && (
        <ol className={styles.list} aria-label={text.list} style={{ '--facts': rows } as CSSProperties}>
          {models.map(({ slug, note }, index) => (
            <SavedItem
              key={slug}
              slug={slug}
              sheet={sheets[slug]}
              note={note}
              look={{ choice: looks[index]?.choice ?? {}, said: looked?.[slug] }}
              facts={facts[slug] ?? []}
              mark={{
                on: marked.includes(slug),
                off: marked.length >= COMPARED && !marked.includes(slug),
                onChange: (on) =>
                  setMarked(on ? [...marked, slug] : marked.filter((other) => other !== slug)),
              }}
              place={{ first: index === 0, last: index === models.length - 1 }}
              {...(!linked && {
                onMove: (by, name) => change(moved(own, slug, by), slug, name),
                onNote: (words) => keep(noted(own, slug, words)),
                onRemove: (name) =>
                  change(
                    own.filter((model) => model.slug !== slug),
                    slug,
                    name,
                  ),
              })}
            />
          ))}
        </ol>
      )}
      {samples.length > 0 && (
        <Suspense>
          <AskedSamples ids={samples} own={!linked} />
        </Suspense>
      )}
      <p className="hidden" role="status">
        {said}
      </p>
    </div>
  );
}
