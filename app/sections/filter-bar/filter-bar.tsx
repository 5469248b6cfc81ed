import { startTransition, useOptimistic } from 'react';
import { type FacetView, type Filters, withValue } from '#app/behaviours/gallery-view.ts';
import { painted } from '#app/behaviours/painted.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { DialogHead } from '#app/ui/dialog/dialog-head.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { CategorySlug } from '#content/data/categories.ts';
import { FacetPanel } from './facet-panel.tsx';
import styles from './filter-bar.module.css';
import { FilterChips } from './filter-chips.tsx';
import { useFilterBar } from './use-filter-bar.ts';

interface FilterBarProps {
  category: CategorySlug;
  facets: readonly FacetView[];
  /** Those of the models in sight. */
  filters: Filters;
  total: number;
  /** A choice: the gallery changes without leaving the page; done when its models are there. */
  onChange: (filters: Filters) => Promise<void>;
}

/** Words that open panels of checkboxes with counts, in a sheet on phones. Without a script it is a form that leads to the address. */
export function FilterBar({ category, facets, filters: shown, total, onChange }: FilterBarProps) {
  const href = useHref();
  const { filter } = useText();
  const { bar, compact, panels, sheet, setSheet, ...act } = useFilterBar();
  const [filters, setFilters] = useOptimistic(shown);
  /** Marks a choice, and has its models drawn when that is painted. */
  const choose = (next: Filters) =>
    startTransition(async () => {
      setFilters(next);
      await painted();
      await onChange(next);
    });
  const panel = (facet: FacetView) => (
    <FacetPanel
      key={facet.name}
      facet={facet}
      chosen={filters[facet.name] ?? []}
      open={panels.includes(facet.name)}
      onToggle={() => act.toggle(facet.name)}
      onChoose={(value, chosen) => choose(withValue(filters, facet.name, value, chosen))}
      {...(!compact && { show: { total, onShow: act.close } })}
    />
  );

  return (
    <form
      ref={bar}
      className={styles.bar}
      action={href({ category })}
      onBlur={act.onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        act.close();
        setSheet(false);
      }}
    >
      <div className={styles.inner}>
        <button type="button" className={styles.toggle} aria-haspopup="dialog" onClick={() => setSheet(true)}>
          {filter.label}
          <Icon name="down" />
        </button>
        {compact || <div className={styles.facets}>{facets.map(panel)}</div>}
        <button type="submit" className={styles.submit}>
          {filter.done}
        </button>
        <FilterChips
          facets={facets}
          filters={filters}
          address={(next) => href({ category, filters: next })}
          onLess={(next, name) => {
            act.rest(name);
            choose(next);
          }}
        />
        <p className={`${styles.count} num`} role="status">
          <b>{total}</b> {filter.models(total)}
        </p>
      </div>
      {compact && (
        <Dialog open={sheet} onClose={() => setSheet(false)} label={filter.label} shape="sheet">
          <div className={styles.sheet}>
            <DialogHead close={filter.close} onClose={() => setSheet(false)}>
              <span className={`${styles.title} serif`}>{filter.label}</span>
            </DialogHead>
            {facets.map(panel)}
            <div className={styles.foot}>
              <Button kind="line" onClick={() => choose({})}>
                {filter.clear}
              </Button>
              <Button kind="solid" onClick={() => setSheet(false)}>
                {filter.show({ count: total })}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </form>
  );
}
