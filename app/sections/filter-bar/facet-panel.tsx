import type { MouseEvent } from 'react';
import type { FacetView } from '#app/behaviours/gallery-view.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './filter-bar.module.css';

interface FacetPanelProps {
  facet: FacetView;
  open: boolean;
  onToggle: () => void;
  /** Address and press of a value; null takes the facet's choice away. */
  link: (value: string | null) => { href: string; onClick: (event: MouseEvent) => void };
}

/** One facet: its word, and the panel of values with counts. A value that matches nothing stays, greyed. */
export function FacetPanel({ facet: { name, options }, open, onToggle, link }: FacetPanelProps) {
  const { filter } = useText();
  return (
    <details className={styles.facet} open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        {filter[name]}
        <Icon name="down" />
      </summary>
      <ul className={styles.panel}>
        {options.map(({ value, label, count, chosen }) => (
          <li key={value}>
            {count === 0 ? (
              <span className={styles.off} aria-disabled="true">
                <i aria-hidden="true" />
                {label} <small className="num">0</small>
              </span>
            ) : (
              <a {...link(chosen ? null : value)} aria-current={chosen || undefined}>
                <i aria-hidden="true" />
                {label} <small className="num">{count}</small>
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
