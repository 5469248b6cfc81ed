import { useEffect, useState } from 'react';
import { useCompareText } from '#app/behaviours/compare-text.ts';
import { type ModelSheet, useModelSheets } from '#app/behaviours/model-sheet.ts';
import { namedModels } from '#app/behaviours/shortlist-acts.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { Ways } from '#app/ui/ways/ways.tsx';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { ScaledDrawings } from './scaled-drawing.tsx';

/** Models that have room side by side. */
const MOST = 3;

/** The slugs of the address, once the script is there. */
function useNamed() {
  const [named, setNamed] = useState<readonly string[] | null>(null);
  useEffect(
    () =>
      setNamed(
        namedModels(window.location.search)
          .map(({ slug }) => slug)
          .slice(0, MOST),
      ),
    [],
  );
  return [named, setNamed] as const;
}

/** Two or three models of the address side by side; fewer say where there are more. */
export function Compare() {
  const href = useHref();
  const text = useCompareText();
  const [named, setNamed] = useNamed();
  const [only, setOnly] = useState(false);
  const slugs = named ?? [];
  const sheets = useModelSheets(slugs);
  const models = slugs
    .map((slug) => sheets[slug])
    .filter((sheet): sheet is ModelSheet => typeof sheet === 'object');
  const gone = slugs.filter((slug) => sheets[slug] === 'gone');
  const settled = slugs.every((slug) => sheets[slug]);
  const ways = (
    <Ways
      links={[
        { to: href({ tool: 'saved' }), words: text.ways.saved },
        { to: href({ category: 'kitchens' }), words: text.ways.kitchens },
        { to: href({ to: 'concepts' }), words: text.ways.collections },
      ]}
    />
  );

  function remove(slug: string) {
    const left = slugs.filter((other) => other !== slug);
    setNamed(left);
    window.history.replaceState(null, '', href({ tool: 'compare', models: left }));
  }

  return (
    <div className={`${styles.compare} wrap`}>
      <div className="unscripted">
        <p>{text.without}</p>
        {ways}
      </div>
      <div role="status">
        {gone.map((slug) => (
          <p key={slug}>{text.gone({ slug })}</p>
        ))}
        {named && settled && models.length < 2 && <p className={`${styles.few} serif`}>{text.few}</p>}
      </div>
      {named && settled && models.length < 2 && ways}
      {settled && models.length >= 2 && (
        <>
          <div className={styles.acts}>
            <ButtonLink kind="main" href={href({ to: 'contact', models: models.map(({ slug }) => slug) })}>
              {text.ask}
            </ButtonLink>
            <label>
              <input type="checkbox" checked={only} onChange={(event) => setOnly(event.target.checked)} />
              {text.only}
            </label>
            <TextLink href={href({ tool: 'saved' })}>{text.saved}</TextLink>
          </div>
          <CompareTable models={models} only={only} onRemove={models.length > 2 ? remove : undefined} />
          <ScaledDrawings models={models} />
        </>
      )}
    </div>
  );
}
