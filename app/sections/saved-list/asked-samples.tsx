import { useEffect, useState } from 'react';
import { loadData } from '#app/behaviours/load-data.ts';
import { SAMPLES_MAX } from '#app/behaviours/samples.ts';
import { pressSample } from '#app/behaviours/samples-store.ts';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { FinishLink } from '#app/ui/swatch/finish-link.tsx';
import type { FinishSample } from '#content/product-text.ts';
import styles from './asked-samples.module.css';

interface AskedSamplesProps {
  ids: readonly string[];
  /** The visitor's own, not a link's: they can be let go. */
  own: boolean;
}

/** The finishes a sample is asked of. */
export function AskedSamples({ ids, own }: AskedSamplesProps) {
  const href = useHref();
  const { samples: text } = useSavedText();
  const [finishes, setFinishes] = useState<readonly FinishSample[]>([]);
  useEffect(() => {
    loadData<FinishSample[]>('finishes').then(setFinishes, () => setFinishes([]));
  }, []);
  return (
    <section className={styles.samples} aria-labelledby="samples-title">
      <h2 id="samples-title">{text.title}</h2>
      <p className="soft">{text.line({ count: ids.length, most: SAMPLES_MAX })}</p>
      <ul aria-label={text.list}>
        {ids
          .flatMap((id) => finishes.find((finish) => finish.id === id) ?? [])
          .map((finish) => (
            <li key={finish.id}>
              <FinishLink {...finish} />
              {own && (
                <button
                  type="button"
                  aria-label={text.drop({ name: finish.name })}
                  onClick={() => pressSample(finish.id)}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
      </ul>
      <TextLink href={href({ to: 'finishes' })}>{text.library}</TextLink>
    </section>
  );
}
