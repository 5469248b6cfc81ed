import { useEffect, useState } from 'react';
import { TextLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Said } from '../said/said.tsx';
import styles from './notice.module.css';

/** Milliseconds the notice stays while nobody is at it. */
const STAY = 8000;

interface NoticeProps {
  /** What it tells of; each one shows it anew. */
  act: object | null;
  words: string;
  /** It does not go by itself. */
  stays: boolean;
  see: { to: string; words: string };
  close: string;
}

/** Says what a press did, at the foot of the window, and where its result is. */
export function Notice({ act, words, stays, see, close }: NoticeProps) {
  const [shown, setShown] = useState<object | null>(null);
  const [held, setHeld] = useState(false);

  // The words come after their region: a reader hears what changes in a region that is there already.
  useEffect(() => setShown(act), [act]);
  useEffect(() => {
    if (!shown || held || stays) return;
    const timer = window.setTimeout(() => setShown(null), STAY);
    return () => window.clearTimeout(timer);
  }, [shown, held, stays]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever is at it keeps it from going
    <div
      className={styles.notice}
      data-shown={shown !== null}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{shown && <Said>{words}</Said>}</p>
      {shown && (
        <>
          <TextLink href={see.to}>{see.words}</TextLink>
          <button type="button" aria-label={close} onClick={() => setShown(null)}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}
