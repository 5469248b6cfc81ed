import type { What } from '#content/schemas/furniture.ts';
import type { PiecePart } from '../piece-plan.ts';
import { type Built, group, part } from './parts.ts';

/** Interior doors in one wall: three openings, from x to x. */
const [FLUSH, FRAMED, GLAZED] = [
  [-2350, -1450],
  [-500, 460],
  [1320, 2340],
] as const;
/** The wall is 3150 mm high and keeps 250 mm over a door, and is 140 mm thick. */
const [WALL, OVER, THICK] = [3150, 250, 140];

/** A leaf without a frame to be seen, 4 mm of joint at its sides and head and 8 at its foot. */
function flush([x0, x1]: readonly [number, number], top: number): readonly PiecePart[] {
  return [part('leaf', [x0 + 4, -2, 8, x1 - 4, 42, top - 4])];
}

/** Casing, lining and a leaf of two panels that stands open. */
function framed([a, b]: readonly [number, number], top: number): readonly PiecePart[] {
  const [hinge, y, high, stile] = [a + 16, 90, top - 20, 115];
  const more = { hinge: 'left', ajar: -52 } as const;
  const end = b - 18;
  return [
    ...[a - 75, b].map((x) => part('casing', [x, -18, 0, x + 75, 0, top])),
    part('casing', [a - 75, -18, top, b + 75, 0, top + 75]),
    part('lining', [a - 1, 0, 0, a + 14, THICK, top]),
    part('lining', [b - 14, 0, 0, b + 1, THICK, top]),
    part('lining', [a, 0, top - 14, b, THICK, top + 1]),
    part('leaf', [hinge, y, 8, end, y + 44, high], more),
    part('panel', [hinge + stile, y, 220, end - stile, y + 44, 980], more),
    part('panel', [hinge + stile, y, 1100, end - stile, y + 44, high - 130], more),
  ];
}

/** Reeded glass in a metal frame of 40 mm with one bar. */
function glazed([x0, x1]: readonly [number, number], top: number): readonly PiecePart[] {
  return [
    part('glass', [x0 + 4, 30, 8, x1 - 4, 66, top - 4]),
    part('stretcher', [x0 + 40, 30, 1000, x1 - 40, 66, 1022]),
  ];
}

/** The three leaves, as high as the record allows and the wall takes. */
export function doors({ height }: Extract<What, { kind: 'doors' }>): Built {
  const top = Math.min(height, WALL - OVER);
  return {
    groups: [
      group('flush', flush(FLUSH, top)),
      group('framed', framed(FRAMED, top)),
      group('glazed', glazed(GLAZED, top)),
    ],
  };
}
