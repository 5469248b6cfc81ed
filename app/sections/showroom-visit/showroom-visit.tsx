import { ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { Embed } from '#app/ui/embed/embed.tsx';
import type { Drawing as DrawingShapes } from '#drawing/shape.ts';
import { hourLabel, type Opening } from './opening.ts';
import styles from './showroom-visit.module.css';
import { useOpening } from './use-opening.ts';

interface ShowroomVisitProps {
  title: string;
  rows: readonly { label: string; lines: readonly string[]; kind?: 'tel' | 'mailto' | 'hours' }[];
  opening: Opening;
  /** `%hour` stands for the hour. */
  words: { open: string; closed: string; gulfTime: string };
  directions: { to: string; words: string };
  consult: { to: string; words: string };
  map: { drawing: DrawingShapes; frame: string; title: string; load: string; source: string; page: string };
}

/** Where the showroom is, when it is open, how to reach it; the map is drawn until it is asked for. */
export function ShowroomVisit({ title, rows, opening, words, directions, consult, map }: ShowroomVisitProps) {
  const now = useOpening(opening);
  // The longer answer, unseen, keeps the place of the one that only a browser knows.
  const { open, until } = now ?? { open: false, until: opening.opens };
  return (
    <section className={styles.visit} aria-label={title}>
      <div className={styles.facts}>
        <dl>
          {rows.map(({ label, lines, kind }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">
                {lines.map((line) =>
                  kind === 'tel' || kind === 'mailto' ? (
                    <a key={line} href={`${kind}:${line.replaceAll(' ', '')}`} dir="ltr">
                      {line}
                    </a>
                  ) : (
                    <span key={line}>{line}</span>
                  ),
                )}
                {kind === 'hours' && (
                  <span className={styles.now} data-open={now?.open ?? 'unknown'}>
                    {`${(open ? words.open : words.closed).replace('%hour', hourLabel(until))} (${words.gulfTime})`}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.acts}>
          <ButtonLink kind="main" href={consult.to}>
            {consult.words}
          </ButtonLink>
          <TextLink href={directions.to} target="_blank" rel="noreferrer">
            {directions.words}
          </TextLink>
        </div>
      </div>
      <div className={styles.map}>
        <Embed src={map.frame} title={map.title} action={map.load} source={map.source} link={map.page}>
          <Drawing drawing={map.drawing} preserveAspectRatio="xMidYMid slice" />
        </Embed>
      </div>
    </section>
  );
}
