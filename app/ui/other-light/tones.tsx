import { useId } from 'react';
import { useLightText } from '#app/behaviours/light-text.ts';
import type { FinishSample } from '#content/product-text.ts';
import styles from './light-table.module.css';

interface TonesProps {
  tones: readonly FinishSample[];
  /** Id of the one shown. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The tones a front can be had in, as plates of one group of radio buttons; the name of the one shown stands beside the title. */
export function Tones({ tones, chosen, onChoose }: TonesProps) {
  const text = useLightText();
  const group = useId();
  return (
    <fieldset className={styles.tones}>
      <legend>
        {text.colour}
        <span aria-hidden="true">{tones.find(({ id }) => id === chosen)?.name}</span>
      </legend>
      <div>
        {tones.map(({ id, name, hex }) => (
          <label key={id} title={name}>
            <input
              type="radio"
              name={group}
              value={id}
              aria-label={name}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" height="1" fill={hex} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
