import type { Box, Place } from './plan.ts';

/** The room a plan stands in, and what is set and hung in it. Lengths and axes as in plan.ts. */

/** One seat: its middle, and the way it is turned; 0 looks along +y, at the back wall. */
export interface Seat extends Place {
  readonly kind: 'shell' | 'round' | 'saddle' | 'spindle' | 'oval' | 'padded';
  /** Height of the seat over the floor. */
  readonly height: number;
  /** Bar stools stand at worktops, chairs at tables. */
  readonly use: 'stool' | 'chair';
}

export interface Table {
  readonly box: Box;
  readonly turned: boolean;
}

/** A hanging lamp: its middle and the height of its shade's reference edge; a linear one is `length` long along x. */
export interface Pendant {
  readonly kind: 'dome' | 'globe' | 'drum' | 'cone' | 'cylinder' | 'disc' | 'linear';
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly length?: number;
}

/** Window in a side wall, from y0 (nearer to who looks) to y1. */
export interface Window {
  readonly wall: 'left' | 'right';
  readonly y0: number;
  readonly y1: number;
  readonly sill: number;
  readonly head: number;
  readonly panes: number;
  readonly bars: number;
}

/** A way through the back wall; the leaf slides before it and stands drawn from `leaf[0]` to `leaf[1]`. */
export interface Door {
  readonly x0: number;
  readonly x1: number;
  readonly height: number;
  readonly leaf: readonly [x0: number, x1: number];
}

/** Inner faces of the walls. */
export interface Room {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly height: number;
  readonly window: Window;
  readonly door?: Door;
  /** The room behind the door: x0 y0 x1 y1 and its height. */
  readonly annexe?: {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
    readonly height: number;
  };
}
