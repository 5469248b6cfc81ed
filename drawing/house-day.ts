import type { Face } from './face.ts';
import { boxes, curves, lines } from './house-pens.ts';

/** The rooms of the day in the drawn house: kitchen, living room, office. */

export function kitchen(face: Face) {
  for (const x of [18, 56, 94])
    boxes(face, 'object', [
      [x, 202, 38, 52],
      [x, 88, 38, 52],
    ]);
  boxes(face, 'object', [
    [14, 198, 122, 4],
    [132, 70, 34, 184],
    [166, 70, 34, 184],
  ]);
  boxes(face, 'detail', [
    [137, 120, 24, 30],
    [137, 156, 24, 34],
  ]);
  lines(face, 'detail', [[18, 254, 200, 254]]);
  curves(face, 'object', [
    [
      [58, 198],
      [58, 172],
      [58, 164, 66, 164],
      [74, 164, 74, 172],
      [74, 176],
    ],
  ]);
}

export function living(face: Face) {
  boxes(face, 'object', [
    [16, 228, 176, 26],
    [50, 104, 110, 64],
  ]);
  lines(face, 'object', [
    [74, 228, 74, 254],
    [134, 228, 134, 254],
  ]);
  boxes(face, 'detail', [[16, 70, 24, 150]]);
  lines(
    face,
    'detail',
    [92, 118, 144, 170, 196].map((y) => [16, y, 40, y]),
  );
  lines(face, 'detail', [
    [22, 118, 22, 102],
    [26, 118, 26, 104],
    [30, 118, 30, 100],
    [24, 170, 24, 154],
    [28, 170, 28, 150],
  ]);
  curves(face, 'detail', [
    [
      [176, 228],
      [176, 206],
      [168, 190, 174, 176],
    ],
    [
      [176, 206],
      [186, 194, 182, 172],
    ],
    [
      [176, 206],
      [162, 200, 160, 188],
    ],
  ]);
}

export function office(face: Face) {
  boxes(face, 'object', [
    [120, 58, 80, 196],
    [12, 186, 94, 5],
    [72, 191, 30, 50],
  ]);
  lines(face, 'object', [
    [160, 58, 160, 254],
    [18, 191, 18, 262],
    [72, 216, 102, 216],
  ]);
  lines(
    face,
    'detail',
    [86, 114, 142, 170, 198, 226].map((y) => [120, y, 200, y]),
  );
  boxes(face, 'detail', [
    [124, 96, 5, 18],
    [129, 94, 5, 20],
    [134, 98, 5, 16],
    [139, 94, 5, 20],
    [166, 96, 5, 18],
    [171, 94, 5, 20],
    [176, 94, 5, 20],
    [164, 152, 5, 18],
    [169, 154, 5, 16],
    [174, 150, 5, 20],
    [179, 152, 5, 18],
  ]);
  boxes(face, 'object', [[32, 232, 22, 30]]);
  curves(face, 'object', [
    [
      [88, 186],
      [88, 166],
      [72, 152],
    ],
    [
      [64, 158],
      [72, 152],
      [78, 160],
    ],
  ]);
  curves(face, 'object', [
    [
      [30, 232],
      [28, 204, 34, 202],
      [50, 202],
      [58, 204, 56, 232],
    ],
  ]);
}
