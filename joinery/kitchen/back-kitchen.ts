import type { Door } from '../plan-room.ts';
import { baseRun } from './base-run.ts';
import { divide } from './bays.ts';
import { addLight, addPart, type Draft, draft, type Site } from './site.ts';

/** Face of the back kitchen's far wall behind the show kitchen's, and how far it reaches to both sides of the door. */
const [FAR, BEFORE, BEYOND] = [2550, 1250, 280];
const TOP_OF_LEAF = 2340;
const LEAF = 36;

/** One run with two shelves under light, and the sliding leaf with its frame. */
export function backKitchen(site: Site, door: Door): Draft {
  const run = draft('back-kitchen', { x: 0, y: FAR, turn: 0 });
  const [left, right] = [door.x0 - BEFORE, site.room.x1 + BEYOND];
  baseRun(site, run, divide({ x0: left, x1: right, sink: left + 1000 }), 1450);
  for (const z of [1500, 1880]) {
    addPart(run, 'shelf', left + 50, -280, z - 30, right - 50, -2, z);
    addLight(run, left + 100, right - 100, -100, z - 30);
  }
  const [a, b] = door.leaf;
  const split = site.classic ? [12, 1020, TOP_OF_LEAF] : [12, TOP_OF_LEAF];
  for (const [i, z] of split.slice(1).entries())
    addPart(run, 'leaf', a, 100 - LEAF - FAR, split[i] ?? 0, b, 100 - FAR, z);
  for (const x of [door.x0 - 70, door.x1])
    addPart(run, 'frame', x, -24 - FAR, 0, x + 70, 200 - FAR, TOP_OF_LEAF + 90);
  addPart(run, 'frame', door.x0, -24 - FAR, TOP_OF_LEAF + 20, door.x1, 200 - FAR, TOP_OF_LEAF + 90);
  return run;
}
