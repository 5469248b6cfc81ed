import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import { inRoom } from '#joinery/kitchen/site.ts';
import type { Box, KitchenPlan, Run } from '#joinery/plan.ts';
import { hatch, levelChain, type Stop, sums, uprightChain } from '../dimension-line.ts';
import { createFace, type Face } from '../face.ts';
import { createPad } from '../pad.ts';
import { type Paper, pixelFor } from '../paper.ts';
import type { Drawing } from '../shape.ts';
import { heightStops, steps } from './heights.ts';
import type { Detail } from './unit.ts';

const D = dimensions.kitchen;
const WALL = 160;
/** Free floor shown before what stands furthest from the wall. */
const AIR = 520;
/** Boards of a body that is cut. */
const BOARD = 18;

/** Where the section is cut: through the hob, where the hood hangs and the island stands. */
export function cutAt(plan: KitchenPlan): number {
  const hob = plan.runs[0]?.appliances.find(({ kind }) => kind === 'hob');
  return hob ? (hob.box[0] + hob.box[3]) / 2 : 0;
}

/** Bodies and parts of a run the cut goes through, in the room. */
function cutBy(run: Run, x: number, front: number) {
  const through = ([x0, , , x1]: Box) => x0 <= x && x <= x1;
  const bodies = run.units
    .map(({ x: x0, z, width, height, depth }) => ({
      body: inRoom(run.at, [x0, -depth, z, x0 + width, 0, z + height]),
      face: inRoom(run.at, [x0, -depth - front, z, x0 + width, -depth, z + height]),
    }))
    .filter(({ body }) => through(body));
  const parts = run.parts
    .map(({ kind, box }) => ({ kind, box: inRoom(run.at, box) }))
    .filter(({ box }) => through(box));
  return { bodies, parts };
}

/** A body cut through: its boards, and the front before it. */
function drawBody(face: Face, [, y0, z0, , y1, z1]: Box, [, f0, , , f1]: Box) {
  const [a, b] = [-y1, -y0];
  face.rect('object', 'paper', a, z0, b, z1);
  face.rect('detail', undefined, a + BOARD, z0 + BOARD, b, z1 - BOARD);
  face.rect('cut', 'paper', -f1, z0, -f0, z1);
}

function drawCutRun(face: Face, run: Run, x: number, front: number) {
  const { bodies, parts } = cutBy(run, x, front);
  for (const { body, face: door } of bodies) drawBody(face, body, door);
  for (const { kind, box } of parts) {
    const [a, b] = [-box[4], -box[1]];
    if (kind === 'plinth') face.rect('detail', 'paper', a, box[2], b, box[5]);
    else if (kind === 'hood' || kind === 'chimney' || kind === 'monolith')
      face.rect('object', 'paper', a, box[2], b, box[5]);
    else face.rect('cut', 'paper', a, box[2], b, box[5]);
  }
}

/** A stool from the side, looking at the worktop it stands at. */
function stool(face: Face, u: number, seat: number, back: boolean) {
  for (const side of [-1, 1]) face.line('object', u + side * 160, seat - 40, u + side * 205, 0);
  face.line('detail', u - 195, 220, u + 195, 220);
  face.rect('object', 'paper', u - 205, seat - 50, u + 205, seat);
  if (back)
    face.curve('object', undefined, [
      [u + 190, seat],
      [u + 250, seat + 120, u + 225, seat + 240],
    ]);
}

/** How far the section reaches into the room. */
function reach({ plan }: Detail, x: number): number {
  const cut = plan.runs
    .filter(({ name }) => name !== 'back-kitchen')
    .flatMap((run) => {
      const { bodies, parts } = cutBy(run, x, plan.front);
      return [...bodies.map(({ body }) => -body[1]), ...parts.map(({ box }) => -box[1])];
    });
  return Math.max(...cut, 0);
}

/** Depths below the section: run, aisle, what stands there. */
function depthStops({ plan, plain }: Detail, x: number, far: number): number[] {
  const island = plan.runs.find(({ name }) => name === 'island' || name === 'facing');
  if (!island || far < D.worktopDepth + 500) return [0, D.worktopDepth];
  const tops = island.parts.filter(({ kind }) => kind === 'worktop').map(({ box }) => inRoom(island.at, box));
  const [near, end] = [Math.min(...tops.map((box) => -box[4])), Math.max(...tops.map((box) => -box[1]))];
  const bodies = cutBy(island, x, plan.front).bodies.map(({ body }) => -body[1]);
  const overhang = bodies.length > 0 && !plain ? [Math.max(...bodies)] : [];
  return [...new Set([0, D.worktopDepth, near, ...overhang, end])].sort((a, b) => a - b);
}

/** Depths over the section: what hangs on the wall, tops of bodies. */
function hungDepths(run: Run, x: number, front: number): number[] {
  const { bodies, parts } = cutBy(run, x, front);
  const hung = [
    ...bodies.filter(({ body }) => body[2] > D.worktopHeight).map(({ body }) => -body[1]),
    ...parts
      .filter(({ box, kind }) => box[2] > D.worktopHeight && kind !== 'splashback')
      .map(({ box }) => -box[1]),
  ];
  return hung.length > 0 ? [0, Math.max(...hung)] : [];
}

const stops = (values: readonly number[], from: number): Stop[] =>
  values.map((value, i) => {
    const length = i === 0 ? 0 : value - (values[i - 1] ?? 0);
    return { at: from + value, ...(length >= 60 && { length }) };
  });

/** Section square to the back wall, through the hob. */
export function section(detail: Detail, paper: Paper, finest: number): Drawing {
  const { plan } = detail;
  const x = cutAt(plan);
  const far = reach(detail, x);
  const [start, end, height] = [-WALL, far + AIR, plan.room.height];
  const pixel = Math.max(finest, pixelFor(paper, end - start));
  const pad = createPad({ grid: 1, tinted: false, pixel, figure: paper.figure });
  const [left, floor] = [paper.start * pixel + WALL, plan.room.height + (14 + paper.row) * pixel];
  const face = createFace(pad, (u, v) => [left + u, floor - v]);
  for (const v of [0, height]) face.line('cut', start, v, end, v);
  face.line('cut', 0, 0, 0, height);
  for (let v = 60; v < height - WALL; v += 18 * pixel) face.line('hatch', start, v, 0, v + WALL);
  hatch(pad, left + start, left + end - 8 * pixel, floor, 9 * pixel);
  pad.layer();
  const island = plan.seats.filter(({ use, turn }) => use === 'stool' && Math.abs(turn) < 45);
  const [first] = island;
  if (first) stool(face, -first.y, first.height, first.kind === 'shell' || first.kind === 'spindle');
  pad.layer();
  for (const run of plan.runs) if (run.name !== 'back-kitchen') drawCutRun(face, run, x, plan.front);
  const row = paper.row * pixel;
  levelChain(
    pad,
    floor + 22 * pixel + row * 0.5,
    floor + 14 * pixel,
    stops(depthStops(detail, x, far), left),
  );
  const [back] = plan.runs;
  if (back) {
    const above = hungDepths(back, x, plan.front);
    levelChain(pad, floor - height - 14 * pixel, floor - height - 4 * pixel, stops(above, left));
    uprightChain(
      pad,
      left - WALL - (paper.plain ? 8 : 18) * pixel,
      left - WALL - 4 * pixel,
      sums(floor, -1, steps(heightStops(back))),
    );
  }
  if (paper.start > 60)
    uprightChain(pad, left - WALL - 50 * pixel, left - WALL - 28 * pixel, sums(floor, -1, [height]));
  if (first)
    uprightChain(
      pad,
      left + end + 18 * pixel,
      left + end + 4 * pixel,
      sums(floor, -1, [first.height, D.worktopHeight - first.height]),
    );
  return pad.done(Math.round(paper.width * pixel), Math.round(floor + 22 * pixel + row), 'sheet');
}
