import dimensions from '../data/dimensions.json' with { type: 'json' };
import { hatch, levelChain, sums, uprightChain } from './dimension-line.ts';
import { createFace } from './face.ts';
import { veins } from './fronts.ts';
import { type KitchenLook, kitchenLook } from './kitchen-look.ts';
import { drawRun, isTall, type Unit, type UnitKind, unitsFrom } from './kitchen-run.ts';
import { wallOver } from './kitchen-wall.ts';
import { createPad, type Pad } from './pad.ts';
import type { Drawing, DrawnRecord } from './shape.ts';

const d = dimensions.kitchen;
const { height: ROOM, module: M, endPanel: PANEL } = dimensions.kitchenRoom;

/** One scale and one origin for elevation and plan, so that the plan hangs under the elevation. */
export const SHEET = { width: 1180, scale: 0.205, left: 96 } as const;
const S = SHEET.scale;

/** The back kitchen's doorway in a DUO run. */
const DOORWAY = 1000;

const RUNS: Record<string, readonly UnitKind[]> = {
  U: ['doors', 'drawers', 'sink', 'drawers', 'hob', 'drawers', 'doors', 'drawers'],
  DUO: ['drawers', 'sink', 'drawers', 'hob', 'oven', 'tall', 'opening'],
};
const RUN: readonly UnitKind[] = ['drawers', 'sink', 'drawers', 'hob', 'drawers', 'oven', 'tall', 'tall'];

/** The modules of a kitchen's back run, x from the first module's edge. */
export function runOf(record: DrawnRecord, look: KitchenLook): readonly Unit[] {
  const kinds = [...(RUNS[record.layout ?? ''] ?? RUN)];
  const shown = /vitrine|dresser|interior|pantry/.test(look.words) && !look.words.includes('oak pantry');
  const last = kinds.lastIndexOf('tall');
  if (shown && last >= 0) kinds[last] = 'show';
  return unitsFrom(
    0,
    kinds.map((kind) => [kind, kind === 'opening' ? DOORWAY : M]),
  );
}

const widthOf = (units: readonly Unit[]) => units.reduce((sum, { width }) => sum + width, 0);

/** Lengths of a run with its end panels: the base part, the tall part, the doorway. */
function parts(units: readonly Unit[]): number[] {
  const low = widthOf(units.filter((unit) => !isTall(unit)));
  const tall = widthOf(units.filter((unit) => isTall(unit) && unit.kind !== 'opening'));
  const open = widthOf(units.filter(({ kind }) => kind === 'opening'));
  return [low + PANEL + (tall ? 0 : PANEL), ...(tall ? [tall + PANEL] : []), ...(open ? [open] : [])];
}

/** Front elevation with modules, sums and the whole below, heights at the start side. */
export function kitchenElevation(record: DrawnRecord): Drawing {
  const look = kitchenLook(record);
  const units = runOf(record, look);
  const [floor, left] = [620, SHEET.left + PANEL * S];
  const pad = createPad({ grid: 10, tinted: false });
  const face = createFace(pad, (u, v) => [left + u * S, floor - v * S]);
  const total = parts(units).reduce((sum, length) => sum + length, 0);
  const right = SHEET.left + total * S;
  pad.add(
    'cut',
    undefined,
    [
      [40, floor],
      [right + 60, floor],
    ],
    false,
  );
  pad.add(
    'cut',
    undefined,
    [
      [40, floor - ROOM * S],
      [right + 60, floor - ROOM * S],
    ],
    false,
  );
  hatch(pad, 40, right + 50, floor, 9);
  const low = units.filter((unit) => !isTall(unit));
  const hob = low.find(({ kind }) => kind === 'hob') ?? low[0];
  const lowEnd = widthOf(low);
  if (hob) wallOver(face, { u0: 0, u1: lowEnd, hob: Math.min(hob.x + hob.width / 2, lowEnd - 640) }, look);
  pad.layer();
  drawRun(face, units, look);
  for (const u of [-PANEL, widthOf(units.filter(({ kind }) => kind !== 'opening'))])
    face.rect(
      'object',
      'paper',
      u,
      0,
      u + PANEL,
      u < 0 || lowEnd === widthOf(units) ? d.worktopHeight : d.tallTop,
    );
  levelChain(
    pad,
    660,
    634,
    sums(
      left,
      S,
      units.map(({ width }) => width),
    ),
  );
  levelChain(pad, 694, 672, sums(SHEET.left, S, parts(units)));
  levelChain(pad, 728, 704, sums(SHEET.left, S, [total]));
  const heights = [
    d.plinth,
    d.worktopHeight - d.plinth,
    d.wallUnitBottom - d.worktopHeight,
    d.tallTop - d.wallUnitBottom,
  ];
  uprightChain(pad, 60, 92, sums(floor, -S, heights));
  uprightChain(pad, 30, 48, sums(floor, -S, [ROOM]));
  return pad.done(SHEET.width, 740, 'sheet');
}

function appliances(pad: Pad, units: readonly Unit[], left: number, top: number) {
  const face = createFace(pad, (u, v) => [left + u * S, top + v * S]);
  for (const { kind, x, width } of units) {
    const u = x + width / 2;
    if (kind === 'sink') {
      face.rect('detail', undefined, u - 250, 120, u + 250, 520);
      face.disc('detail', undefined, u, 320, 12);
      face.line('object', u, 70, u, 160);
    }
    if (kind === 'hob') {
      face.rect('detail', undefined, u - 280, 110, u + 280, 590);
      for (const [a, b, r] of [
        [-140, 230, 80],
        [140, 230, 105],
        [-140, 460, 105],
        [140, 460, 80],
      ] as const)
        face.disc('detail', undefined, u + a, b, r);
    }
    if (!isTall({ kind, x, width }) || kind === 'opening') continue;
    face.rect('object', undefined, x, 0, x + width, d.bodyDepth + 22);
    face.line('grain', x, 0, x + width, d.bodyDepth + 22);
    face.line('grain', x, d.bodyDepth + 22, x + width, 0);
  }
}

function stools(pad: Pad, at: readonly (readonly [number, number])[], turned: boolean) {
  for (const [x, y] of at) {
    const face = createFace(pad, (u, v) => (turned ? [x + v * S, y + u * S] : [x + u * S, y + v * S]));
    face.curve('object', undefined, [
      [-225, 0],
      [-225, 190],
      [-225, 220, -195, 220],
      [195, 220],
      [225, 220, 225, 190],
      [225, 0],
    ]);
    face.line('hidden', -225, 0, -225, -200, 225, -200, 225, 0);
    face.curve('object', undefined, [
      [-225, 150],
      [0, 220, 225, 150],
    ]);
  }
}

/** Where the elevation looks from. */
function arrow(pad: Pad, x: number, y: number) {
  pad.ring('object', undefined, x, y, 15);
  pad.add(
    'solid',
    undefined,
    [
      [x - 15, y],
      [x, y - 24],
      [x + 15, y],
    ],
    true,
  );
  pad.figure({ text: 'A', x: x + 31, y: y + 5, strong: true });
}

/** Plan under the elevation at the same scale and the same x, with depths, aisle and second body. */
export function kitchenPlan(record: DrawnRecord): Drawing {
  const look = kitchenLook(record);
  const units = runOf(record, look);
  const layout = record.layout ?? 'LIN';
  const pad = createPad({ grid: 10, tinted: false });
  const wall = 60;
  const total = parts(units).reduce((sum, length) => sum + length, 0);
  const [left, right] = [SHEET.left, SHEET.left + total * S];
  const face = createFace(pad, (u, v) => [left + u * S, wall + v * S]);
  const door = units.find(({ kind }) => kind === 'opening');
  const solid = door ? (door.x + PANEL) * S + left : right + 60;
  pad.add(
    'cut',
    undefined,
    [
      [40, wall - 20],
      [solid, wall - 20],
      [solid, wall],
      [40, wall],
    ],
    true,
  );
  hatch(pad, 40, solid - 2, wall - 20, 20, 12);
  if (door)
    pad.add(
      'solid',
      undefined,
      [
        [solid - 60, wall - 28],
        [solid + DOORWAY * S * 0.5, wall - 28],
        [solid + DOORWAY * S * 0.5, wall - 23],
        [solid - 60, wall - 23],
      ],
      true,
    );
  const low = widthOf(units.filter((unit) => !isTall(unit)));
  face.rect('object', undefined, 0, 0, low + PANEL * (low === widthOf(units) ? 2 : 1), d.worktopDepth);
  face.line('hidden', 0, d.wallUnitDepth, low, d.wallUnitDepth);
  appliances(pad, units, left + PANEL * S, wall);
  const lengths = [d.worktopDepth];
  const across: (readonly [number, number, number])[] = [];
  const body = (x0: number, y0: number, x1: number, y1: number) => {
    face.rect('object', undefined, x0, y0, x1, y1);
    if (look.worktop.veins === 'grain' || look.worktop.veins === 'gold')
      veins(face, [x0, y0, x1, y1], look.random, 2);
  };
  if (layout === 'ISL' || layout === 'DUO') {
    const [x0, y0] = [Math.max(0, (total - d.islandLength) / 2 - 500), d.worktopDepth + d.islandDistance];
    body(x0, y0, x0 + d.islandLength, y0 + d.islandWidth);
    face.line(
      'hidden',
      x0,
      y0 + d.islandWidth - d.overhang,
      x0 + d.islandLength,
      y0 + d.islandWidth - d.overhang,
    );
    stools(
      pad,
      [0.2, 0.5, 0.8].map(
        (share) => [left + (x0 + d.islandLength * share) * S, wall + (y0 + d.islandWidth) * S] as const,
      ),
      false,
    );
    lengths.push(d.islandDistance, d.islandWidth);
    across.push([x0, d.islandLength, y0 + d.islandWidth]);
  }
  if (layout === 'GAL') {
    const y0 = d.worktopDepth + d.islandDistance;
    body(0, y0, total, y0 + d.worktopDepth);
    lengths.push(d.islandDistance, d.worktopDepth);
    across.push([0, total, y0 + d.worktopDepth]);
  }
  if (layout === 'PEN') {
    const x0 = total * 0.3;
    body(x0, d.worktopDepth, x0 + d.peninsulaWidth, d.peninsulaLength);
    stools(
      pad,
      [1250, 2050].map((y) => [left + (x0 + d.peninsulaWidth) * S, wall + y * S] as const),
      true,
    );
    lengths.push(d.peninsulaLength - d.worktopDepth);
    across.push([x0, d.peninsulaWidth, d.peninsulaLength]);
  }
  if (layout === 'L' || layout === 'U') {
    for (const x0 of layout === 'U' ? [0, total - d.worktopDepth] : [0])
      body(x0, d.worktopDepth, x0 + d.worktopDepth, d.returnLength);
    lengths.push(d.returnLength - d.worktopDepth);
    across.push([0, d.worktopDepth, d.returnLength]);
    if (layout === 'U') across.push([total - d.worktopDepth, d.worktopDepth, d.returnLength]);
  }
  const deepest = wall + lengths.reduce((sum, length) => sum + length, 0) * S;
  const foot = Math.max(deepest, wall + 1400 * S) + (layout === 'ISL' || layout === 'DUO' ? 100 : 56);
  for (const [x0, length, y] of across)
    levelChain(pad, foot, wall + y * S + 8, sums(left + x0 * S, S, [length]));
  uprightChain(pad, 60, 92, sums(wall, S, lengths));
  arrow(
    pad,
    layout === 'U' ? (left + right) / 2 : right - 105,
    wall + (d.worktopDepth + d.islandDistance / 2) * S + 12,
  );
  return pad.done(SHEET.width, Math.round(foot + 24), 'sheet');
}
