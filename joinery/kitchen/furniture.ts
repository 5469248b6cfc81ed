import type { Place } from '../plan.ts';
import type { Pendant, Seat } from '../plan-room.ts';
import { D, type Site } from './site.ts';

/** Nobody leaves stools square: how each of four is turned. */
const TURNS = [-5, 7, -2, 4];
/** Height of a pendant over a worktop. */
const HANG = 1660;
/** Where the shade of each kind of pendant lies over the height it hangs at. */
const SHADE: Readonly<Record<Pendant['kind'], number>> = {
  linear: 120,
  cone: 80,
  drum: 80,
  disc: 80,
  dome: 100,
  globe: 140,
  cylinder: 0,
};
const LINEAR = 1500;
/** Height of a chair's seat, by its kind. */
const CHAIR = { oval: 470, padded: 460, spindle: 450 } as const;

/** `count` places between -reach and reach, symmetrical. */
export function spread(count: number, reach: number): number[] {
  if (count === 1) return [0];
  return Array.from({ length: count }, (_, i) => -reach + (2 * reach * i) / (count - 1));
}

/** Bar stools of the kitchen's own kind at places that share one turn. */
export function stools(
  { facts }: Site,
  places: readonly (readonly [number, number])[],
  turn: number,
): Seat[] {
  const stool = facts.plan.stools;
  if (!stool) return [];
  return places.slice(0, TURNS.length).map(([x, y], i) => ({
    kind: stool.kind,
    use: 'stool',
    x: Math.round(x),
    y: Math.round(y),
    turn: turn + (TURNS[i] ?? 0),
    height: D.seatHeight,
  }));
}

/** Chairs of the kitchen's own kind round a table in x, y. */
export function chairs({ facts }: Site, x: number, y: number, places: readonly Place[]): Seat[] {
  const kind = facts.plan.chairs?.kind;
  if (!kind) return [];
  return places.map((place) => ({
    kind,
    use: 'chair',
    x: x + place.x,
    y: y + place.y,
    turn: place.turn,
    height: CHAIR[kind],
  }));
}

/** A row of the kitchen's pendants over places along x. */
export function pendants({ facts }: Site, xs: readonly number[], y: number, z = HANG): Pendant[] {
  const kind = facts.plan.pendants?.kind;
  if (!kind) return [];
  const length = kind === 'linear' ? { length: LINEAR } : {};
  return xs.map((x) => ({ kind, x: Math.round(x), y: Math.round(y), z: z + SHADE[kind], ...length }));
}
