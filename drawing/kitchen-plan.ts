import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import type { Kitchen } from '#content/schemas/kitchen.ts';
import { hatch, levelChain, sums, uprightChain } from './dimension-line.ts';
import { createFace, type Face } from './face.ts';
import { veins } from './fronts.ts';
import { DOORWAY, lowPart, partsOf, runOf, SHEET, widthOf } from './kitchen-elevation.ts';
import { type KitchenLook, kitchenLook } from './kitchen-look.ts';
import { isTall, type Unit } from './kitchen-run.ts';
import { createPad, type Pad } from './pad.ts';
import type { Drawing } from './shape.ts';

const d = dimensions.kitchen;
const { endPanel: PANEL, tableLength, tableWidth } = dimensions.kitchenRoom;
const S = SHEET.scale;
const WALL = 60;

/** What the plan needs to know of one layout: bodies before the run, seats, and the lengths to write. */
interface Plan {
  /** x0 y0 x1 y1 of worktops besides the run's. */
  readonly bodies: readonly (readonly [number, number, number, number])[];
  /** Middle of each seat at its edge; turned seats stand at an upright edge. */
  readonly seats: readonly (readonly [number, number])[];
  readonly turned: boolean;
  /** Depths from the wall, in turn. */
  readonly depths: readonly number[];
  /** Widths under the plan: from x, length, from y. */
  readonly across: readonly (readonly [number, number, number])[];
}

const LINE: Plan = { bodies: [], seats: [], turned: false, depths: [d.worktopDepth], across: [] };

function islandPlan(total: number): Plan {
  const [x0, y0] = [Math.max(0, (total - d.islandLength) / 2 - 500), d.worktopDepth + d.islandDistance];
  const [x1, y1] = [x0 + d.islandLength, y0 + d.islandWidth];
  return {
    bodies: [[x0, y0, x1, y1]],
    seats: [0.2, 0.5, 0.8].map((share) => [x0 + d.islandLength * share, y1] as const),
    turned: false,
    depths: [d.worktopDepth, d.islandDistance, d.islandWidth],
    across: [[x0, d.islandLength, y1]],
  };
}

function galleryPlan(total: number): Plan {
  const y0 = d.worktopDepth + d.islandDistance;
  const y1 = y0 + d.worktopDepth;
  return {
    ...LINE,
    bodies: [[0, y0, total, y1]],
    depths: [d.worktopDepth, d.islandDistance, d.worktopDepth],
    across: [[0, total, y1]],
  };
}

function turnedPlan(total: number, starts: readonly number[], width: number, length: number): Plan {
  return {
    ...LINE,
    bodies: starts.map((x0) => [x0, d.worktopDepth, x0 + width, length] as const),
    seats: width === d.peninsulaWidth ? [1250, 2050].map((y) => [total, y] as const) : [],
    turned: true,
    depths: [d.worktopDepth, length - d.worktopDepth],
    across: starts.map((x0) => [x0, width, length] as const),
  };
}

function planOf(layout: string, total: number, look: KitchenLook): Plan {
  if (layout === 'ISL' || (layout === 'DUO' && look.at('island'))) return islandPlan(total);
  if (layout === 'GAL') return galleryPlan(total);
  if (layout === 'PEN')
    return turnedPlan(total, [total - d.peninsulaWidth], d.peninsulaWidth, d.peninsulaLength);
  const end = total - d.worktopDepth;
  if (layout === 'L') return turnedPlan(total, [end], d.worktopDepth, d.returnLength);
  if (layout !== 'U') return LINE;
  const plan = turnedPlan(total, [0, end], d.worktopDepth, d.returnLength);
  if (!look.at('table-island')) return plan;
  const [x0, y0] = [(total - tableLength) / 2, d.returnLength - tableWidth];
  const table = [x0, y0, x0 + tableLength, y0 + tableWidth] as const;
  return {
    ...plan,
    bodies: [...plan.bodies, table],
    across: [...plan.across, [x0, tableLength, d.returnLength]],
  };
}

function sink(face: Face, u: number) {
  face.rect('detail', undefined, u - 250, 120, u + 250, 520);
  face.disc('detail', undefined, u, 320, 12);
  face.line('object', u, 70, u, 160);
}

function hob(face: Face, u: number) {
  face.rect('detail', undefined, u - 280, 110, u + 280, 590);
  for (const [side, near] of [
    [-1, 0],
    [1, 1],
  ] as const) {
    face.disc('detail', undefined, u + side * 140, 230, 80 + near * 25);
    face.disc('detail', undefined, u + side * 140, 460, 105 - near * 25);
  }
}

function run(face: Face, units: readonly Unit[]) {
  const [start, end] = lowPart(units);
  const [u0, u1] = [start ? start + PANEL : 0, end + PANEL * (end === widthOf(units) ? 2 : 1)];
  face.rect('object', undefined, u0, 0, u1, d.worktopDepth);
  face.line('hidden', u0, d.wallUnitDepth, u1, d.wallUnitDepth);
  const inner = face.at(PANEL, 0);
  const deep = d.bodyDepth + PANEL;
  for (const unit of units) {
    if (unit.kind === 'sink') sink(inner, unit.x + unit.width / 2);
    if (unit.kind === 'hob') hob(inner, unit.x + unit.width / 2);
    if (!isTall(unit) || unit.kind === 'opening') continue;
    inner.rect('object', undefined, unit.x, 0, unit.x + unit.width, deep);
    inner.line('grain', unit.x, 0, unit.x + unit.width, deep);
    inner.line('grain', unit.x, deep, unit.x + unit.width, 0);
  }
}

function seat(face: Face) {
  const shell: readonly (readonly number[])[] = [
    [-225, 0],
    [-225, 190],
    [-225, 220, -195, 220],
    [195, 220],
    [225, 220, 225, 190],
    [225, 0],
  ];
  face.curve('object', undefined, shell);
  face.line('hidden', -225, 0, -225, -200, 225, -200, 225, 0);
  const back: readonly (readonly number[])[] = [
    [-225, 150],
    [0, 220, 225, 150],
  ];
  face.curve('object', undefined, back);
}

/** The cut wall; a DUO run's ends at the doorway, its sliding leaf half open behind. */
function wall(pad: Pad, units: readonly Unit[], left: number, right: number) {
  const page = createFace(pad, (x, y) => [x, y]);
  const door = units.find(({ kind }) => kind === 'opening');
  const end = door ? left + (door.x + PANEL) * S : right + 60;
  page.rect('cut', undefined, 40, WALL - 20, end, WALL);
  hatch(pad, 40, end - 2, WALL - 20, 20, 12);
  if (door) page.rect('solid', undefined, end - 60, WALL - 28, end + DOORWAY * S * 0.5, WALL - 23);
}

/** Where the elevation looks from. */
function arrow(pad: Pad, x: number, y: number) {
  pad.ring('object', undefined, x, y, 15);
  createFace(pad, (u, v) => [x + u, y + v]).poly('solid', undefined, [-15, 0, 0, -24, 15, 0]);
  pad.figure({ text: 'A', x: x + 31, y: y + 5, strong: true });
}

/** Plan under the elevation at the same scale and the same x, with depths, aisle and second body. */
export function kitchenPlan(record: Kitchen): Drawing {
  const look = kitchenLook(record);
  const units = runOf(record, look);
  const total = partsOf(units).reduce((sum, length) => sum + length, 0);
  const plan = planOf(record.layout, total, look);
  const { left } = SHEET;
  const right = left + total * S;
  const pad = createPad({ grid: 10, tinted: false });
  const face = createFace(pad, (u, v) => [left + u * S, WALL + v * S]);
  wall(pad, units, left, right);
  run(face, units);
  for (const body of plan.bodies) {
    face.rect('object', undefined, ...body);
    if (look.worktop.veins === 'grain' || look.worktop.veins === 'gold') veins(face, body, look.random, 2);
  }
  for (const [x, y] of plan.seats)
    seat(
      createFace(pad, (u, v) => [
        left + (x + (plan.turned ? v : u)) * S,
        WALL + (y + (plan.turned ? u : v)) * S,
      ]),
    );
  const deepest = WALL + Math.max(1400, ...plan.across.map(([, , y]) => y)) * S;
  const foot = deepest + (plan.seats.length && !plan.turned ? 100 : 56);
  for (const [x, length, y] of plan.across)
    levelChain(pad, foot, WALL + y * S + 8, sums(left + x * S, S, [length]));
  uprightChain(pad, WALL, left - 4, sums(WALL, S, plan.depths));
  const free = plan.turned && plan.bodies.length ? (left + right) / 2 : right - 105;
  arrow(pad, free, WALL + (d.worktopDepth + d.islandDistance / 2) * S + 12);
  return pad.done(SHEET.width, Math.round(foot + 24), 'sheet');
}
