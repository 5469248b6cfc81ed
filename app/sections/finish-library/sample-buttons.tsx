import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadData } from '#app/behaviours/load-data.ts';
import { SAMPLES_MAX } from '#app/behaviours/samples.ts';
import { pressSample, useSamples, useSamplesLast } from '#app/behaviours/samples-store.ts';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { FinishSample } from '#content/product-text.ts';
import styles from './sample-buttons.module.css';

/** The plates of the page and the finishes they show, once both are there. */
function usePlates(): readonly (readonly [HTMLElement, FinishSample])[] {
  const [plates, setPlates] = useState<readonly (readonly [HTMLElement, FinishSample])[]>([]);
  useEffect(() => {
    loadData<FinishSample[]>('finishes').then(
      (finishes) =>
        setPlates(
          finishes.flatMap((finish) => {
            const plate = document.getElementById(finish.id);
            return plate ? [[plate, finish] as const] : [];
          }),
        ),
      // Without the list there are no buttons; the library is whole without them.
      () => setPlates([]),
    );
  }, []);
  return plates;
}

/** A button on each plate that asks for a sample of it, and what the last press did. */
export function SampleButtons() {
  const href = useHref();
  const { samples: text, notice, fleeting } = useSavedText();
  const asked = useSamples();
  const lasting = useSamplesLast();
  const plates = usePlates();
  const [act, setAct] = useState<{ words: string } | null>(null);

  function press({ id, name }: FinishSample) {
    const had = asked.includes(id);
    if (!pressSample(id)) setAct({ words: text.full({ most: SAMPLES_MAX }) });
    else if (had) setAct({ words: text.removed({ name }) });
    else setAct({ words: text.added({ name, count: asked.length + 1, most: SAMPLES_MAX }) });
  }

  return (
    <>
      {plates.map(([plate, finish]) =>
        createPortal(
          <button
            type="button"
            className={styles.ask}
            aria-pressed={asked.includes(finish.id)}
            aria-label={text.of({ name: finish.name })}
            onClick={() => press(finish)}
          >
            <Icon name={asked.includes(finish.id) ? 'check' : 'plus'} />
            {asked.includes(finish.id) ? text.asked : text.ask}
          </button>,
          plate,
          finish.id,
        ),
      )}
      <Notice
        act={act}
        words={[act?.words ?? '', ...(lasting ? [] : [fleeting])].join(' ').trim()}
        stays={!lasting}
        see={{ to: href({ tool: 'saved' }), words: text.see }}
        close={notice.close}
      />
    </>
  );
}
