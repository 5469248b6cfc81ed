import type { Filters, Way } from '#app/behaviours/gallery-view.ts';
import { onPlainPress } from '#app/behaviours/plain-press.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { FILTER_NOTE_MARK, LIST_MARK } from '#contract/addresses.ts';
import styles from './filter-notes.module.css';

/** Says that the address names what nobody offers. */
export function UnknownNote() {
  const { filter } = useText();
  return (
    <p className={styles.note} role="status">
      {filter.unknown}
    </p>
  );
}

/** For visitors without a script: which choices of the address the list follows. The service fills in and shows what holds. */
export function PlainNotes() {
  const { filter, between } = useText();
  const choices = LIST_MARK + between + LIST_MARK;
  return (
    <noscript>
      <p className={styles.note} {...{ [FILTER_NOTE_MARK]: 'applied' }} hidden>
        {filter.applied({ choices })}
      </p>
      <p className={styles.note} {...{ [FILTER_NOTE_MARK]: 'left' }} hidden>
        {filter.left({ choices })}
      </p>
      <p className={styles.note} {...{ [FILTER_NOTE_MARK]: 'unknown' }} hidden>
        {filter.unknown}
      </p>
    </noscript>
  );
}

interface NoModelsProps {
  /** What leads out: the filters without one of their facets, and how many models that leaves. */
  ways: readonly Way[];
  address: (filters: Filters) => string;
  onChange: (filters: Filters) => void;
}

/** Stands in the list's place when nothing meets all that is chosen. */
export function NoModels({ ways, address, onChange }: NoModelsProps) {
  const { filter, between } = useText();
  const link = (filters: Filters, words: string) => (
    <li key={words}>
      <TextLink href={address(filters)} onClick={onPlainPress(() => onChange(filters))}>
        {words}
      </TextLink>
    </li>
  );
  return (
    <div className={styles.none}>
      <h2>{filter.none}</h2>
      <p>{filter.waysOut}</p>
      <ul>
        {ways.map(({ filters, labels, total }) =>
          link(filters, filter.without({ choices: labels.join(between), count: total })),
        )}
        {link({}, filter.all)}
      </ul>
    </div>
  );
}
