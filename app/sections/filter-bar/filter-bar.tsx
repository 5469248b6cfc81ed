import { useEffect, useState } from 'react';
import type { FacetView, Filters } from '#app/behaviours/gallery-view.ts';
import { onPlainPress } from '#app/behaviours/plain-press.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { media, useMedia } from '#app/behaviours/use-media.ts';
import { useText } from '#app/behaviours/use-text.ts';

import { Icon } from '#app/ui/icon/icon.tsx';
import type { CategorySlug } from '#content/data/categories.ts';
import type { FacetName } from '#content/data/facets.ts';
import { FacetPanel } from './facet-panel.tsx';
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
  const href = useHref();
  const { filter } = useText();
  const [open, setOpen] = useState<FacetName | 'all' | null>(null);
  const compact = useMedia(media.compact);
  const address = (next: Filters) => href({ category, filters: next });
  const follow = (next: Filters) =>
    onPlainPress(() => {
      if (!compact) setOpen(null);
      onChange(next);
    });
  useEffect(() => {
    if (open === null) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(null);
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [open]);
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
            {facets.map((facet) => (
              <FacetPanel
                key={facet.name}
                facet={facet}
                open={open === facet.name || (compact && open === 'all')}
                onToggle={() => setOpen(open === facet.name ? (compact ? 'all' : null) : facet.name)}
                link={(value) => {
                  const next = withFilter(filters, facet.name, value);
                  return { href: address(next), onClick: follow(next) };
                }}
              />
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
