import { lazy, type RefObject, Suspense, useEffect, useId, useState } from 'react';
import { useChoice } from '#app/behaviours/light-choice.ts';
import type { LightOffer } from '#app/behaviours/light-source.ts';
import { useAfterLoad } from '#app/behaviours/use-after-load.ts';
import { withWords } from '#app/behaviours/words.ts';
import styles from './light-slot.module.css';

const Table = lazy(async () => ({
  default: (await withWords(import('./light-table.tsx'))).LightTable,
}));

interface LightSlotProps {
  offer: LightOffer;
  slug: string;
  name: string;
  /** What the button says. */
  words: string;
  /** What the picture stands in; what is painted is laid over it. */
  place: RefObject<HTMLElement | null>;
}

/** Whether this browser has WebGL 2; asked once a page, after everything else has come. */
let able: boolean | null = null;
function canPaint(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}

function useAble(): boolean {
  const loaded = useAfterLoad();
  const [can, setCan] = useState(false);
  useEffect(() => {
    if (!loaded) return;
    able ??= canPaint();
    setCan(able);
  }, [loaded]);
  return can;
}

/** Opens what shows a model in another colour and at another hour; its module comes with the first press, or with an address that names a choice. */
export function LightSlot({ offer, slug, name, words, place }: LightSlotProps) {
  const can = useAble();
  const id = useId();
  const { colour, hour } = useChoice(slug);
  const chosen = colour !== undefined || hour !== undefined;
  const [pressed, setPressed] = useState<boolean | null>(null);
  const open = pressed ?? chosen;
  // Once open it stays open, whatever is chosen in it.
  if (chosen && pressed === null) setPressed(true);
  if (!can) return null;
  return (
    <div className={styles.slot}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setPressed(!open)}>
        <span className={styles.sign} aria-hidden="true" />
        {words}
      </button>
      <div id={id} hidden={!open}>
        {pressed !== null && (
          <Suspense>
            <Table data={offer.data} slug={slug} name={name} place={place} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
