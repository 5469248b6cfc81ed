import { useState } from 'react';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import type { SavedModel } from '#app/behaviours/shortlist.ts';
import { nameInLink } from '#app/behaviours/shortlist-acts.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { ButtonLink, TextButton } from '#app/ui/button/button.tsx';
import styles from './saved-list.module.css';

/** Models that have room side by side. */
export const COMPARED = 3;

interface SavedActsProps {
  models: readonly SavedModel[];
  samples: readonly string[];
  /** Those marked to be compared. */
  marked: readonly string[];
}

/** What can be done with the whole list: sent with an enquiry, compared, passed on. */
export function SavedActs({ models, samples, marked }: SavedActsProps) {
  const href = useHref();
  const text = useSavedText();
  const [said, setSaid] = useState('');
  const named = models.map(nameInLink);
  const compared = marked.length >= 2 ? marked : models.slice(0, COMPARED).map(({ slug }) => slug);
  const { all, chosen } = text.compare;

  async function share() {
    const url = new URL(href({ tool: 'saved', models: named, samples }), window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title: text.title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid(text.shared);
      }
    } catch {
      // Closed by the visitor, or no clipboard: the address of the list goes into the address bar instead.
      window.history.replaceState(null, '', url);
    }
  }

  return (
    <div className={styles.acts}>
      <ButtonLink kind="main" href={href({ to: 'contact', models: named, samples })}>
        {text.send}
      </ButtonLink>
      {compared.length >= 2 && (
        <ButtonLink kind="line" href={href({ tool: 'compare', models: compared })}>
          {(compared === marked ? chosen : all)({ count: compared.length })}
        </ButtonLink>
      )}
      <TextButton onClick={share}>{text.share}</TextButton>
      <span className="note soft" role="status">
        {said}
      </span>
      {models.length > 0 && (
        <span className={`${styles.count} num`}>{text.of({ count: models.length })}</span>
      )}
    </div>
  );
}
