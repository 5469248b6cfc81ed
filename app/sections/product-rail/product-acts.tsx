import { useState } from 'react';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SaveSlot } from '#app/ui/save-button/save-slot.tsx';
import styles from './product-acts.module.css';

interface ProductActsProps {
  slug: string;
  name: string;
  words: { save: string; share: string; shared: string; print: string };
}

/** Save, share and print in one row; they need a script and appear with it. */
export function ProductActs({ slug, name, words }: ProductActsProps) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');

  async function share() {
    try {
      if (navigator.share) await navigator.share({ title: name, url: window.location.href });
      else {
        await navigator.clipboard.writeText(window.location.href);
        setSaid(words.shared);
      }
    } catch {
      // Closed by the visitor, or no clipboard: the address bar holds the link.
    }
  }

  return (
    <div className={styles.acts} data-ready={hydrated}>
      <SaveSlot slug={slug} name={name}>
        {words.save}
      </SaveSlot>
      <button type="button" onClick={share}>
        <Icon name="share" />
        {words.share}
      </button>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" />
        {words.print}
      </button>
      <span className="note" role="status">
        {said}
      </span>
    </div>
  );
}
