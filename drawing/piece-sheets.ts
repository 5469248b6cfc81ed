import { hatch, levelChain, sums, uprightChain } from './dimension-line.ts';
import { createFace } from './face.ts';
import { createPad, type Pad } from './pad.ts';
import type { Paper } from './paper.ts';
import type { Piece } from './piece.ts';
import type { Drawing } from './shape.ts';
import { createSpace } from './space.ts';

/** Highest a piece is drawn, in pixels, and the smallest a pixel may be in millimetres: no piece grows past its detail. */
const HIGH = 520;
const FINEST = 2;
/** Cut ground or wall shown beside a piece, in pixels. */
const BESIDE = 40;

/** Where a piece stands on its paper: its start and its pixel, in millimetres. */
interface Placed {
  readonly pad: Pad;
  readonly x0: number;
  readonly x1: number;
}

function placed({ width, height }: Piece, paper: Paper): Placed {
  const room = paper.width - paper.start - paper.end - 2 * BESIDE;
  const pixel = Math.max(width / room, height / HIGH, FINEST);
  const pad = createPad({ grid: 1, tinted: false, pixel, figure: paper.figure });
  const middle = ((paper.start + paper.width - paper.end) / 2) * pixel;
  return { pad, x0: Math.round(middle - width / 2), x1: Math.round(middle + width / 2) };
}

/** A piece from the front on its floor, its width below and its height at the start side. */
export function pieceElevation(piece: Piece, paper: Paper): Drawing {
  const { pad, x0, x1 } = placed(piece, paper);
  const px = pad.pixel;
  const [middle, floor] = [(x0 + x1) / 2, Math.round(piece.height + 40 * px)];
  const face = createFace(pad, (u, v) => [u, floor - v]);
  face.line('cut', x0 - BESIDE * px, 0, x1 + BESIDE * px, 0);
  hatch(pad, x0 - BESIDE * px, x1 + (BESIDE - 8) * px, floor, 9 * px);
  pad.layer();
  piece.draw(createSpace(pad, (x, _y, z) => [middle + x, floor - z]));
  pad.layer();
  levelChain(pad, floor + paper.row * 1.2 * px, floor + 14 * px, sums(x0, 1, [piece.width]));
  uprightChain(pad, x0 - (BESIDE + 8) * px, x0 - 12 * px, sums(floor, -1, [piece.height]));
  return pad.done(Math.round(paper.width * px), Math.round(floor + (paper.row * 1.2 + 16) * px), 'sheet');
}

function fromAbove(piece: Piece, { pad, x0, x1 }: Placed, top: number) {
  const { width, depth } = piece;
  const face = createFace(pad, (u, v) => [x0 + u, top + v]);
  if (piece.plan === 'round') {
    pad.ring('object', undefined, (x0 + x1) / 2, top + width / 2, width / 2);
    return pad.ring('hidden', undefined, (x0 + x1) / 2, top + width / 2, width * 0.24);
  }
  if (piece.view === 'angle') return piece.draw(createSpace(pad, (x, y) => [(x0 + x1) / 2 + x, top + y]));
  face.rect('object', undefined, 0, 0, width, depth);
  face.line('grain', 0, 0, width, depth);
  return face.line('grain', width, 0, 0, depth);
}

/** A piece from above, against its wall where it has one, with width and depth. */
export function piecePlan(piece: Piece, paper: Paper): Drawing {
  const place = placed(piece, paper);
  const { pad, x0, x1 } = place;
  const px = pad.pixel;
  const [top, beside] = [Math.round(52 * px), BESIDE * px];
  const foot = top + piece.depth;
  if (piece.view !== 'angle' && piece.plan !== 'round') {
    createFace(pad, (u, v) => [u, v]).rect('cut', undefined, x0 - beside, top - 16 * px, x1 + beside, top);
    hatch(pad, x0 - beside, x1 + beside - 2 * px, top - 16 * px, 16 * px, 12 * px);
  }
  fromAbove(piece, place, top);
  pad.layer();
  levelChain(pad, foot + paper.row * 1.2 * px, foot + 10 * px, sums(x0, 1, [piece.width]));
  uprightChain(pad, x0 - (BESIDE + 8) * px, x0 - 12 * px, sums(top, 1, [piece.depth]));
  return pad.done(Math.round(paper.width * px), Math.round(foot + (paper.row * 1.2 + 16) * px), 'sheet');
}
