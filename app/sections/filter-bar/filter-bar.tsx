import { type MouseEvent, useState } from 'react';
import type { FacetView, Filters } from '#app/behaviours/gallery-view.ts';
import { media, useMedia } from '#app/behaviours/use-media.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { href } from '#app/routes.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { CategorySlug } from '#content/data/categories.ts';
import type { FacetName } from '#content/data/facets.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  category: CategorySlug;
  facets: readonly FacetView[];
  filters: Filters;
  total: number;
  /** A plain press on a value: the gallery changes without leaving the page. */
  onChange: (filters: Filters) => void;
}

/** The filters with `name` set to `value`, or without it. */
function withFilter(filters: Filters, name: FacetName, value: string | null): Filters {
  const { [name]: _, ...others } = filters;
  return value === null ? others : { ...others, [name]: value };
}

/** Five words that open panels of values with counts; a value is a link, so it works without a script. */
export function FilterBar({ category, facets, filters, total, onChange }: FilterBarProps) {
  const { filter } = useText();
  const [open, setOpen] = useState<FacetName | 'all' | null>(null);
  const compact = useMedia(media.compact);
  const address = (next: Filters) => href({ category, filters: next });
  const follow = (next: Filters) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChange(next);
  };
  const chips = facets.flatMap(({ name, options }) =>
    options.filter(({ chosen }) => chosen).map((option) => ({ name, ...option })),
  );

  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <div className={styles.sheet} data-open={open !== null}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open !== null}
            onClick={() => setOpen(open === null ? 'all' : null)}
          >
            {filter.label}
            <Icon name="down" />
          </button>
          <div className={styles.facets}>
            {facets.map(({ name, options }) => (
              <details
                key={name}
                className={styles.facet}
                open={open === name || (compact && open === 'all')}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') setOpen(null);
                }}
              >
                <summary
                  onClick={(event) => {
                    event.preventDefault();
                    setOpen(open === name ? (compact ? 'all' : null) : name);
                  }}
                >
                  {filter[name]}
                  <Icon name="down" />
                </summary>
                <ul className={styles.panel}>
                  {options.map((option) => {
                    const next = withFilter(filters, name, option.chosen ? null : option.value);
                    return (
                      <li key={option.value}>
                        {option.count === 0 ? (
                          <span className={styles.off} aria-disabled="true">
                            <i aria-hidden="true" />
                            {option.label} <small className="num">0</small>
                          </span>
                        ) : (
                          <a
                            href={address(next)}
                            aria-current={option.chosen || undefined}
                            onClick={follow(next)}
                          >
                            <i aria-hidden="true" />
                            {option.label} <small className="num">{option.count}</small>
                          </a>
                        )}
                      </li>
                    );
                  })}
                </ul>
              </details>
            ))}
          </div>
        </div>
        <ul className={styles.chips}>
          {chips.map(({ name, value, label }) => (
            <li key={name}>
              <a
                href={address(withFilter(filters, name, null))}
                aria-label={filter.remove(label)}
                data-value={value}
                onClick={follow(withFilter(filters, name, null))}
              >
                {label}
                <Icon name="close" />
              </a>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <a className={styles.clear} href={address({})} onClick={follow({})}>
                {filter.clear}
              </a>
            </li>
          )}
        </ul>
        <p className={`${styles.count} num`} role="status">
          <b>{total}</b> {filter.models(total)}
        </p>
      </div>
    </div>
  );
}
