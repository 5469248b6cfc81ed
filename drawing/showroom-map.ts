import { createPad } from './pad.ts';
import type { Drawing } from './shape.ts';

/** The part of the coast the map shows, in degrees; streets are suggested, not surveyed. */
const EXTENT = { west: 54.3125, north: 24.5285, span: 0.08 } as const;
const SIZE = 300;

/** Coast, main road and streets around the showroom, a gold pin at its place in degrees. */
export function showroomMap({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): Drawing {
  const pad = createPad({ grid: 10, tinted: true });
  const [x, y] = [
    ((longitude - EXTENT.west) / EXTENT.span) * SIZE,
    ((EXTENT.north - latitude) / EXTENT.span) * SIZE,
  ];
  const coast = [
    [0, 196],
    [24, 190, 30, 160, 70, 128],
    [110, 96, 154, 110, 192, 104],
    [230, 98, 260, 74, 300, 64],
  ];
  pad.add('water', undefined, [...coast, [300, 0], [0, 0]], true);
  pad.add('street', undefined, coast, false);
  pad.add(
    'road',
    undefined,
    [
      [40, 300],
      [80, 240, 150, 220, 190, 170],
      [230, 120, 260, 110, 300, 96],
    ],
    false,
  );
  const streets: readonly (readonly [number, number, number, number])[] = [
    [100, 300, 160, 230],
    [150, 300, 200, 220],
    [210, 300, 240, 190],
    [0, 240, 120, 260],
    [60, 210, 180, 270],
    [120, 170, 230, 260],
    [180, 150, 270, 240],
    [230, 130, 300, 190],
    [20, 280, 110, 200],
    [70, 300, 190, 190],
  ];
  for (const [x0, y0, x1, y1] of streets)
    pad.add(
      'street',
      undefined,
      [
        [x0, y0],
        [x1, y1],
      ],
      false,
    );
  pad.layer();
  pad.add(
    'gold',
    undefined,
    [
      [x, y],
      [x, y - 44],
    ],
    false,
  );
  pad.ring('gold', '#d4af37', x, y - 48, 4);
  return pad.done(SIZE, SIZE, 'map');
}
