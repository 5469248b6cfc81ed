import { useEffect, useState } from 'react';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import { type SavedAct, useLasting, useShortlist } from '#app/behaviours/shortlist-store.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { TextLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './saved-notice.module.css';

/** Milliseconds the notice stays while nobody is at it. */
const STAY = 8000;

/** Says what a press on Save did, and where the list is. Where the browser keeps nothing it says that, and stays. */
export function SavedNotice({ act }: { act: SavedAct }) {
  const href = useHref();
  const { notice, fleeting } = useSavedText();
  const lasting = useLasting();
  const models = useShortlist().map(({ slug }) => slug);
  const [shown, setShown] = useState<SavedAct | null>(null);
  const [held, setHeld] = useState(false);

  // The words come after their region: a reader hears what changes in a region that is there already.
  useEffect(() => setShown(act), [act]);
  useEffect(() => {
    if (!shown || held || !lasting) return;
    const timer = window.setTimeout(() => setShown(null), STAY);
    return () => window.clearTimeout(timer);
  }, [shown, held, lasting]);

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
      <p role="status">
        {shown && (shown.saved ? notice.added : notice.removed)({ name: shown.name })}
        {shown && !lasting && ` ${fleeting}`}
      </p>
      {shown && (
        <>
          <TextLink href={href({ tool: 'saved', ...(!lasting && { models }) })}>{notice.see}</TextLink>
          <button type="button" aria-label={notice.close} onClick={() => setShown(null)}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}
