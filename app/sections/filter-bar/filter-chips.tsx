import { chosenOf, type FacetView, type Filters, withValue } from '#app/behaviours/gallery-view.ts';
import { onPlainPress } from '#app/behaviours/plain-press.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { FacetName } from '#content/data/facets.ts';
import styles from './filter-bar.module.css';

interface FilterChipsProps {
  facets: readonly FacetView[];
  filters: Filters;
  address: (filters: Filters) => string;
  /** A plain press takes something away; `name` is the facet it belonged to. */
  onLess: (filters: Filters, name: FacetName) => void;
}

/** What is chosen, each a link to the gallery without it. */
export function FilterChips({ facets, filters, address, onLess }: FilterChipsProps) {
  const { filter } = useText();
  const chips = chosenOf(facets);
  const [first] = chips;
  return (
    <ul className={styles.chips}>
      {chips.map(({ name, value, label }) => {
        const less = withValue(filters, name, value, false);
        return (
          <li key={`${name} ${value}`}>
            <a
              href={address(less)}
              aria-label={filter.remove(label)}
              onClick={onPlainPress(() => onLess(less, name))}
            >
              {label}
              <Icon name="close" />
            </a>
          </li>
        );
      })}
      {first && chips.length > 1 && (
        <li>
          <a className={styles.clear} href={address({})} onClick={onPlainPress(() => onLess({}, first.name))}>
            {filter.clear}
          </a>
        </li>
      )}
    </ul>
  );
}
