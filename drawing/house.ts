import { hatch } from './dimension-line.ts';
import { createFace, type Face } from './face.ts';
import { createPad } from './pad.ts';
import type { Drawing } from './shape.ts';

/** One room of the section through the house, and the category it leads to. */
export interface HouseRoom {
  /** The category's route name, as the product data files are called. */
  readonly category: string;
  readonly drawing: Drawing;
}

/** A room is a sixth of a 1280 px line; six stand wall to wall. */
const ROOM = { width: 213.3, height: 258 } as const;
const [CEILING, FLOOR] = [12, 248];

function boxes(
  face: Face,
  pen: 'object' | 'detail',
  list: readonly (readonly [number, number, number, number])[],
) {
  for (const [x, y, w, h] of list) face.rect(pen, undefined, x, y - 14, x + w, y + h - 14);
}

function lines(face: Face, pen: 'object' | 'detail', list: readonly (readonly number[])[]) {
  for (const pairs of list) face.line(pen, ...pairs.map((value, i) => (i % 2 ? value - 14 : value)));
}

function curves(face: Face, pen: 'object' | 'detail', list: readonly (readonly (readonly number[])[])[]) {
  for (const steps of list)
    face.curve(
      pen,
      undefined,
      steps.map((step) => step.map((value, i) => (i % 2 ? value - 14 : value))),
    );
}

function kitchen(face: Face) {
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

function living(face: Face) {
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

function bedroom(face: Face) {
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

function closet(face: Face) {
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

function bath(face: Face) {
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

function office(face: Face) {
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

const ROOMS: readonly (readonly [string, (face: Face) => void])[] = [
  ['kitchens', kitchen],
  ['livingRooms', living],
  ['bedrooms', bedroom],
  ['closet-and-sliding-systems', closet],
  ['bathrooms', bath],
  ['office', office],
];

/** The house in section: six rooms from the start side, walls shared. Walls are cut and hatch, furniture object and detail. */
export function houseRooms(): readonly HouseRoom[] {
  return ROOMS.map(([category, furnish]) => {
    const pad = createPad({ grid: 10, tinted: false });
    const { width, height } = ROOM;
    pad.add(
      'cut',
      undefined,
      [
        [0, CEILING],
        [width, CEILING],
        [width, FLOOR],
        [0, FLOOR],
      ],
      true,
    );
    pad.add(
      'hatch',
      undefined,
      [
        [0, 3],
        [width, 3],
      ],
      false,
    );
    hatch(pad, 0, width, 3, 9, 12);
    hatch(pad, 0, width, FLOOR, 8, 12);
    furnish(createFace(pad, (u, v) => [u, v]));
    return { category, drawing: pad.done(width, height, 'room') };
  });
}
