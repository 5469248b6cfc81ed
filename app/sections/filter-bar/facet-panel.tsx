import type { FacetView } from '#app/behaviours/gallery-view.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Said } from '#app/ui/said/said.tsx';
import styles from './filter-bar.module.css';

interface FacetPanelProps {
  facet: FacetView;
  /** Values chosen, those too that the list does not follow yet. */
  chosen: readonly string[];
  open: boolean;
  onToggle: () => void;
  onChoose: (value: string, chosen: boolean) => void;
  /** Models left, for the button that leads from the panel to them; without it the panel has none. */
  show?: { total: number; onShow: () => void };
}

/** One facet: its word, and the panel of values with counts. A value that matches nothing stays, greyed, and keeps the focus. */
export function FacetPanel({
  facet: { name, options },
  chosen,
  open,
  onToggle,
  onChoose,
  show,
}: FacetPanelProps) {
  const { filter } = useText();
  return (
    <details className={styles.facet} open={open} data-facet={name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary
        data-press={name}
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        {filter[name]}
        <Icon name="down" />
      </summary>
      <div className={styles.panel}>
        <fieldset aria-label={filter[name]}>
          {options.map(({ value, label, count }) => {
            const on = chosen.includes(value);
            const off = count === 0 && !on;
            return (
              <label key={value} data-off={off || undefined}>
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  checked={on}
                  aria-disabled={off || undefined}
                  onChange={() => off || onChoose(value, !on)}
                />
                <span>
                  <Said>{label}</Said>
                </span>{' '}
                <small className="num">{count}</small>
              </label>
            );
          })}
        </fieldset>
        {show && (
          <Button kind="solid" className={styles.show} onClick={show.onShow}>
            {filter.show({ count: show.total })}
          </Button>
        )}
      </div>
    </details>
  );
}
