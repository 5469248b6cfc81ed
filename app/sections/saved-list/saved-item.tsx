import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ModelSheet } from '#app/behaviours/model-sheet.ts';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Said } from '#app/ui/said/said.tsx';
import { type Choice, withChoice } from '#contract/light.ts';
import styles from './saved-item.module.css';

interface SavedItemProps {
  slug: string;
  sheet: ModelSheet | 'gone' | undefined;
  note: string;
  /** The colour and hour it was looked at in, and what it is called then once that is known. */
  look: { choice: Choice; said: string | undefined };
  /** Rows shared with the neighbours; null where this model states nothing. */
  facts: readonly (readonly [label: string, value: string | null])[];
  /** Whether it is marked to be compared; `off` while there is no room for it. */
  mark: { on: boolean; off: boolean; onChange: (on: boolean) => void };
  /** At which ends of the list it stands. */
  place: { first: boolean; last: boolean };
  /** The acts on one's own list; a link's has none. */
  onMove?: (by: 1 | -1, name: string) => void;
  onNote?: (note: string) => void;
  onRemove?: (name: string) => void;
}

/** One saved model: picture, name, what the visitor may do with it, the note, and the facts in rows that neighbours share. */
export function SavedItem({
  slug,
  sheet,
  note,
  look,
  facts,
  mark,
  place,
  onMove,
  onNote,
  onRemove,
}: SavedItemProps) {
  const text = useSavedText();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const known = sheet === 'gone' ? undefined : sheet;
  const name = known?.name ?? slug;

  /** The focus stays on the button although its model stands elsewhere now. */
  function move(by: 1 | -1, button: HTMLButtonElement) {
    flushSync(() => onMove?.(by, name));
    const buttons = [...(item.current?.querySelectorAll('button') ?? [])];
    const next = button.disabled ? buttons.find((other) => !other.disabled) : button;
    next?.focus();
  }

  return (
    <li ref={item} className={styles.item} data-pending={sheet === undefined || undefined}>
      {known ? (
        <a className={styles.model} href={withChoice(known.to, look.choice)}>
          <CardPicture image={known.image} sizes="(width <= 560px) 90vw, (width <= 900px) 45vw, 30vw" eager />
          <span className={`${styles.name} threaded`}>
            <Said>{look.said ?? known.name}</Said>
          </span>
          <span className="small soft">
            <Said>{known.line}</Said>
          </span>
        </a>
      ) : (
        <div className={styles.model}>
          <span className={styles.blank} />
          {sheet === 'gone' && (
            <p className="small">
              <Said>{text.gone({ slug })}</Said>
            </p>
          )}
        </div>
      )}
      <div className={styles.order}>
        {onMove && (
          <>
            <button
              type="button"
              aria-label={text.earlier({ name })}
              disabled={place.first}
              onClick={(event) => move(-1, event.currentTarget)}
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              aria-label={text.later({ name })}
              disabled={place.last}
              onClick={(event) => move(1, event.currentTarget)}
            >
              <Icon name="forward" />
            </button>
          </>
        )}
        {known && (
          <label>
            <input
              type="checkbox"
              checked={mark.on}
              disabled={mark.off}
              aria-label={text.compareOne({ name })}
              onChange={(event) => mark.onChange(event.target.checked)}
            />
            {text.compare.choose}
          </label>
        )}
        {onRemove && (
          <button type="button" aria-label={text.remove({ name })} onClick={() => onRemove(name)}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {onNote && (
        <div className={styles.note}>
          <label htmlFor={id}>{text.note}</label>
          <textarea
            id={id}
            rows={2}
            defaultValue={note}
            placeholder={text.noteHint}
            onChange={(event) => onNote(event.target.value)}
          />
        </div>
      )}
      <dl className={`${styles.facts} ruled`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="hidden">{text.missing}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
