import { pieceAsPhotographed } from '#joinery/mirror.ts';
import type { PiecePlan, View } from '#joinery/piece-plan.ts';
import { extent, faced } from '#joinery/pieces/parts.ts';
import { type PieceProduct, piecePlan } from '#joinery/pieces/piece-plan.ts';
import { hatch, levelChain, type Stop, sums, uprightChain } from '../dimension-line.ts';
import { createFace, type Face } from '../face.ts';
import { createPad } from '../pad.ts';
import { fitted, type Paper, type Papers } from '../paper.ts';
import type { Drawing } from '../shape.ts';
import type { Sheet } from '../sheets.ts';
import { drawFromAbove, reachOf } from './above.ts';
import { divisions, heights } from './edges.ts';
import { drawFromFront } from './front.ts';
import { styleOf } from './style.ts';
import { fromAbove, fromFront, shownIn } from './view.ts';

/** Highest a piece is drawn, in pixels, and the smallest a pixel may be in millimetres: no piece grows past its detail. */
const HIGH = 520;
const FINEST = 2;
/** Cut ground or wall shown beside a piece, in pixels. */
const BESIDE = 40;
/** Lengths shorter than this are ticked and not written, in pixels. */
const WRITTEN = 26;

/** A piece on its paper: where it begins and ends along x, and how many millimetres a pixel is. */
interface Placed {
  readonly paper: Paper;
  readonly pixel: number;
  /** Length of a leaf drawn out at each end, of tables that extend. */
  readonly out: number;
  /** What is added to x of the plan. */
  readonly shift: number;
  readonly ends: readonly [number, number];
}

function placed(plan: PiecePlan, given: Paper, view?: View): Placed {
  const [x0, , , x1] = extent(faced(view ? shownIn(plan, view) : plan.groups));
  const out = Math.max(0, (plan.extended ?? 0) - (x1 - x0)) / 2;
  const walls = given.plain ? 24 : 2 * BESIDE;
  const paper = fitted(given, x1 - x0 + 2 * out + walls * (given.pixel ?? 0));
  const room = paper.width - paper.start - paper.end - walls;
  const pixel = paper.pixel ?? Math.max((x1 - x0 + 2 * out) / room, plan.size.height / HIGH, FINEST);
  const middle = ((paper.start + paper.width - paper.end) / 2) * pixel;
  return { paper, pixel, out, shift: Math.round(middle - (x0 + x1) / 2), ends: [x0, x1] };
}

const padFor = ({ pixel, paper }: Placed) =>
  createPad({ grid: 1, tinted: false, pixel, figure: paper.figure });
const beside = ({ pixel, paper }: Placed) => (paper.plain ? 12 : BESIDE) * pixel;

/** Stops at edges; what is too short for its figure is ticked only. */
function stops(edges: readonly number[], at: (edge: number) => number, shortest: number): readonly Stop[] {
  return edges.map((edge, i) => {
    const length = edge - (edges[i - 1] ?? edge);
    return { at: at(edge), ...(length > shortest && { length }) };
  });
}

/** Leaves of a table that extends, drawn out. */
function extension(face: Face, { out, ends: [x0, x1] }: Placed, [v0, v1]: readonly [number, number]) {
  if (out === 0) return;
  face.rect('hidden', undefined, x0 - out, v0, x0, v1);
  face.rect('hidden', undefined, x1, v0, x1 + out, v1);
}

/** Chains below a view: divisions where there are any, the whole, the whole drawn out. Returns the foot of the sheet. */
function widths(face: Face, place: Placed, edges: readonly number[], foot: number): number {
  const { paper, pixel, shift, ends, out } = place;
  const drawn = out > 0 ? [[ends[0] - out, ends[1] + out]] : [];
  const rows = [...(edges.length > 2 ? [edges] : []), ends, ...drawn];
  rows.forEach((row, i) => {
    const y = foot + (18 + paper.row * (i + 0.6)) * pixel;
    const from = foot + (14 + paper.row * Math.max(0, i - 0.2)) * pixel;
    levelChain(
      face.pad,
      y,
      from,
      stops(row, (x) => x + shift, row.length > 2 ? WRITTEN * pixel : 0),
    );
  });
  return foot + (30 + paper.row * rows.length) * pixel;
}

function elevation(product: PieceProduct, plan: PiecePlan, whole: Placed, view?: View): Drawing {
  const groups = shownIn(plan, view);
  const seen = fromFront(groups);
  const [x0, , , x1, , high] = extent(faced(groups));
  const place: Placed = { ...whole, ends: [x0, x1] };
  const { paper, pixel, shift } = place;
  const pad = padFor(place);
  const floor = Math.round(high + 40 * pixel);
  const face = createFace(pad, (u, v) => [u + shift, floor - v]);
  const out = beside(place);
  face.line('cut', x0 - out, 0, x1 + out, 0);
  hatch(pad, x0 + shift - out, x1 + shift + out - 8 * pixel, floor, 9 * pixel);
  drawFromFront(face, seen, styleOf(product, paper.plain));
  pad.layer();
  extension(face, place, [high - 26, high]);
  const foot = widths(face, place, divisions(seen, place.ends), floor);
  const x = x0 + shift - out - place.out;
  const levels = stops(heights(plan, seen), (z) => floor - z, WRITTEN * 0.4 * pixel);
  uprightChain(pad, x - 8 * pixel, x + out - 12 * pixel, levels);
  return pad.done(Math.round(paper.width * pixel), Math.round(foot), 'sheet');
}

/** The wall a piece stands at, cut and hatched; pieces that stand free and doors, which are in it, have none. */
function wall(face: Face, place: Placed, top: number, at: number) {
  const { pixel, shift, ends } = place;
  const out = beside(place);
  face.rect('cut', undefined, ends[0] - out, at - 16 * pixel, ends[1] + out, at);
  const from = ends[0] + shift - out;
  const to = ends[1] + shift + out - 2 * pixel;
  hatch(face.pad, from, to, top + at - 16 * pixel, 16 * pixel, 12 * pixel);
}

const FREE: readonly string[] = ['table-and-chairs', 'interior-doors'];

function planView(plan: PiecePlan, place: Placed): Drawing {
  const { paper, pixel, shift, ends } = place;
  const pad = padFor(place);
  const [, y0, , , y1] = extent(faced(plan.groups));
  const back = FREE.includes(plan.category) ? y1 : Math.max(0, y1);
  const seen = fromAbove(plan);
  const [away, towards] = reachOf(seen, -y1, -y0);
  const top = Math.round(52 * pixel + back + away);
  const face = createFace(pad, (u, v) => [u + shift, top + v]);
  if (!FREE.includes(plan.category)) wall(face, place, top, -back);
  drawFromAbove(face, seen);
  pad.layer();
  extension(face, place, [-y1, -y0]);
  const foot = widths(face, place, [], top - y0 + towards);
  const x = ends[0] + shift - beside(place) - place.out;
  uprightChain(pad, x - 8 * pixel, x + beside(place) - 12 * pixel, sums(top - y1, 1, [y1 - y0]));
  return pad.done(Math.round(paper.width * pixel), Math.round(foot), 'sheet');
}

const WALLS = ['left', 'right', 'facing'] as const;

/** Elevation and plan of a piece at one scale, then the elevations of its other walls, drawn from its plan. */
export function pieceSheets(product: PieceProduct, papers: Papers): Sheet[] {
  const plan = pieceAsPhotographed(piecePlan(product));
  const place = placed(plan, papers.first);
  const further = WALLS.filter((view) => shownIn(plan, view).length > 0);
  const drawings: readonly (readonly [Sheet['kind'], Drawing])[] = [
    ['elevation', elevation(product, plan, place)],
    ['plan', planView(plan, place)],
    ...further.map(
      (view) => [view, elevation(product, plan, placed(plan, papers.further, view), view)] as const,
    ),
  ];
  return drawings.map(([kind, drawing], i) => ({ letter: 'ABCDE'[i] ?? '', kind, drawing }));
}
