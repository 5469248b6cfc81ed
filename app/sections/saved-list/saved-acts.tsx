import { useState } from 'react';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { ButtonLink, TextButton } from '#app/ui/button/button.tsx';
import styles from './saved-list.module.css';

/** What can be done with the whole list: sent with an enquiry, passed on. */
export function SavedActs({ models }: { models: readonly string[] }) {
  const href = useHref();
  const text = useSavedText();
  const [said, setSaid] = useState('');

  async function share() {
    const url = new URL(href({ tool: 'saved', models }), window.location.href).href;
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
      <ButtonLink kind="main" href={href({ to: 'contact', models })}>
        {text.send}
      </ButtonLink>
      <TextButton onClick={share}>{text.share}</TextButton>
      <span className="note soft" role="status">
        {said}
      </span>
      <span className={`${styles.count} num`}>{text.of({ count: models.length })}</span>
    </div>
  );
}
