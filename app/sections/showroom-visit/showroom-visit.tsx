import type { ContactRow } from '#app/behaviours/contact-rows.ts';
import { ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { ContactRows } from '#app/ui/contact-rows/contact-rows.tsx';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { Embed } from '#app/ui/embed/embed.tsx';
import type { Drawing as DrawingShapes } from '#drawing/shape.ts';
import type { Opening } from './opening.ts';
import styles from './showroom-visit.module.css';
import { useOpening } from './use-opening.ts';

interface ShowroomVisitProps {
  title: string;
  rows: readonly ContactRow[];
  /** The row under which it says whether the showroom is open now. */
  hoursLabel: string;
  opening: Opening;
  words: { open: string; closed: string; gulfTime: string };
  directions: { to: string; words: string };
  consult: { to: string; words: string };
  map: { drawing: DrawingShapes; frame: string; title: string; load: string; source: string; page: string };
}

/** Where the showroom is, when it is open, how to reach it; the map is drawn until it is asked for. */
export function ShowroomVisit({
  title,
  rows,
  hoursLabel,
  opening,
  words,
  directions,
  consult,
  map,
}: ShowroomVisitProps) {
  const now = useOpening(opening);
  const answer = (is: string) => `${is} (${words.gulfTime})`;
  return (
    <section className={styles.visit} aria-label={title}>
      <div className={styles.facts}>
        <ContactRows
          rows={rows}
          after={(row) =>
            row.label === hoursLabel && (
              <span
                className={styles.now}
                data-open={now?.open ?? 'unknown'}
                data-longest={answer(words.closed)}
              >
                <span>{answer(now?.open ? words.open : words.closed)}</span>
              </span>
            )
          }
        />
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
