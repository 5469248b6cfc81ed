import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useSearchText } from '#app/behaviours/search-text.ts';
import { useReturn } from '#app/behaviours/use-return.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SearchForm } from '#app/ui/search-form/search-form.tsx';
import { Answers, Often } from './answers.tsx';
import styles from './search.module.css';
import { SearchStatus } from './search-status.tsx';
import { onStops } from './stops.ts';
import { useSearch } from './use-search.ts';

/** Answers of each group in the dialog; the page has all. */
const MOST = { models: 6, others: 3 };

/** The search over any page: a line to ask on, and what answers it while one types. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useSearchText();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { asked, answers, failed } = useSearch(query);
  useReturn(onClose);

  /** A question asked for often is put into the field; any other link is followed. */
  function follow(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a');
    const question = text.often.queries.find((one) => one === link?.textContent);
    if (!question || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setQuery(question);
    field.current?.focus();
  }

  function pressed(event: KeyboardEvent<HTMLElement>) {
    // A search field takes the first Escape to empty itself; here it closes, as in every dialog of the house.
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else onStops(event);
  }

  return (
    <Dialog open={open} onClose={onClose} label={text.title} shape="top">
      {/* biome-ignore lint/a11y: keys and presses of the links inside */}
      <div className={styles.panel} onKeyDown={pressed} onClick={follow}>
        <SearchForm
          label={text.label}
          submit={text.submit}
          placeholder={text.hint}
          field={field}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <button type="button" className={styles.close} aria-label={text.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        <div className={styles.body}>
          {answers ? <Answers query={asked} answers={answers} most={MOST} /> : <Often />}
          <SearchStatus asked={asked} answers={answers} failed={failed} />
        </div>
      </div>
    </Dialog>
  );
}
