import { useId } from 'react';
import { KEEP_CLEAR } from '#app/behaviours/keep-clear.ts';
import { Said } from '#app/ui/said/said.tsx';
import styles from './drawing-sheet.module.css';
import type { ProductDrawings } from './product-drawings.ts';

type Sheet = ProductDrawings['sheets'][number];

interface DrawingSheetProps {
  title: string;
  drawings: ProductDrawings;
  names: Record<Sheet['kind'], { name: string; line: string }>;
  lengths: { title: string; mm: string; in: string };
}

/** A sheet's strokes and its figures in both units, of which the page shows one. */
function SheetPicture({
  file,
  sheet,
  name,
  narrow,
}: {
  file: string;
  sheet: Sheet;
  name: string;
  narrow: boolean;
}) {
  const { width, height } = narrow ? sheet.narrow : sheet.wide;
  const symbol = `${file}#${narrow ? 'narrow-' : ''}${sheet.kind}`;
  return (
    <svg
      role="img"
      aria-label={name}
      data-paper={narrow ? 'narrow' : 'wide'}
      viewBox={`0 0 ${width} ${height}`}
      // The width on paper; on the screen the style gives another.
      width={narrow ? undefined : `${sheet.printed}mm`}
    >
      <use href={symbol} />
      <use href={`${symbol}-mm`} data-unit="mm" />
      <use href={`${symbol}-in`} data-unit="in" />
    </svg>
  );
}

/** Which unit the figures are in: radio buttons that the style alone reads, so that they work without a script. */
function Lengths({ lengths }: Pick<DrawingSheetProps, 'lengths'>) {
  const group = useId();
  return (
    <fieldset className={styles.lengths}>
      <legend className="hidden">{lengths.title}</legend>
      {(['mm', 'in'] as const).map((unit) => (
        <label key={unit}>
          <input type="radio" name={group} value={unit} defaultChecked={unit === 'mm'} />
          <span>{lengths[unit]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The joiner's drawings of a model: elevations, plan and section at one scale, each to take away. */
export function DrawingSheet({ title, drawings, names, lengths }: DrawingSheetProps) {
  if (drawings.sheets.length === 0) return null;
  return (
    <section className={styles.sheet}>
      <div className="wrap">
        <header>
          <h2>{title}</h2>
          <p className={styles.scale}>
            <Said>{drawings.scale}</Said>
          </p>
          <Lengths lengths={lengths} />
        </header>
        <div className={styles.sheets} {...{ [KEEP_CLEAR]: '' }}>
          {drawings.sheets.map((sheet) => {
            const { name, line } = names[sheet.kind];
            return (
              <figure key={sheet.letter} data-half={sheet.half || undefined}>
                <SheetPicture file={drawings.file} sheet={sheet} name={`${name}. ${line}`} narrow={false} />
                <SheetPicture file={drawings.file} sheet={sheet} name={`${name}. ${line}`} narrow />
                <figcaption>
                  <b className="serif">
                    <Said>{sheet.letter}</Said>
                  </b>
                  <span>{name}</span>
                  <span>{line}</span>
                  <ul>
                    {sheet.files.map(({ to, words, label }) => (
                      <li key={to}>
                        <a href={to} download aria-label={label}>
                          <Said>{words}</Said>
                        </a>
                      </li>
                    ))}
                  </ul>
                </figcaption>
              </figure>
            );
          })}
        </div>
      </div>
    </section>
  );
}
