import type { Face } from './face.ts';
import { boxes, curves, lines } from './house-pens.ts';

/** The private rooms of the drawn house: bedroom, dressing room, bathroom. */

export function bedroom(face: Face) {
  boxes(face, 'object', [
    [34, 170, 146, 46],
    [46, 216, 122, 22],
    [10, 222, 22, 28],
    [182, 222, 22, 28],
  ]);
  lines(
    face,
    'detail',
    [63.2, 92.4, 121.6, 150.8].map((x) => [x, 170, x, 216]),
  );
  curves(face, 'object', [
    [
      [56, 216],
      [58, 200, 78, 200],
      [100, 200, 102, 216],
    ],
    [
      [112, 216],
      [114, 200, 134, 200],
      [156, 200, 158, 216],
    ],
  ]);
  lines(face, 'object', [
    [52, 238, 52, 262],
    [162, 238, 162, 262],
  ]);
  for (const x of [21, 193])
    lines(face, 'detail', [
      [x, 26, x, 122],
      [x - 7, 122, x + 7, 122, x + 10, 136, x - 10, 136, x - 7, 122],
    ]);
}

export function closet(face: Face) {
  boxes(face, 'object', [[14, 58, 186, 196]]);
  lines(
    face,
    'object',
    [60.5, 107, 153.5].map((x) => [x, 58, x, 254]),
  );
  lines(face, 'detail', [
    [14, 82, 60.5, 82],
    [14, 160, 60.5, 160],
    [107, 82, 153.5, 82],
  ]);
  lines(
    face,
    'detail',
    [86, 110, 134, 158, 182, 206].map((y) => [60.5, y, 107, y]),
  );
  for (let i = 0; i < 7; i += 1)
    lines(face, 'detail', [
      [20 + i * 5.6, 84, 20 + i * 5.6, 132],
      [20 + i * 5.6, 162, 20 + i * 5.6, 216],
      [113 + i * 5.6, 84, 113 + i * 5.6, 178],
    ]);
  lines(face, 'object', [
    [107, 210, 153.5, 210],
    [107, 232, 153.5, 232],
    [160, 150, 160, 184],
  ]);
}

export function bath(face: Face) {
  boxes(face, 'object', [
    [20, 166, 106, 38],
    [16, 162, 114, 4],
  ]);
  lines(face, 'object', [
    [73, 166, 73, 204],
    [150, 254, 196, 254],
  ]);
  face.disc('object', undefined, 73, 92, 33);
  curves(face, 'object', [
    [
      [34, 162],
      [38, 148, 54, 148],
      [70, 148, 74, 162],
    ],
    [
      [96, 162],
      [96, 142],
      [96, 136, 89, 136],
      [81, 136],
    ],
    [
      [142, 212],
      [204, 212],
      [202, 254, 188, 254],
      [158, 254],
      [144, 254, 142, 212],
    ],
  ]);
  curves(face, 'detail', [
    [
      [190, 212],
      [190, 172],
      [190, 164, 182, 164],
    ],
  ]);
}
