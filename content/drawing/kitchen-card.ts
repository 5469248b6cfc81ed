import dimensions from '../data/dimensions.json' with { type: 'json' };
import { galleryCard } from './kitchen-gallery.ts';
import { DEPTH, drawIsland, drawTable } from './kitchen-island.ts';
import { type KitchenLook, kitchenLook } from './kitchen-look.ts';
import { peninsula, sideRuns } from './kitchen-return.ts';
import { drawRun, isTall, type Unit, type UnitKind, unitsFrom } from './kitchen-run.ts';
import { wallOver } from './kitchen-wall.ts';
import { createPad } from './pad.ts';
import { CARD, type Drawing, type DrawnRecord } from './shape.ts';
import { createSpace, onePoint, type Space } from './space.ts';

const d = dimensions.kitchen;

type Kinds = readonly (readonly [UnitKind, number])[];

/** A single run: base units, ovens, one tall unit. */
const line = (look: KitchenLook): Kinds => [
  ['sink', 600],
  ['drawers', 600],
  ['hob', 600],
  ['oven', 600],
  [lastTall(look), 600],
];

/** How large and how high a run is drawn: alone on the card, or behind something. */
const ALONE = { scale: 0.222, atY: 440 };
const BEHIND = { scale: 0.205, atY: 385 };

/** Back runs of the layouts that are not a single line. */

const RUNS: Readonly<Record<string, (look: KitchenLook) => Kinds>> = {
  L: (look) => [
    [lastTall(look), 600],
    ['oven', 600],
    ['sink', 600],
    ['drawers', 600],
    ['doors', 450],
  ],
  U: () => [
    ['doors', 500],
    ['drawers', 600],
    ['hob', 700],
    ['drawers', 600],
    ['doors', 500],
  ],
  PEN: (look) => [
    [lastTall(look), 600],
    ['oven', 600],
    ['drawers', 600],
    ['hob', 600],
    ['sink', 500],
  ],
  DUO: (look) => [
    ['sink', 600],
    ['hob', 700],
    [lastTall(look), 700],
    ['opening', 1000],
  ],
};

function lastTall(look: KitchenLook): UnitKind {
  return look.wallKind === 'dresser' ||
    (look.wallKind === 'vitrines' && !look.classic) ||
    (/vitrine/.test(look.words) && look.words.includes('steel'))
    ? 'show'
    : 'tall';
}

/** The back wall: run and what hangs over it. */
function back(space: Space, units: readonly Unit[], look: KitchenLook, behind: boolean) {
  const face = space.front(0);
  const low = units.filter((unit) => !isTall(unit));
  const [first, last] = [low[0], low.at(-1)];
  if (first && last) {
    const hob = low.find(({ kind }) => kind === 'hob') ?? last;
    wallOver(
      face,
      {
        u0: first.x,
        u1: last.x + last.width,
        hob:
          look.classic || look.wallKind === 'bare'
            ? Math.max(first.x + 640, Math.min(last.x + last.width - 640, hob.x + hob.width / 2))
            : hob.x + hob.width / 2,
      },
      look,
    );
  }
  space.pad.layer();
  drawRun(face, units, look, behind);
}

/** The card picture of a kitchen: its run square to the eye, its layout in depth. */
export function kitchenCard(record: DrawnRecord): Drawing {
  const look = kitchenLook(record);
  const layout = record.layout ?? 'LIN';
  if (layout === 'GAL') return galleryCard(look);
  const pad = createPad({ grid: 1, tinted: true });
  const kinds = (RUNS[layout] ?? line)(look);
  const total = kinds.reduce((sum, [, width]) => sum + width, 0);
  const island = layout === 'ISL' || (layout === 'DUO' && look.words.includes('island'));
  const view = layout === 'LIN' || (layout === 'DUO' && !island) ? ALONE : BEHIND;
  const space = createSpace(pad, onePoint({ ...view, atX: CARD.width / 2, eye: 1700, distance: 5000 }));
  const shift = layout === 'PEN' ? -350 : layout === 'L' ? -250 : 0;
  space.front(0).line('cut', -2000, 0, 2000, 0);
  back(space, unitsFrom(-total / 2 + shift, kinds), look, island);
  const end = total / 2 + shift;
  const inner = end - d.worktopDepth + 60;
  const pairs: readonly (readonly [number, number])[] =
    layout === 'U'
      ? [
          [end, inner],
          [-end, -inner],
        ]
      : [[end, inner]];
  if (layout === 'L' || layout === 'U') sideRuns(space, look, pairs, 0, d.returnLength * DEPTH);
  if (layout === 'PEN') peninsula(space, look, end);
  if (look.words.includes('table-island')) drawTable(space, look);
  if (island) drawIsland(space, look);
  return pad.done(CARD.width, CARD.height, 'card');
}
