import { hatch, levelChain, sums, uprightChain } from '../dimension-line.ts';
import { createFace, type Face } from '../face.ts';
import { createPad, type Pad } from '../pad.ts';
import { type Paper, pixelFor } from '../paper.ts';
import type { Drawing } from '../shape.ts';
import { heightStops, ovenStops, steps } from './heights.ts';
import { drawRun } from './run.ts';
import type { Detail } from './unit.ts';
import type { View } from './views.ts';

/** Hatched band of a wall that is cut, in millimetres. */
const WALL = 110;

/** Height shown of runs that stand free, over the highest of their tops. */
const FREE_TOP = 1150;

/** Where the drawing of a view lies on its sheet: x of the view's start, y of the floor, both in millimetres. */
interface Ground {
  readonly x: number;
  readonly floor: number;
}

/** Floor, ceiling and the walls that end the run, cut and hatched. */
function shell(face: Face, pad: Pad, view: View, { x, floor }: Ground) {
  const { from, to, ceiling, wallLeft, wallRight } = view;
  const [a, b] = [wallLeft ? from - WALL : from, wallRight ? to + WALL : to];
  for (const z of ceiling === null ? [0] : [0, ceiling]) face.line('cut', a, z, b, z);
  const top = ceiling ?? FREE_TOP;
  for (const [wall, out] of [
    [wallLeft ? from : null, -WALL],
    [wallRight ? to : null, WALL],
  ] as const) {
    if (wall === null) continue;
    face.line('cut', wall, 0, wall, top);
    for (let z = 60; z < top - WALL; z += 18 * pad.pixel)
      face.line('hatch', wall, z + (out > 0 ? 0 : WALL), wall + out, z + (out > 0 ? WALL : 0));
  }
  hatch(pad, x + a - from, x + b - from - 8 * pad.pixel, floor, 9 * pad.pixel);
}

/** Edges of what stands on the floor, for the first chain; blocks of one height for the second. */
function widths({ run, from, to }: View) {
  const standing = run.units.filter(({ z }) => z < 500);
  const posts = run.parts.filter(({ kind }) => kind === 'corner-post');
  const edges = [
    ...standing.flatMap(({ x, width }) => [x, x + width]),
    ...posts.flatMap(({ box }) => [box[0], box[3]]),
  ];
  const tops = run.parts.filter(({ kind }) => kind === 'worktop').flatMap(({ box }) => [box[0], box[3]]);
  const sides = run.parts.filter(({ kind }) => kind === 'side-panel').map(({ box }) => box);
  sides.sort((a, b) => a[0] - b[0]);
  const blocks = sides.flatMap((box, i) => (i % 2 ? [box[3]] : [box[0]]));
  return {
    units: [...new Set(edges)].sort((a, b) => a - b),
    blocks: [...new Set([...blocks, ...tops])].sort((a, b) => a - b),
    whole: [from, to],
  };
}

/** Stops of a chain from edges; a joint narrower than 60 mm is ticked and not written. */
function chain(edges: readonly number[], x: number) {
  return edges.map((edge, i) => {
    const before = edges[i - 1];
    const length = before === undefined ? 0 : edge - before;
    return { at: x + edge, ...(length >= 60 && { length }) };
  });
}

function chains(pad: Pad, view: View, { x, floor }: Ground, paper: Paper) {
  const px = pad.pixel;
  const { units, blocks, whole } = widths(view);
  const ends = view.wallLeft && view.wallRight ? [whole] : [[view.run.from, view.run.to]];
  const rows = [units, ...(blocks.length > 2 ? [blocks] : []), ...ends].filter((row) => row.length > 1);
  rows.forEach((edges, i) => {
    levelChain(
      pad,
      floor + (22 + paper.row * (i + 0.5)) * px,
      floor + (14 + paper.row * Math.max(0, i - 0.3)) * px,
      chain(edges, x - view.from),
    );
  });
  const wall = view.wallLeft ? WALL : 0;
  uprightChain(
    pad,
    x - wall - (paper.plain ? 8 : 18) * px,
    x - wall - 4 * px,
    sums(floor, -1, steps(heightStops(view.run))),
  );
  if (paper.start > 60 && view.ceiling !== null)
    uprightChain(pad, x - wall - 50 * px, x - wall - 28 * px, sums(floor, -1, [view.ceiling]));
  const ovens = ovenStops(view.run);
  const right = x + view.to - view.from + (view.wallRight ? WALL : 0);
  if (ovens.length > 0)
    uprightChain(pad, right + (paper.plain ? 8 : 24) * px, right + 4 * px, sums(floor, -1, steps(ovens)));
  return floor + (22 + paper.row * rows.length) * px;
}

/** Width of what an elevation shows, walls included. */
const contentOf = ({ from, to, wallLeft, wallRight }: View) =>
  to - from + (wallLeft ? WALL : 0) + (wallRight ? WALL : 0);

/** Front elevation of one run with its room, widths below, heights at the start side, ovens at the end side. */
export function elevation(view: View, detail: Detail, paper: Paper, finest: number): Drawing {
  const pixel = Math.max(finest, pixelFor(paper, contentOf(view)));
  const pad = createPad({ grid: 1, tinted: false, pixel, figure: paper.figure });
  const ground: Ground = { x: paper.start * pixel, floor: (view.ceiling ?? FREE_TOP) + 14 * pixel };
  const face = createFace(pad, (u, v) => [ground.x + u - view.from, ground.floor - v]);
  shell(face, pad, view, ground);
  drawRun(face, view, detail);
  pad.layer();
  const foot = chains(pad, view, ground, paper);
  return pad.done(Math.round(paper.width * pixel), Math.round(foot), 'sheet');
}
