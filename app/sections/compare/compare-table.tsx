import { useCompareText } from '#app/behaviours/compare-text.ts';
import { differs, type FactRow, factRows } from '#app/behaviours/fact-rows.ts';
import type { ModelSheet } from '#app/behaviours/model-sheet.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Said } from '#app/ui/said/said.tsx';
import styles from './compare.module.css';

interface CompareTableProps {
  models: readonly ModelSheet[];
  /** Leaves out the rows in which all agree. */
  only: boolean;
  onRemove: ((slug: string) => void) | undefined;
}

/** One table: a column a model, a row a fact. It scrolls sideways where it has no room, its labels do not. */
export function CompareTable({ models, only, onRemove }: CompareTableProps) {
  const text = useCompareText();
  const rows = factRows(models.map(({ facts }) => facts)).filter((row) => !only || differs(row));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section className={styles.scroll} aria-label={text.table} tabIndex={0}>
      <table className={styles.table} data-models={models.length}>
        <thead>
          <tr>
            <td />
            {models.map((model) => (
              <ModelHead key={model.slug} model={model} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fact key={row.label} row={row} models={models} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td />
              <td colSpan={models.length}>{text.alike}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function ModelHead({ model, onRemove }: { model: ModelSheet; onRemove: CompareTableProps['onRemove'] }) {
  const text = useCompareText();
  const shown = sizes({ phone: '45vw' }, '30vw');
  return (
    <th scope="col">
      <a href={model.to}>
        {model.view ? (
          <Picture picture={model.view} sizes={shown} ratio="lead" eager />
        ) : (
          <CardPicture image={model.image} sizes={shown} eager />
        )}
        <span className={styles.name}>
          <Said>{model.name}</Said>
        </span>
      </a>
      <span className={styles.line}>
        <Said>{model.line}</Said>
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={text.remove({ name: model.name })}
          onClick={() => onRemove(model.slug)}
        >
          <Icon name="close" />
        </button>
      )}
    </th>
  );
}

/** A fact of each model. Where they differ the label says so, a line stands before it and the values are set stronger. */
function Fact({ row, models }: { row: FactRow; models: readonly ModelSheet[] }) {
  const text = useCompareText();
  return (
    <tr data-differs={differs(row) || undefined}>
      <th scope="row">
        {row.label}
        {differs(row) && <span className={styles.differs}>{text.differs}</span>}
      </th>
      {models.map(({ slug }, index) => (
        <td key={slug}>
          {row.values[index] ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="hidden">{text.missing}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
