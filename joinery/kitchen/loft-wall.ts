import { addLight, addPart, type Draft, type Site } from './site.ts';
import { edges } from './units.ts';

const TUBE = 20;
const DEPTH = 300;
/** Heights of the boards and of the frame over the last. */
const BOARDS = [1420, 1840, 2260] as const;
const HEAD = 300;

/** Frame of square steel tube with thin shelves, hung before the wall. */
function steelShelves(run: Draft, x0: number, x1: number) {
  const [foot, top] = [BOARDS[0], BOARDS[2]];
  for (const at of edges(x0, x1, Math.max(1, Math.round((x1 - x0) / 1000)))) {
    const x = at - TUBE / 2;
    for (const y of [-DEPTH, -30]) addPart(run, 'upright', x, y - TUBE, foot - 20, x + TUBE, y, top + HEAD);
    addPart(run, 'top-rail', x, -DEPTH, top + HEAD - TUBE, x + TUBE, -30, top + HEAD);
  }
  for (const y of [-DEPTH - TUBE, -30 - TUBE])
    addPart(run, 'top-rail', x0, y, top + HEAD - TUBE, x1, y + TUBE, top + HEAD);
  for (const z of BOARDS) addPart(run, 'shelf', x0, -DEPTH - TUBE, z - 12, x1, -30, z);
  addLight(run, x0, x1, -120, foot - 12);
}

/** Loft: steel shelves to both sides of a plain box hood with its chimney. */
export function loftWall(site: Site, run: Draft, [x0, x1]: readonly [number, number], hob: number) {
  steelShelves(run, x0 + 120, hob - 550);
  addPart(run, 'hood', hob - 450, -480, 1600, hob + 450, -2, 1660);
  addPart(run, 'chimney', hob - 150, -300, 1660, hob + 150, -2, site.room.height);
  if (x1 - hob > 1000) steelShelves(run, hob + 550, x1 - 50);
}
