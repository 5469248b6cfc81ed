import type { Kitchen } from '#content/schemas/kitchen.ts';
import { kitchenPlan } from '#joinery/kitchen/kitchen-plan.ts';
import { asPhotographed } from '#joinery/mirror.ts';
import type { Run } from '#joinery/plan.ts';
import { fitted, type Papers, pixelFor } from '../paper.ts';
import type { Drawing } from '../shape.ts';
import type { Sheet, SheetKind } from '../sheets.ts';
import { elevation } from './elevation.ts';
import { planView } from './plan-view.ts';
import { section } from './section.ts';
import { styleOf } from './style.ts';
import type { Detail } from './unit.ts';
import { viewOf } from './views.ts';
import { WALL } from './walls.ts';

const LETTERS = 'ABCDEFGH';
/** On a phone further sheets fill their width, but are never finer than this, in millimetres a pixel. */
const FINEST = 10;

/** The sheet that shows a run from the front. */
const kindOf = ({ name }: Run): SheetKind => (name === 'back' ? 'elevation' : name);

/** All sheets of a kitchen on one paper and at one scale: elevations, plan, section. */
export function kitchenSheets(record: Kitchen, papers: Papers): Sheet[] {
  const { further } = papers;
  const plan = asPhotographed(kitchenPlan(record));
  const content = plan.room.x1 - plan.room.x0 + 2 * WALL;
  const first = fitted(papers.first, content);
  const runs = plan.runs.filter(({ units }) => units.length > 0);
  const kinds: SheetKind[] = ['elevation', 'plan', ...runs.slice(1).map(kindOf), 'section'];
  const letter = (kind: SheetKind) => LETTERS[kinds.indexOf(kind)] ?? '';
  const letters = Object.fromEntries(runs.map((run) => [run.name, letter(kindOf(run))]));
  const detail: Detail = { plan, style: styleOf(record, plan), plain: first.plain, letters };
  const pixel = pixelFor(first, content);
  const finest = first.plain ? FINEST : pixel;
  const left = first.start * pixel;
  const drawings: (readonly [SheetKind, Drawing])[] = [
    ...runs.map(
      (run) =>
        [
          kindOf(run),
          elevation(
            viewOf(plan, run),
            detail,
            run.name === 'back' ? first : further,
            run.name === 'back' ? pixel : finest,
          ),
        ] as const,
    ),
    ['plan', planView(detail, first, pixel, left)],
    ['section', section(detail, further, finest)],
  ];
  const order = ([a]: readonly [SheetKind, Drawing], [b]: readonly [SheetKind, Drawing]) =>
    kinds.indexOf(a) - kinds.indexOf(b);
  return drawings.sort(order).map(([kind, drawing]) => ({ letter: letter(kind), kind, drawing }));
}
