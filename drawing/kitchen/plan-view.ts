import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import { inRoom } from '#joinery/kitchen/site.ts';
import type { Box, Run } from '#joinery/plan.ts';
import type { Seat } from '#joinery/plan-room.ts';
import { createFace, type Face } from '../face.ts';
import { createPad } from '../pad.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../shape.ts';
import { planChains, runArrows } from './plan-chains.ts';
import { drawSeat } from './seat.ts';
import type { Detail } from './unit.ts';
import { drawWalls, type Extent, extentOf } from './walls.ts';

const D = dimensions.kitchen;

type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

/** A box of a run from above, in the room. */
const above = (run: Run, box: Box): Rect => {
  const [x0, y0, , x1, y1] = inRoom(run.at, box);
  return [x0, y0, x1, y1];
};

function sink(face: Face, [x0, y0, x1, y1]: Rect) {
  face.rect('detail', undefined, x0, y0, x1, y1);
  face.disc('detail', undefined, (x0 + x1) / 2, (y0 + y1) / 2, 45);
}

function hob(face: Face, [x0, y0, x1, y1]: Rect, vented: boolean) {
  face.rect('detail', undefined, x0, y0, x1, y1);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [dx, dy] = x1 - x0 > y1 - y0 ? [260, 110] : [110, 260];
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) face.disc('detail', undefined, x + sx * dx, y + sy * dy, sy > 0 ? 90 : 105);
  if (vented) face.rect('detail', undefined, x - 55, y - 200, x + 55, y + 200);
  else face.disc('detail', undefined, x, y, 125);
}

function cross(face: Face, [x0, y0, x1, y1]: Rect) {
  face.rect('object', 'paper', x0, y0, x1, y1);
  face.line('grain', x0, y0, x1, y1);
  face.line('grain', x1, y0, x0, y1);
}

/** Bodies that reach the floor, with tops; tall ones are crossed. */
function standing(face: Face, run: Run, { plan }: Detail) {
  for (const { kind, box } of run.parts)
    if (kind === 'worktop' || kind === 'bar-top') face.rect('object', 'paper', ...above(run, box));
  for (const unit of run.units) {
    const box: Box = [unit.x, -unit.depth - plan.front, 0, unit.x + unit.width, 0, 0];
    if (unit.z + unit.height > 1800 && unit.z < 500) cross(face, above(run, box));
    else if (unit.z < 500 && unit.role !== 'island')
      face.line('grain', ...pairOf(above(run, [box[0], -unit.depth, 0, box[0], -D.plinthSetback, 0])));
  }
  for (const { kind, box } of run.parts)
    if (kind === 'side-panel' || kind === 'end-panel' || kind === 'corner-post')
      face.rect('detail', 'paper', ...above(run, box));
}

const pairOf = ([x0, y0, x1, y1]: Rect): [number, number, number, number] => [x0, y0, x1, y1];

/** What hangs over the worktop, and bodies under one, dashed. */
function hidden(face: Face, run: Run) {
  const hung = run.units.filter(({ z }) => z > D.worktopHeight);
  const over = run.parts.filter(({ kind }) => kind === 'shelf' || kind === 'hood' || kind === 'mantel');
  const rects = [
    ...hung.map(({ x, width, depth }) => above(run, [x, -depth, 0, x + width, 0, 0])),
    ...over.map(({ box }) => above(run, box)),
    ...(run.name === 'island' ? under(run) : []),
  ];
  for (const [x0, y0, x1, y1] of rects) face.line('hidden', x0, y0, x1, y0, x1, y1, x0, y1, x0, y0);
}

/** The body under an island's overhanging top. */
function under(run: Run): Rect[] {
  const [first, last] = [run.units[0], run.units.at(-1)];
  const block = run.parts.find(({ kind }) => kind === 'monolith');
  if (block) return [above(run, block.box)];
  return first && last ? [above(run, [first.x, -first.depth, 0, last.x + last.width, 0, 0])] : [];
}

function appliances(face: Face, run: Run) {
  for (const one of run.appliances) {
    if (one.kind === 'sink') sink(face, above(run, one.box));
    if (one.kind === 'hob') hob(face, above(run, one.box), one.vented === true);
    if (one.kind === 'tap') {
      const [x0, y0, x1, y1] = above(run, [one.box[0], one.box[1], 0, one.box[3], one.box[4], 0]);
      face.rect('detail', 'paper', (x0 + x1) / 2 - 14, y0, (x0 + x1) / 2 + 14, y1);
    }
  }
}

function lamps(face: Face, { plan }: Detail, { y0 }: Extent) {
  for (const { x, y, length } of plan.pendants) {
    if (length) face.rect('hidden', undefined, x - length / 2, y - 20, x + length / 2, y + 20);
    else face.disc('hidden', undefined, x, y, 150);
    face.line('detail', x - 60, y, x + 60, y);
    face.line('detail', x, y - 60, x, y + 60);
  }
  for (const [x, y] of plan.spots) if (y > y0) face.disc('grain', undefined, x, y, 42);
}

/** The kitchen from above: walls cut, furniture below the cut, what hangs dashed, lengths and depths written. */
export function planView(detail: Detail, paper: Paper, pixel: number, left: number): Drawing {
  const { plan } = detail;
  const extent = extentOf(plan);
  const pad = createPad({ grid: 1, tinted: false, pixel, figure: paper.figure });
  const top = (26 + paper.row) * pixel + extent.y1;
  const face = createFace(pad, (u, v) => [left + u - plan.room.x0, top - v]);
  drawWalls(face, plan, extent);
  pad.layer();
  const behind = (seat: Seat) => seat.use === 'stool';
  for (const seat of plan.seats) if (behind(seat)) drawSeat(face, seat);
  for (const seat of plan.seats) if (!behind(seat)) drawSeat(face, seat);
  pad.layer();
  for (const { box } of plan.tables) face.rect('object', 'paper', box[0], box[1], box[3], box[4]);
  for (const run of plan.runs) standing(face, run, detail);
  pad.layer();
  for (const run of plan.runs) {
    hidden(face, run);
    appliances(face, run);
  }
  if (!paper.plain || plan.pendants.length > 0) lamps(face, detail, extent);
  pad.layer();
  runArrows(face, detail);
  const foot = planChains(face, detail, extent, paper);
  return pad.done(Math.round(paper.width * pixel), Math.round(top - extent.y0 + foot), 'sheet');
}
