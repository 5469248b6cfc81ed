import { hatch } from './dimension-line.ts';
import { createFace, type Face } from './face.ts';
import { kitchen, living, office } from './house-day.ts';
import { bath, bedroom, closet } from './house-private.ts';
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
