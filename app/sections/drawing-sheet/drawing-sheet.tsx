import { Drawing } from '#app/ui/drawing/drawing.tsx';
import type { Drawing as DrawingShapes } from '#drawing/shape.ts';
import styles from './drawing-sheet.module.css';

interface DrawingSheetProps {
  title: string;
  drawings: readonly { letter: string; kind: 'elevation' | 'plan'; drawing: DrawingShapes }[];
  names: Record<'elevation' | 'plan', { name: string; line: string }>;
}

/** The joiner's drawings of a model: elevation, and the plan under it at the same scale. */
export function DrawingSheet({ title, drawings, names }: DrawingSheetProps) {
  if (drawings.length === 0) return null;
  return (
    <section className={styles.sheet}>
      <div className="wrap">
        <h2>{title}</h2>
        {drawings.map(({ letter, kind, drawing }) => (
          <figure key={letter}>
            {/* biome-ignore-start lint/a11y: a phone scrolls it sideways, by keys too; a region needs no fieldset */}
            <div className={styles.scroll} tabIndex={0} role="group" aria-label={names[kind].name}>
              <Drawing drawing={drawing} title={`${names[kind].name}. ${names[kind].line}`} />
            </div>
            {/* biome-ignore-end lint/a11y: as above */}
            <figcaption>
              <b className="serif">{letter}</b>
              <span>{names[kind].name}</span>
              <span>{names[kind].line}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
