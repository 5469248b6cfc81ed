import { memo, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadData } from '#app/behaviours/load-data.ts';
import { onceIdle } from '#app/behaviours/once-idle.ts';
import { SAMPLES_MAX } from '#app/behaviours/samples.ts';
import { pressSample, useSamples, useSamplesLast } from '#app/behaviours/samples-store.ts';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { FinishSample } from '#content/product-text.ts';
import styles from './sample-buttons.module.css';

/** Plates that get their buttons in one idle moment: all 157 in one held a slow phone up for 140 ms. */
const AT_ONCE = 16;

type Plate = readonly [plate: HTMLElement, finish: FinishSample];

/** The plates of the page and the finishes they show, in the order of the page. */
async function platesOf(): Promise<readonly Plate[]> {
  const finishes = new Map((await loadData<FinishSample[]>('finishes')).map((one) => [one.id, one] as const));
  return [...document.querySelectorAll<HTMLElement>('main li[id]')].flatMap((plate) => {
    const finish = finishes.get(plate.id as FinishSample['id']);
    return finish ? [[plate, finish] as const] : [];
  });
}

/** A few plates first and more in each idle moment. */
function usePlates(): readonly Plate[] {
  const [plates, setPlates] = useState<readonly Plate[]>([]);
  const [count, setCount] = useState(0);
  useEffect(() => {
    // Without the list there are no buttons; the library is whole without them.
    platesOf().then(setPlates, () => setPlates([]));
  }, []);
  useEffect(
    () => (count < plates.length ? onceIdle(() => setCount(count + AT_ONCE)) : undefined),
    [count, plates],
  );
  return plates.slice(0, count);
}

interface AskProps {
  finish: FinishSample;
  asked: boolean;
  onPress: (finish: FinishSample) => void;
}

/** Remembered: a press on one would make all the others anew. */
const Ask = memo(function Ask({ finish, asked, onPress }: AskProps) {
  const { samples: text } = useSavedText();
  return (
    <button
      type="button"
      className={styles.ask}
      aria-pressed={asked}
      aria-label={text.of({ name: finish.name })}
      onClick={() => onPress(finish)}
    >
      <Icon name={asked ? 'check' : 'plus'} />
      {asked ? text.asked : text.ask}
    </button>
  );
});

/** A button on each plate that asks for a sample of it, and what the last press did. */
export function SampleButtons() {
  const href = useHref();
  const { samples: text, notice, fleeting } = useSavedText();
  const asked = useSamples();
  const lasting = useSamplesLast();
  const plates = usePlates();
  const [act, setAct] = useState<{ words: string } | null>(null);

  const press = useCallback(
    ({ id, name }: FinishSample) => {
      const now = pressSample(id);
      if (!now) setAct({ words: text.full({ most: SAMPLES_MAX }) });
      else if (now.includes(id))
        setAct({ words: text.added({ name, count: now.length, most: SAMPLES_MAX }) });
      else setAct({ words: text.removed({ name }) });
    },
    [text],
  );

  return (
    <>
      {plates.map(([plate, finish]) =>
        createPortal(
          <Ask finish={finish} asked={asked.includes(finish.id)} onPress={press} />,
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
