import { useCompareText } from '#app/behaviours/compare-text.ts';
import { type ModelSheet, SCALED_KINDS, type ScaledKind } from '#app/behaviours/model-sheet.ts';
import { useLocale } from '#app/behaviours/use-locale.ts';
import { Said } from '#app/ui/said/said.tsx';
import { LANGUAGES } from '#contract/languages.ts';
import styles from './scaled-drawing.module.css';

/** Pixels a drawn pixel takes at most: further figures and pens would look like a poster's. */
const LARGEST = 1.35;

interface ScaledDrawingProps {
  kind: ScaledKind;
  model: ModelSheet;
  /** All models it stands beside: one box holds the largest of each length. */
  models: readonly ModelSheet[];
}

/** A drawing in a box that its neighbours share, so that all are to one scale; elevations stand on one floor, plans hang from one wall. */
function ScaledDrawing({ kind, model, models }: ScaledDrawingProps) {
  const text = useCompareText();
  const rtl = LANGUAGES[useLocale()].dir === 'rtl';
  const all = models.flatMap(({ scaled }) => scaled ?? []);
  const width = Math.max(...all.map(({ boxes }) => boxes[kind].width));
  const height = Math.max(...all.map(({ boxes }) => boxes[kind].height));
  const pixel = Math.max(...all.map((drawings) => drawings.pixel));
  const { scaled, name } = model;
  if (!scaled) return <span className="note soft">{text.undrawn}</span>;
  const own = scaled.boxes[kind];
  const place = {
    x: rtl ? width - own.width : 0,
    y: kind === 'elevation' ? height - own.height : 0,
    width: own.width,
    height: own.height,
  };
  return (
    <svg
      role="img"
      aria-label={text.drawings[kind].of({ name })}
      viewBox={`0 0 ${Math.round(width)} ${Math.round(height)}`}
      width={Math.round((width / pixel) * LARGEST)}
      height={Math.round((height / pixel) * LARGEST)}
    >
      <use href={`${scaled.file}#${kind}`} {...place} />
      <use href={`${scaled.file}#${kind}-mm`} {...place} />
    </svg>
  );
}

/** Elevations and plans of models, each kind in a row: side by side under the table's columns, one under another where there is no room. */
export function ScaledDrawings({ models }: { models: readonly ModelSheet[] }) {
  const text = useCompareText();
  if (models.every(({ scaled }) => scaled === null)) return null;
  return SCALED_KINDS.map((kind) => (
    <section key={kind} className={styles.drawn} aria-labelledby={`drawn-${kind}`}>
      <h2 id={`drawn-${kind}`}>
        {text.drawings[kind].name}
        <span className="note">{text.scale}</span>
      </h2>
      <ul data-models={models.length}>
        {models.map((model) => (
          <li key={model.slug}>
            <span aria-hidden="true">
              <Said>{model.name}</Said>
            </span>
            <ScaledDrawing kind={kind} model={model} models={models} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
