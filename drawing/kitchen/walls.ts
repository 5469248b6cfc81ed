import { inRoom } from '#joinery/kitchen/site.ts';
import type { KitchenPlan } from '#joinery/plan.ts';
import type { Face } from '../face.ts';

/** How thick a wall is drawn. */
export const WALL = 160;
/** Free floor shown before the furniture that reaches furthest into the room. */
const AIR = 500;
/** A room that is nearly shown is shown whole. */
const NEARLY = 700;

/** What of the room a plan shows: y0 in front, y1 behind; whether the wall in front is shown too. */
export interface Extent {
  readonly y0: number;
  readonly y1: number;
  readonly whole: boolean;
}

/** How far into the room the plan reaches, and the back kitchen with it. */
export function extentOf({ room, runs, seats, tables }: KitchenPlan): Extent {
  const deepest = Math.min(
    ...runs.flatMap(({ at, units, parts }) => [
      ...units.map(({ x, width, depth }) => inRoom(at, [x, -depth, 0, x + width, 0, 0])[1]),
      ...parts.map(({ box }) => inRoom(at, box)[1]),
    ]),
    ...seats.map(({ y }) => y - 250),
    ...tables.map(({ box }) => box[1]),
  );
  const whole = deepest - AIR - NEARLY < room.y0;
  return { y0: whole ? room.y0 - WALL : deepest - AIR, y1: (room.annexe?.y1 ?? 0) + WALL, whole };
}

type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

/** A stretch of wall, cut and hatched. */
function wall(face: Face, [x0, y0, x1, y1]: Rect) {
  const pitch = 14 * face.pad.pixel;
  face.rect('cut', 'paper', x0, y0, x1, y1);
  const thick = Math.min(x1 - x0, y1 - y0);
  if (x1 - x0 > y1 - y0)
    for (let x = x0; x < x1 - thick; x += pitch) face.line('hatch', x, y0, x + thick, y1);
  else for (let y = y0; y < y1 - thick; y += pitch) face.line('hatch', x0, y, x1, y + thick);
}

/** The window in a side wall whose outer face is at x0: its frame, two lines of glass, a line for each pane. */
function window(face: Face, x0: number, y0: number, y1: number, panes: number) {
  face.rect('object', 'paper', x0, y0, x0 + WALL, y1);
  for (const share of [0.45, 0.6]) face.line('detail', x0 + WALL * share, y0, x0 + WALL * share, y1);
  for (let i = 1; i < panes; i += 1) {
    const y = y0 + ((y1 - y0) * i) / panes;
    face.line('object', x0 + WALL * 0.35, y, x0 + WALL * 0.7, y);
  }
}

/** A side wall from its outer face at x0, with the window if it is in this one. */
function sideWall(face: Face, { room }: KitchenPlan, side: 'left' | 'right', { y0 }: Extent) {
  const x0 = side === 'left' ? room.x0 - WALL : room.x1;
  const { window: opening } = room;
  if (opening.wall !== side) return wall(face, [x0, y0, x0 + WALL, WALL]);
  wall(face, [x0, Math.max(opening.y1, y0), x0 + WALL, WALL]);
  if (opening.y0 > y0) wall(face, [x0, y0, x0 + WALL, opening.y0]);
  return window(face, x0, Math.max(opening.y0, y0), opening.y1, opening.panes);
}

/** The way into the back kitchen, its leaf, and the room behind. */
function annexe(face: Face, { room }: KitchenPlan) {
  const { door, annexe: behind } = room;
  if (!door || !behind) return;
  wall(face, [behind.x0 - WALL, 0, behind.x0, behind.y1 + WALL]);
  wall(face, [behind.x1, 0, behind.x1 + WALL, behind.y1 + WALL]);
  wall(face, [behind.x0 - WALL, behind.y1, behind.x1 + WALL, behind.y1 + WALL]);
  face.rect('solid', undefined, door.leaf[0], 64, door.leaf[1], 100);
}

/** Walls of the room, as far as the plan shows it. */
export function drawWalls(face: Face, plan: KitchenPlan, extent: Extent) {
  const { x0, x1, y0, door } = plan.room;
  sideWall(face, plan, 'left', extent);
  sideWall(face, plan, 'right', extent);
  if (door) {
    wall(face, [x0 - WALL, 0, door.x0, WALL]);
    wall(face, [door.x1, 0, x1 + WALL, WALL]);
  } else wall(face, [x0 - WALL, 0, x1 + WALL, WALL]);
  if (extent.whole) wall(face, [x0 - WALL, y0 - WALL, x1 + WALL, y0]);
  annexe(face, plan);
}
