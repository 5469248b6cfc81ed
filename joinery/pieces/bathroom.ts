import type { Bathroom, Vanity } from '#content/schemas/bathroom.ts';
import type { PiecePart } from '../piece-plan.ts';
import { mirrorParts } from './mirrors.ts';
import { type Built, fields, group, part } from './parts.ts';
import { cane, chest, framed } from './vanity-framed.ts';
import { BASIN_Y, roundBasins, type Stand, standOf, tops, VANITY } from './vanity-stand.ts';

const { depth, bottom, top, thick } = VANITY;

export function curved(stand: Stand): readonly PiecePart[] {
  const middle = (bottom + top - thick) / 2;
  const drawer = (z0: number, z1: number) =>
    part('drawer', [stand.x0 + 3, -497, z0, stand.x1 - 3, 0, z1], { form: 'flutes' });
  return [
    drawer(bottom, middle),
    drawer(middle, top - thick - 4),
    part('top', [stand.x0, -depth, top - thick, stand.x1, 0, top]),
    ...roundBasins(stand),
  ];
}

/** Drawers under one integrated top of 12 mm, opened by channels of 22 mm. */
function drawers(stand: Stand): readonly PiecePart[] {
  const { x0, x1 } = stand;
  const [high, body, channel] = [top - 12, depth - 30, 22];
  const middle = (bottom + high - channel) / 2;
  const row = fields(x0, x1, 2).flatMap((x) => [
    part('body', [x[0], -body, bottom, x[1], 0, top - 200]),
    part('channel', [x[0], -body, high - channel - 20, x[1], -body + 2, high]),
    ...[
      [bottom, middle - channel / 2],
      [middle + channel / 2, high - channel],
    ].flatMap(([z0 = 0, z1 = 0]) => part('drawer', [x[0], -body - VANITY.front, z0, x[1], -body, z1])),
    part('channel', [x[0], -body, middle - channel, x[1], -body + 1, middle + channel]),
  ]);
  const ends = [x0 - 18, x1].map((x) => part('end-panel', [x, -depth - 4, bottom, x + 18, 0, high]));
  const holes = stand.basins.map((x) => part('basin', [x - 270, -400, high - 110, x + 270, -120, high]));
  return [...row, ...ends, ...tops(stand, 18, high, depth + 8), ...holes];
}

/** A low bench of slats 22 mm wide at about 34 mm between its cheeks, with a bowl standing on it. */
function bench({ x0, x1, basins }: Stand): readonly PiecePart[] {
  const high = 640;
  const between = x1 - x0 - 60;
  const count = Math.round((between - 12) / 34);
  const gap = (between - count * 22) / (count + 1);
  const slats = Array.from({ length: count }, (_, i) => Math.round(x0 + 30 + gap + i * (22 + gap)));
  return [
    part('top', [x0, -depth, high - 45, x1, 0, high]),
    part('body', [x0 + 30, -depth + 50, 340, x1 - 30, -10, high - 45]),
    ...slats.map((x) => part('slat', [x, -depth + 12, 320, x + 22, -depth + 34, high - 45])),
    ...[x0, x1 - 30].map((x) => part('end-panel', [x, -depth + 12, 320, x + 30, 0, high - 45])),
    part('base', [x0, -depth + 20, 300, x1, 0, 325]),
    ...basins.map((x) =>
      part('basin', [x - 215, BASIN_Y - 215, high, x + 215, BASIN_Y + 215, high + 134], { form: 'turned' }),
    ),
  ];
}

/** Three fronts folded like paper within a slab of 20 mm mitred round them. */
function folded(stand: Stand): readonly PiecePart[] {
  const [{ x0, x1 }, t, face] = [stand, 20, -depth + 45];
  return [
    ...[x0, x1 - t].map((x) => part('end-panel', [x, -depth, bottom, x + t, 0, top])),
    part('base', [x0 + t, -depth, bottom, x1 - t, 0, bottom + t]),
    part('top', [x0, -depth, top - t, x1, 0, top]),
    ...roundBasins(stand, top - t),
    part('body', [x0 + t, face + 30, bottom + t, x1 - t, -10, top - 170]),
    ...fields(x0 + t, x1 - t, 3).map(([a, b]) =>
      part('door', [a, face - 34, bottom + t, b, face + 20, top - t], { form: 'folded' }),
    ),
  ];
}

const BUILDERS: Readonly<Record<Vanity['kind'], (stand: Stand) => readonly PiecePart[]>> = {
  curved,
  drawers,
  bench,
  folded,
  framed,
  chest,
  cane,
};

/** A vanity with its basins, and the mirror over it. */
export function bathroom({ furniture, shoot }: Bathroom): Built {
  const stand = standOf(furniture);
  return {
    ...(shoot.mirrored && { mirrored: true }),
    groups: [
      group('vanity', BUILDERS[furniture.kind](stand)),
      group('mirror', mirrorParts(furniture, stand)),
    ],
  };
}
