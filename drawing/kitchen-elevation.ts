import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import type { Kitchen } from '#content/schemas/kitchen.ts';
import { hatch, levelChain, sums, uprightChain } from './dimension-line.ts';
import { createFace, type Face } from './face.ts';
import { type KitchenLook, kitchenLook } from './kitchen-look.ts';
import { drawRun, isTall, type Unit, type UnitKind, unitsFrom } from './kitchen-run.ts';
import { wallOver } from './kitchen-wall.ts';
import { createPad } from './pad.ts';
import type { Drawing } from './shape.ts';

const d = dimensions.kitchen;
const { height: ROOM, module: MODULE, endPanel: PANEL } = dimensions.kitchenRoom;

/** One scale and one origin for elevation and plan, so that the plan hangs under the elevation. */
export const SHEET = { width: 1180, scale: 0.205, left: 96 } as const;
const S = SHEET.scale;

/** Width of the way into the back kitchen of a DUO run. */
export const DOORWAY = 1000;

const TALL_END: readonly UnitKind[] = [
  'drawers',
  'sink',
  'drawers',
  'hob',
  'drawers',
  'oven',
  'tall',
  'tall',
];
const TALL_START: readonly UnitKind[] = [
  'tall',
  'tall',
  'oven',
  'drawers',
  'sink',
  'drawers',
  'hob',
  'drawers',
];

/** Modules from the start side; where a second run turns off at the end side, the tall units stand at the start. */
const RUNS: Readonly<Record<string, readonly UnitKind[]>> = {
  L: TALL_START,
  PEN: TALL_START,
  U: ['doors', 'drawers', 'sink', 'drawers', 'hob', 'drawers', 'doors', 'drawers'],
  DUO: ['drawers', 'sink', 'drawers', 'hob', 'oven', 'tall', 'opening'],
};

/** The modules of a kitchen's back run, x from the first module's edge. */
export function runOf(record: Kitchen, look: KitchenLook): readonly Unit[] {
  const kinds = [...(RUNS[record.layout] ?? TALL_END)];
  const shown = look.at('vitrine', 'dresser', 'interior');
  const last = kinds[0] === 'tall' ? 0 : kinds.lastIndexOf('tall');
  if (shown && last >= 0) kinds[last] = 'show';
  const widths = kinds.map((kind) => [kind, kind === 'opening' ? DOORWAY : MODULE] as const);
  return unitsFrom(0, widths);
}

/** Summed width of modules. */
export const widthOf = (units: readonly Unit[]) => units.reduce((sum, { width }) => sum + width, 0);

const bay = (unit: Unit) => (unit.kind === 'opening' ? 'open' : isTall(unit) ? 'tall' : 'low');

/** Lengths of a run's parts from the start side: base, tall, doorway; end panels belong to the outer closed parts. */
export function partsOf(units: readonly Unit[]): number[] {
  const lengths: number[] = [];
  units.forEach((unit, i) => {
    const before = units[i - 1];
    if (before && bay(before) === bay(unit)) lengths.push((lengths.pop() ?? 0) + unit.width);
    else lengths.push(unit.width);
  });
  const closed = units.at(-1)?.kind === 'opening' ? lengths.length - 2 : lengths.length - 1;
  return lengths.map((length, i) => length + (i === 0 ? PANEL : 0) + (i === closed ? PANEL : 0));
}

/** The base units' stretch of a run: where it starts and ends. */
export function lowPart(units: readonly Unit[]): readonly [number, number] {
  const low = units.filter((unit) => !isTall(unit));
  const start = low[0]?.x ?? 0;
  return [start, start + widthOf(low)];
}

/** Heights over the worktop that the wall really has: underside of wall units, top of wall or tall units. */
function upperEdges(units: readonly Unit[], look: KitchenLook): number[] {
  const hung = look.classic || look.wallKind === 'units' || look.wallKind === 'vitrines';
  if (hung) return [d.wallUnitBottom, d.tallTop];
  return look.wallKind === 'niche' || units.some(isTall) ? [d.tallTop] : [];
}

function furnish(face: Face, units: readonly Unit[], look: KitchenLook) {
  const [u0, u1] = lowPart(units);
  const hob = units.find(({ kind }) => kind === 'hob');
  if (hob) wallOver(face, { u0, u1, hob: Math.min(hob.x + hob.width / 2, u1 - 640) }, look);
  face.pad.layer();
  drawRun(face, units, look);
  const closed = units.filter(({ kind }) => kind !== 'opening');
  const panel = (u: number, beside: Unit | undefined) =>
    face.rect('object', 'paper', u, 0, u + PANEL, beside && isTall(beside) ? d.tallTop : d.worktopHeight);
  panel(-PANEL, closed[0]);
  panel(widthOf(closed), closed.at(-1));
}

/** Front elevation with modules, sums and the whole below, heights at the start side. */
export function kitchenElevation(record: Kitchen): Drawing {
  const look = kitchenLook(record);
  const units = runOf(record, look);
  const [floor, left] = [620, SHEET.left + PANEL * S];
  const pad = createPad({ grid: 10, tinted: false });
  const page = createFace(pad, (x, y) => [x, y]);
  const parts = partsOf(units);
  const total = parts.reduce((sum, length) => sum + length, 0);
  const right = SHEET.left + total * S;
  for (const y of [floor, floor - ROOM * S]) page.line('cut', 40, y, right + 60, y);
  hatch(pad, 40, right + 50, floor, 9);
  furnish(
    createFace(pad, (u, v) => [left + u * S, floor - v * S]),
    units,
    look,
  );
  const widths = units.map(({ width }) => width);
  levelChain(pad, 660, 634, sums(left, S, widths));
  if (parts.length > 1) levelChain(pad, 694, 672, sums(SHEET.left, S, parts));
  levelChain(pad, 728, 704, sums(SHEET.left, S, [total]));
  const stops = [0, d.plinth, d.worktopHeight, ...upperEdges(units, look)];
  const heights = stops.slice(1).map((stop, i) => stop - (stops[i] ?? 0));
  uprightChain(pad, 60, 92, sums(floor, -S, heights));
  uprightChain(pad, 30, 48, sums(floor, -S, [ROOM]));
  return pad.done(SHEET.width, 740, 'sheet');
}
