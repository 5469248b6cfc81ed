import { addLight, addPart, type Draft, type Site } from './site.ts';
import { edges } from './units.ts';

const TUBE = 20;
/** Faces of the front tubes and of those at the back. */
const [FRONT, BACK] = [-320, -50];
/** Heights of the boards and of the frame over the last. */
const BOARDS = [1420, 1840, 2260] as const;
const HEAD = 300;

/** Frame of square steel tube hung before the wall, its boards between the front tubes and those at the back: no face lies in another's plane. */
function steelShelves(run: Draft, x0: number, x1: number) {
  const [foot, top] = [BOARDS[0], BOARDS[2] + HEAD];
  const half = TUBE / 2;
  for (const x of edges(x0, x1, Math.max(1, Math.round((x1 - x0) / 1000)))) {
    for (const y of [FRONT, BACK])
      addPart(run, 'upright', x - half, y, foot - 20, x + half, y + TUBE, top - TUBE);
    addPart(run, 'top-rail', x - half, FRONT + TUBE, top - TUBE, x + half, BACK, top);
  }
  for (const y of [FRONT, BACK]) addPart(run, 'top-rail', x0 - half, y, top - TUBE, x1 + half, y + TUBE, top);
  for (const z of BOARDS) addPart(run, 'shelf', x0, FRONT + TUBE, z - 12, x1, BACK, z);
  addLight(run, x0, x1, -120, foot - 12);
}

/** Loft: steel shelves to both sides of a plain box hood with its chimney. */
export function loftWall(site: Site, run: Draft, [x0, x1]: readonly [number, number], hob: number) {
  steelShelves(run, x0 + 120, hob - 550);
  addPart(run, 'hood', hob - 450, -480, 1600, hob + 450, -2, 1660);
  addPart(run, 'chimney', hob - 150, -300, 1660, hob + 150, -2, site.room.height);
  if (x1 - hob > 1000) steelShelves(run, hob + 550, x1 - 50);
}
