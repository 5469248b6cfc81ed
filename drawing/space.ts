import { createFace, type Face } from './face.ts';
import type { Pad } from './pad.ts';
import type { Pen } from './shape.ts';
import { lighten, shade } from './tone.ts';

/** Where a point in space lies on the drawing: x to the end side, y from the back wall to the viewer, z up; millimetres. */
export type Project = (x: number, y: number, z: number) => readonly [number, number];

/** A room seen square to its back wall. */
export interface Space {
  readonly pad: Pad;
  readonly project: Project;
  /** Upright plane parallel to the back wall, `y` before it. */
  front(y: number): Face;
  /** Upright plane along the side walls; u runs towards the viewer. */
  side(x: number): Face;
  /** Level plane; u is x, v runs towards the viewer. */
  level(z: number): Face;
}

/** The space a projection opens on a pad. */
export function createSpace(pad: Pad, project: Project): Space {
  return {
    pad,
    project,
    front: (y) => createFace(pad, (u, v) => project(u, y, v)),
    side: (x) => createFace(pad, (u, v) => project(x, u, v)),
    level: (z) => createFace(pad, (u, v) => project(u, v, z)),
  };
}

/** A body's extent: x0 x1 y0 y1 z0 z1. */
export type Extent = readonly [number, number, number, number, number, number];

/** A plain body with the faces one sees from in front and above: far side first, so that nearer faces cover it. */
export function block(space: Space, [x0, x1, y0, y1, z0, z1]: Extent, tone: string, pen: Pen = 'object') {
  const area = (a: readonly [number, number], b: readonly [number, number], c: readonly [number, number]) =>
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const p = space.project;
  if (area(p(x0, y0, z0), p(x0, y1, z0), p(x0, y1, z1)) < -1)
    space.side(x0).rect(pen, shade(tone, 0.14), y0, z0, y1, z1);
  if (area(p(x1, y1, z0), p(x1, y0, z0), p(x1, y0, z1)) < -1)
    space.side(x1).rect(pen, shade(tone, 0.14), y0, z0, y1, z1);
  if (area(p(x0, y1, z1), p(x1, y1, z1), p(x1, y0, z1)) < -1)
    space.level(z1).rect(pen, lighten(tone, 0.18), x0, y0, x1, y1);
  space.front(y1).rect(pen, tone, x0, z0, x1, z1);
}
