import type { PieceGroup, PiecePart, PiecePartKind, PiecePlan, Size, View } from '../piece-plan.ts';
import type { Box, Place } from '../plan.ts';

/** What a builder computes of a piece; category, slug and size are added where all are listed. */
export type Built = Pick<PiecePlan, 'groups' | 'seatHeight' | 'extended' | 'mirrored'>;

type More = Omit<PiecePart, 'kind' | 'box'>;

/** One part. */
export function part(kind: PiecePartKind, box: Box, more: More = {}): PiecePart {
  return { kind, box: box.map(Math.round) as unknown as Box, ...more };
}

/** One group; without a place its frame is the room's. */
export function group(name: string, parts: readonly PiecePart[], at: Partial<Place> = {}): PieceGroup {
  return { name, at: { x: 0, y: 0, turn: 0, ...at }, parts };
}

/** A group another elevation shows than the first. */
export function aside(seen: View, { name, at, parts }: PieceGroup): PieceGroup {
  return { name, at, seen, parts };
}

/** The edges of `count` equal fields from a to b, in whole millimetres. */
export function fields(a: number, b: number, count: number): readonly (readonly [number, number])[] {
  const edge = (i: number) => Math.round(a + ((b - a) * i) / count);
  return Array.from({ length: count }, (_, i) => [edge(i), edge(i + 1)] as const);
}

/** How a unit's front is divided: drawers of equal height (2), of 2 to 2 to 1 (3), a door hinged left or right, a pair. */
export type Layout = 'drawers2' | 'drawers3' | 'doors2' | 'door' | 'door-right';

/** A unit in elevation: x0 x1 z0 z1, the plane its body ends at (y, negative) and the thickness of its fronts. */
export interface Field {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
  readonly y: number;
  readonly thick: number;
  readonly bay?: number;
}

/** The fronts of a unit, from the lowest and leftmost. */
export function fronts(layout: Layout, { x, z, y, thick, bay }: Field): readonly PiecePart[] {
  const [x0, x1, z0, z1] = [...x, ...z];
  const own = bay === undefined ? {} : { bay };
  const level = (kind: PiecePartKind, a: number, b: number) => part(kind, [x0, y - thick, a, x1, y, b], own);
  const door = (a: number, b: number, hinge: 'left' | 'right') =>
    part('door', [a, y - thick, z0, b, y, z1], { hinge, ...own });
  const at = (share: number) => Math.round(z0 + (z1 - z0) * share);
  switch (layout) {
    case 'drawers2':
      return [level('drawer', z0, at(0.5)), level('drawer', at(0.5), z1)];
    case 'drawers3':
      return [level('drawer', z0, at(0.4)), level('drawer', at(0.4), at(0.8)), level('drawer', at(0.8), z1)];
    case 'doors2': {
      const middle = Math.round((x0 + x1) / 2);
      return [door(x0, middle, 'left'), door(middle, x1, 'right')];
    }
    default:
      return [door(x0, x1, layout === 'door' ? 'left' : 'right')];
  }
}

/** A body and its fronts; the body ends at `top`, lower than the fronts where a basin or a drawer hangs over it. */
export function unit(layout: Layout, field: Field, top = field.z[1] - 240): readonly PiecePart[] {
  const own = field.bay === undefined ? {} : { bay: field.bay };
  return [part('body', [field.x[0], field.y, field.z[0], field.x[1], 0, top], own), ...fronts(layout, field)];
}

/** A box of a group as the room sees it. Groups stand at right angles only. */
export function inRoom({ x, y, turn }: Place, [x0, y0, z0, x1, y1, z1]: Box): Box {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const corner = (u: number, v: number) => [x + u * c - v * s, y + u * s + v * c] as const;
  const [[xa, ya], [xb, yb]] = [corner(x0, y0), corner(x1, y1)];
  return [Math.min(xa, xb), Math.min(ya, yb), z0, Math.max(xa, xb), Math.max(ya, yb), z1];
}

/** Groups as one stands before the first of them, where its wall runs along the room. */
export function faced(groups: readonly PieceGroup[]): readonly PieceGroup[] {
  const first = groups[0]?.at;
  if (!first || first.turn % 180 === 0) return groups;
  const turn = -first.turn;
  const [ox, oy] = inRoom({ x: 0, y: 0, turn }, [first.x, first.y, 0, first.x, first.y, 0]);
  return groups.map((one) => {
    const [x, y] = inRoom({ x: 0, y: 0, turn }, [one.at.x, one.at.y, 0, one.at.x, one.at.y, 0]);
    return { ...one, at: { x: x - ox, y: y - oy, turn: one.at.turn + turn } };
  });
}

/** The space all parts of all groups take together: the lower corner and the upper. */
export function extent(groups: readonly PieceGroup[]): Box {
  const boxes = groups.flatMap(({ at, parts }) => parts.map(({ box }) => inRoom(at, box)));
  const low = (i: number) => Math.min(...boxes.map((box) => box[i] ?? 0));
  const high = (i: number) => Math.max(...boxes.map((box) => box[i] ?? 0));
  return [low(0), low(1), low(2), high(3), high(4), high(5)];
}

/** Overall size of groups, as one stands before them. */
export function sizeOf(groups: readonly PieceGroup[]): Size {
  const [x0, y0, , x1, y1, z1] = extent(faced(groups));
  return { width: x1 - x0, height: z1, depth: y1 - y0 };
}
