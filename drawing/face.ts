import type { Pad, Place, Step } from './pad.ts';
import type { Pen } from './shape.ts';

/** A plane in space one draws on in its own millimetres: u along it, v up (or away). */
export interface Face {
  readonly pad: Pad;
  rect(pen: Pen, fill: string | undefined, u0: number, v0: number, u1: number, v1: number): void;
  /** Straight lines through pairs u, v, u, v … */
  line(pen: Pen, ...pairs: readonly number[]): void;
  poly(pen: Pen, fill: string | undefined, pairs: readonly number[]): void;
  /** Points and curves; steps as in Pad, in the plane's millimetres. */
  curve(pen: Pen, fill: string | undefined, steps: readonly Step[], closed?: boolean): void;
  disc(pen: Pen, fill: string | undefined, u: number, v: number, r: number): void;
  ellipse(pen: Pen, fill: string | undefined, u: number, v: number, ru: number, rv: number): void;
  /** Where a point of the plane lies on the drawing. */
  point(u: number, v: number): readonly [number, number];
  /** The same plane with its origin moved. */
  at(u: number, v: number): Face;
}

const KAPPA = 0.5523;

function pairsOf(values: readonly number[]): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i + 1 < values.length; i += 2) steps.push([values[i] ?? 0, values[i + 1] ?? 0]);
  return steps;
}

/** The plane that `place` puts on the pad. */
export function createFace(pad: Pad, place: Place): Face {
  const set = (step: Step): Step => pairsOf(step).flatMap(([u = 0, v = 0]) => place(u, v));
  const draw = (pen: Pen, fill: string | undefined, steps: readonly Step[], closed: boolean) =>
    pad.add(pen, fill, steps.map(set), closed);
  return {
    pad,
    rect: (pen, fill, u0, v0, u1, v1) => draw(pen, fill, pairsOf([u0, v0, u1, v0, u1, v1, u0, v1]), true),
    line: (pen, ...pairs) => draw(pen, undefined, pairsOf(pairs), false),
    poly: (pen, fill, pairs) => draw(pen, fill, pairsOf(pairs), true),
    curve: (pen, fill, steps, closed = false) => draw(pen, fill, steps, closed),
    disc(pen, fill, u, v, r) {
      const [x, y] = place(u, v);
      const [ex, ey] = place(u, v + r);
      pad.ring(pen, fill, x, y, Math.hypot(ex - x, ey - y));
    },
    ellipse(pen, fill, u, v, ru, rv) {
      const [a, b] = [ru * KAPPA, rv * KAPPA];
      const steps: Step[] = [
        [u - ru, v],
        [u - ru, v + b, u - a, v + rv, u, v + rv],
        [u + a, v + rv, u + ru, v + b, u + ru, v],
        [u + ru, v - b, u + a, v - rv, u, v - rv],
        [u - a, v - rv, u - ru, v - b, u - ru, v],
      ];
      draw(pen, fill, steps, true);
    },
    point: place,
    at: (du, dv) => createFace(pad, (u, v) => place(u + du, v + dv)),
  };
}
