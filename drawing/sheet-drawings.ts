import type { Product } from '#content/catalogue.ts';
import { hatch, levelChain, sums, uprightChain } from './dimension-line.ts';
import { kitchenElevation, SHEET } from './kitchen-elevation.ts';
import { kitchenPlan } from './kitchen-plan.ts';
import { createPad } from './pad.ts';
import type { Piece } from './piece.ts';
import { pieceOf } from './piece-of.ts';
import type { Drawing } from './shape.ts';
import { createSpace } from './space.ts';

/** One drawing of a product's sheet; the page names its kind from the strings. */
export interface SheetDrawing {
  /** 'A', 'B' …, the letter the plan's arrow refers to. */
  readonly letter: string;
  readonly kind: 'elevation' | 'plan';
  readonly drawing: Drawing;
}

/** Scale at which a piece fills the sheet without growing past its detail. */
function scaleOf({ width, height }: Piece): number {
  return Math.min(820 / width, 520 / height, 0.5);
}

function elevation(piece: Piece): Drawing {
  const { width, height } = piece;
  const s = scaleOf(piece);
  const [middle, floor] = [SHEET.width / 2 + 20, 40 + height * s];
  const [x0, x1] = [middle - (width / 2) * s, middle + (width / 2) * s];
  const pad = createPad({ grid: 10, tinted: false });
  pad.add(
    'cut',
    undefined,
    [
      [x0 - 90, floor],
      [x1 + 90, floor],
    ],
    false,
  );
  hatch(pad, x0 - 90, x1 + 80, floor, 9);
  pad.layer();
  piece.draw(createSpace(pad, (x, _y, z) => [middle + x * s, floor - z * s]));
  pad.layer();
  levelChain(pad, floor + 46, floor + 14, sums(x0, s, [width]));
  uprightChain(pad, x0 - 60, x0 - 12, sums(floor, -s, [height]));
  return pad.done(SHEET.width, Math.round(floor + 62), 'sheet');
}

function plan(piece: Piece): Drawing {
  const { width, depth } = piece;
  const s = scaleOf(piece);
  const [middle, top] = [SHEET.width / 2 + 20, 52];
  const [x0, x1, foot] = [middle - (width / 2) * s, middle + (width / 2) * s, 52 + depth * s];
  const pad = createPad({ grid: 10, tinted: false });
  const free = piece.view === 'angle' || piece.plan === 'round';
  if (!free) {
    pad.add(
      'cut',
      undefined,
      [
        [x0 - 90, top - 16],
        [x1 + 90, top - 16],
        [x1 + 90, top],
        [x0 - 90, top],
      ],
      true,
    );
    hatch(pad, x0 - 90, x1 + 88, top - 16, 16, 12);
  }
  if (piece.plan === 'round') {
    const r = (width * s) / 2;
    for (const inner of [0, r * 0.52])
      pad.ring(inner ? 'hidden' : 'object', undefined, middle, top + r, r - inner);
  } else if (piece.view === 'angle') piece.draw(createSpace(pad, (x, y) => [middle + x * s, top + y * s]));
  else {
    pad.add(
      'object',
      undefined,
      [
        [x0, top],
        [x1, top],
        [x1, foot],
        [x0, foot],
      ],
      true,
    );
    pad.add(
      'grain',
      undefined,
      [
        [x0, top],
        [x1, foot],
      ],
      false,
    );
    pad.add(
      'grain',
      undefined,
      [
        [x1, top],
        [x0, foot],
      ],
      false,
    );
  }
  pad.layer();
  levelChain(pad, foot + 46, foot + 10, sums(x0, s, [width]));
  uprightChain(pad, x0 - 60, x0 - 12, sums(top, s, [depth]));
  return pad.done(SHEET.width, Math.round(foot + 62), 'sheet');
}

/** The dimensioned sheet of a product: elevation and plan at one scale and one x; empty where a product has no size. */
export function sheetDrawings(product: Product): readonly SheetDrawing[] {
  const named = (drawings: readonly [SheetDrawing['kind'], Drawing][]) =>
    drawings.map(([kind, drawing], i): SheetDrawing => ({ letter: 'ABC'[i] ?? '', kind, drawing }));
  if (product.category === 'kitchens')
    return named([
      ['elevation', kitchenElevation(product.record)],
      ['plan', kitchenPlan(product.record)],
    ]);
  const piece = pieceOf(product);
  if (!piece) return [];
  return named([
    ['elevation', elevation(piece)],
    ['plan', plan(piece)],
  ]);
}
