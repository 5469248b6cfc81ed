import dimensions from '../data/dimensions.json' with { type: 'json' };
import type { Face } from './face.ts';
import { drawFront } from './fronts.ts';
import { type KitchenLook, kitchenLook } from './kitchen-look.ts';
import { BODY_TOP, drawRun, isTall, type Unit, type UnitKind, unitFront, unitsFrom } from './kitchen-run.ts';
import { wallOver } from './kitchen-wall.ts';
import { createPad } from './pad.ts';
import type { Drawing, DrawnRecord } from './shape.ts';
import { block, createSpace, onePoint, type Space } from './space.ts';
import { barStool } from './stool.ts';
import { shade } from './tone.ts';

const d = dimensions.kitchen;

/** Box of every card drawing: 4:5. */
export const CARD = { width: 800, height: 1000 } as const;

/** Depths are drawn at half their length, so that a portrait card holds a room. */
const DEPTH = 0.5;
const ROOM_HEIGHT = 2700;

type Kinds = readonly (readonly [UnitKind, number])[];

const backRun: Record<string, (look: KitchenLook) => Kinds> = {
  ISL: (look) => [...BASE, ['oven', 600], [lastTall(look), 600]],
  LIN: (look) => [...BASE, ['oven', 600], [lastTall(look), 600]],
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

const BASE: Kinds = [
  ['sink', 600],
  ['drawers', 600],
  ['hob', 600],
];

function lastTall(look: KitchenLook): UnitKind {
  return look.wallKind === 'dresser' ||
    (look.wallKind === 'vitrines' && !look.classic) ||
    (/vitrine/.test(look.words) && look.words.includes('steel'))
    ? 'show'
    : 'tall';
}

function ground(space: Space, x0: number, x1: number) {
  const wall = space.front(0);
  wall.line('cut', x0, 0, x1, 0);
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

/** Island before the run: stone monolith, framed block with legs, or slab with waterfall ends; seats on the near side. */
function island(space: Space, look: KitchenLook) {
  const [y0, half] = [(d.worktopDepth + d.islandDistance) * DEPTH, d.islandLength / 2];
  const y1 = y0 + d.islandWidth * DEPTH;
  const top = d.worktopHeight;
  const stone = look.islandStone
    ? /white|stone island|marble/.test(look.words) && !/travertine|terrazzo/.test(look.words)
      ? look.worktop.tone
      : look.second
    : look.worktop.tone;
  const slab = look.words.includes('butcher') || look.words.includes('table-island') ? look.second : stone;
  space.pad.layer();
  const face = space.front(y1);
  const waterfall = !look.classic && !look.islandStone && look.base.kind !== 'plank';
  const inset = waterfall ? 60 : 90;
  if (look.words.includes('table-island')) return tableIsland(space, look, y0, y1);
  face.rect('object', shade(look.plinth, 0.2), -half + inset + 40, 0, half - inset - 40, 90);
  if (look.islandStone) block(space, [-half + 40, half - 40, y0, y1, 60, top - 50], stone);
  else islandFronts(face, look, half - inset);
  space.pad.layer();
  block(space, [-half, half, y0, y1, top - (look.islandStone ? 70 : 45), top], slab);
  if (waterfall) for (const x of [-half, half - 60]) face.rect('object', slab, x, 0, x + 60, top - 45);
  if (look.classic) for (const x of [-half + 30, half - 130]) leg(face, x, look);
  if (look.words.includes('brass rail')) face.rect('gold', '#d4af37', -half + 160, 190, half - 160, 210);
  return y1;
}

function islandFronts(face: ReturnType<Space['front']>, look: KitchenLook, half: number) {
  const count = look.island.kind === 'fluted' ? 1 : 4;
  for (let i = 0; i < count; i += 1) {
    const u = -half + (2 * half * i) / count;
    drawFront(face, [u, 90, u + (2 * half) / count, BODY_TOP - 25], look.island);
  }
}

/** Pendant over the island, hung from the card's head; shape and metal follow the style. */
function pendant(space: Space, x: number, look: KitchenLook) {
  const face = space.front(1100).at(x, 0);
  const tone = look.classic ? '#b08d3a' : look.handle.kind === 'bar' ? '#232325' : '#3a322c';
  space.pad.layer();
  space.pad.on('#ffffff');
  face.line('detail', 0, 2230, 0, 4000);
  if (look.classic || look.handle.kind === 'bar')
    face.curve(
      'object',
      tone,
      [
        [-190, 2060],
        [-180, 2190, -60, 2230],
        [60, 2230],
        [180, 2190, 190, 2060],
      ],
      true,
    );
  else face.rect('object', tone, -38, 1990, 38, 2260);
}

/** Turned leg under the overhang of a classic island. */
function leg(face: ReturnType<Space['front']>, x: number, look: KitchenLook) {
  const tone = look.island.tone;
  face.rect('object', tone, x, 680, x + 100, 865);
  face.curve(
    'object',
    tone,
    [
      [x + 22, 680],
      [x + 40, 560, x - 8, 440, x + 30, 60],
      [x + 20, 0],
      [x + 80, 0],
      [x + 70, 60],
      [x + 108, 440, x + 60, 560, x + 78, 680],
    ],
    true,
  );
}

function tableIsland(space: Space, look: KitchenLook, y0: number, y1: number) {
  const half = d.islandLength / 2 - 300;
  const face = space.front(y1);
  for (const x of [-half + 60, half - 140])
    face.poly('object', look.second, [x, 850, x + 80, 850, x + 64, 0, x + 16, 0]);
  face.rect('object', look.second, -half + 140, 740, half - 140, 850);
  block(space, [-half, half, y0, y1, 850, 900], look.second);
  return y1;
}

/** Base units along side walls; a pair names the wall's x and the x of the fronts. */
function sideRuns(
  space: Space,
  look: KitchenLook,
  pairs: readonly (readonly [number, number])[],
  y0: number,
  y1: number,
) {
  space.pad.layer();
  for (const [, inner] of pairs) sideFronts(space.side(inner), look, y0, y1);
  space.pad.layer();
  const plain =
    look.classic || look.base.kind === 'shaker' ? look.base : { ...look.base, kind: 'slab' as const };
  const fluted = look.words.includes('fluted end') ? { ...look.base, kind: 'fluted' as const } : plain;
  for (const [wall, inner] of pairs)
    drawFront(space.front(y1), [Math.min(wall, inner), 0, Math.max(wall, inner), BODY_TOP], fluted);
  space.pad.layer();
  for (const [wall, inner] of pairs)
    block(
      space,
      [
        Math.min(wall, inner) - 8,
        Math.max(wall, inner) + 8,
        Math.min(y0, 20),
        y1 + 10,
        BODY_TOP - 12,
        d.worktopHeight,
      ],
      look.worktop.tone,
    );
}

function sideFronts(face: Face, look: KitchenLook, y0: number, y1: number) {
  const count = Math.max(2, Math.round((y1 - y0) / 330));
  const step = (y1 - y0) / count;
  face.rect('tone', shade(look.plinth, 0.2), y0, 0, y1, d.plinth);
  const kind = /raised|beaded|arched|shaker/.test(look.base.kind) ? 'thin' : look.base.kind;
  const dim = {
    ...look.base,
    kind,
    thinFrame: look.base.frame,
    tone: shade(look.base.tone, 0.1),
    surface: 'plain' as const,
  } as const;
  for (let i = 0; i < count; i += 1)
    unitFront(
      face,
      [y0 + i * step, d.plinth, y0 + (i + 1) * step, BODY_TOP - (look.handle.kind === 'gola' ? 35 : 0)],
      dim,
      look,
    );
  if (look.handle.kind === 'gola')
    face.rect('tone', shade(look.base.tone, 0.72), y0, BODY_TOP - 35, y1, BODY_TOP);
}

function peninsula(space: Space, look: KitchenLook, x1: number) {
  const x0 = x1 - d.peninsulaWidth;
  const y1 = d.peninsulaLength * DEPTH;
  sideRuns(space, look, [[x1 - d.overhang, x0]], 120, y1);
  if (look.words.includes('bar top')) {
    space.pad.layer();
    block(space, [x0 + 480, x1 + 60, 250, y1 + 25, d.worktopHeight, d.worktopHeight + 60], look.second);
  } else block(space, [x0 - 8, x1, 120, y1 + 10, BODY_TOP - 12, d.worktopHeight], look.worktop.tone);
  space.pad.layer();
  for (const y of [520, 1060]) barStool(space, x1 + 140, y, look, d.seatHeight);
}

/** Two facing runs seen along the aisle, a window at its end. */
function gallery(look: KitchenLook): Drawing {
  const pad = createPad({ grid: 1, tinted: true });
  const space = createSpace(pad, onePoint({ scale: 0.14, atX: 400, atY: 405, eye: 1500, distance: 4300 }));
  const [aisle, y1] = [620, 2300];
  const wall = space.front(0);
  wall.rect('object', undefined, -1245, 0, 1245, ROOM_HEIGHT);
  wall.rect('object', '#eef1ef', -480, 300, 480, 2300);
  wall.line('detail', 0, 300, 0, 2300);
  for (const x of [-1245, 1245])
    for (const z of [0, ROOM_HEIGHT]) space.side(x).line('detail', 0, z, y1 + 400, z);
  const tallFace = space.side(aisle);
  for (let i = 0; i < 4; i += 1)
    unitFront(
      tallFace,
      [(y1 * i) / 4, d.plinth, (y1 * (i + 1)) / 4, d.tallTop],
      { ...look.tall, tone: shade(look.tall.tone, 0.08), surface: 'plain' },
      look,
      i % 2 ? 'left' : 'right',
    );
  if (look.handle.kind === 'gola')
    for (const i of [1, 3])
      tallFace.rect(
        'tone',
        shade(look.tall.tone, 0.72),
        (y1 * i) / 4 - 24,
        d.plinth,
        (y1 * i) / 4 + 24,
        d.tallTop,
      );
  if (look.wallKind === 'niche' || look.words.includes('mirror'))
    space.side(-1225).rect('detail', look.second, 0, d.worktopHeight, y1, d.wallUnitBottom);
  const upper = look.words.includes('mesh') ? look.show : look.wall;
  const hung = space.side(-1245 + d.wallUnitDepth);
  pad.layer();
  for (let i = 0; i < 4; i += 1)
    unitFront(
      hung,
      [(y1 * i) / 4, d.wallUnitBottom, (y1 * (i + 1)) / 4, d.wallUnitTop],
      { ...upper, tone: shade(upper.tone, 0.08), surface: 'plain' },
      look,
    );
  pad.layer();
  drawFront(space.front(y1), [-1245, d.wallUnitBottom, -1245 + d.wallUnitDepth, d.wallUnitTop], {
    ...look.base,
    kind: 'slab',
  });
  drawFront(
    space.front(y1),
    [aisle, 0, 1245, d.tallTop],
    look.classic ? look.base : { ...look.base, kind: 'slab' },
  );
  sideRuns(space, look, [[-1245, -aisle]], 0, y1);
  return pad.done(CARD.width, CARD.height, 'card');
}

/** The card picture of a kitchen: its run square to the eye, its layout in depth. */
export function kitchenCard(record: DrawnRecord): Drawing {
  const look = kitchenLook(record);
  const layout = record.layout ?? 'LIN';
  if (layout === 'GAL') return gallery(look);
  const pad = createPad({ grid: 1, tinted: true });
  const kinds = (backRun[layout] ?? backRun.LIN ?? (() => BASE))(look);
  const total = kinds.reduce((sum, [, width]) => sum + width, 0);
  const alone = layout === 'LIN' || (layout === 'DUO' && !look.words.includes('island'));
  const space = createSpace(
    pad,
    onePoint({ scale: alone ? 0.222 : 0.205, atX: 400, atY: alone ? 440 : 385, eye: 1700, distance: 5000 }),
  );
  const shift = layout === 'PEN' ? -350 : layout === 'L' ? -250 : 0;
  const units = unitsFrom(-total / 2 + shift, kinds);
  ground(space, -2000, 2000);
  const before = layout === 'ISL' || (layout === 'DUO' && look.words.includes('island'));
  back(space, units, look, before);
  const right = total / 2 + shift;
  const reach = d.returnLength * DEPTH;
  const deep = d.worktopDepth - 60;
  if (layout === 'L') sideRuns(space, look, [[right, right - deep]], 0, reach);
  if (layout === 'U')
    sideRuns(
      space,
      look,
      [
        [right, right - deep],
        [-right, -right + deep],
      ],
      0,
      reach,
    );
  if (layout === 'PEN') peninsula(space, look, right);
  if (before) {
    for (const x of look.classic || look.handle.kind === 'bar' ? [-600, 600] : [-720, 0, 720])
      pendant(space, x, look);

    const y1 = island(space, look) + 30;
    pad.layer();
    for (const x of [-720, 0, 720]) barStool(space, x, y1, look, d.seatHeight);
  }
  return pad.done(CARD.width, CARD.height, 'card');
}
