import type { RefObject } from 'react';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import type { Drawing as DrawingData } from '#drawing/shape.ts';
import styles from './floor-plan.module.css';
import { hasPicture, type Standpoint } from './standpoint.ts';

/** In the plan's units: a standpoint's mark, what one can press of it, and how far the cone of view reaches. */
const MARK = 19;
const HIT = 30;
const CONE = 'M0 0L-52-78A94 94 0 0 1 52-78Z';

interface FloorPlanProps {
  drawing: DrawingData;
  label: string;
  stands: readonly Standpoint[];
  /** Where one stands now; null before the panorama is opened. */
  at: string | null;
  /** The cone that shows where one looks: turned from outside, without drawing the plan anew. */
  cone: RefObject<SVGPathElement | null>;
  onGo: (id: string) => void;
}

/** The drawn plan. A standpoint leads to its words, and with a panorama to itself. */
export function FloorPlan({ drawing, label, stands, at, cone, onGo }: FloorPlanProps) {
  const { width, height } = drawing;
  const here = stands.find(({ id }) => id === at);
  return (
    <nav className={styles.plan} aria-label={label}>
      <Drawing drawing={drawing} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names, and the nav around it */}
      <svg viewBox={`0 0 ${width} ${height}`}>
        {here && <path ref={cone} className={styles.cone} d={CONE} transform={coneAt(here, here.heading)} />}
        {stands.map((stand) => (
          <a
            key={stand.id}
            href={`#stand-${stand.id}`}
            aria-label={`${stand.number} ${stand.name}`}
            aria-current={stand.id === at ? 'location' : undefined}
            onClick={(event) => {
              if (!hasPicture(stand)) return;
              event.preventDefault();
              onGo(stand.id);
            }}
          >
            <circle className={styles.hit} cx={stand.onPlan[0]} cy={stand.onPlan[1]} r={HIT} />
            <circle className={styles.stand} cx={stand.onPlan[0]} cy={stand.onPlan[1]} r={MARK} />
            <text x={stand.onPlan[0]} y={stand.onPlan[1] + 7}>
              {stand.number}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}

/** Place and turn of the cone: at a standpoint, towards a heading in degrees. */
export function coneAt({ onPlan: [x, y] }: Standpoint, heading: number): string {
  return `translate(${x} ${y}) rotate(${Math.round(heading * 10) / 10})`;
}
