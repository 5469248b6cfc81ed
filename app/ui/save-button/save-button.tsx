import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import { press, useLastSaved, useShortlist } from '#app/behaviours/shortlist-store.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './save-button.module.css';
import { SavedNotice } from './saved-notice.tsx';

interface SaveButtonProps {
  slug: string;
  name: string;
  /** A word beside the sign. */
  children?: ReactNode;
}

/** Saves a model on the visitor's device and lets it go; the button pressed last shows the notice of it. */
export function SaveButton({ slug, name, children }: SaveButtonProps) {
  const text = useSavedText();
  const by = useId();
  const button = useRef<HTMLButtonElement>(null);
  const saved = useShortlist().some((model) => model.slug === slug);
  const act = useLastSaved();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.save}
        aria-pressed={saved}
        aria-label={text.save({ name })}
        onClick={() => press(slug, { by, name })}
      >
        <Icon name="save" />
        {children}
      </button>
      {act?.by === by &&
        createPortal(<SavedNotice act={act} />, button.current?.closest('dialog') ?? document.body)}
    </>
  );
}
