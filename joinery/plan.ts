import type { Handle } from '#content/schemas/common.ts';
import type { Front as RecordFront } from '#content/schemas/kitchen.ts';
import type { Pendant, Room, Seat, Table } from './plan-room.ts';

/**
 * The joiner's plan of a product: every length in whole millimetres, every angle in degrees counter-clockwise from above.
 *
 * Room: x runs to the right along the back wall, 0 in its middle; y is 0 on the back wall and negative towards who looks
 * at it; z is 0 on the floor. A run stands in a frame of its own, with its back on y = 0 and its fronts towards -y, and is
 * put in the room by `at`: move to x, y, then turn about z. Left and right are those of who stands before the fronts.
 */

/** A solid or a field: x0 y0 z0 x1 y1 z1, the lower corner first. */
export type Box = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

/** Where a run's frame stands in the room. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** The place of a handle on the face of a front: x0 z0 x1 z1. */
export type Grip = readonly [x0: number, z0: number, x1: number, z1: number];

/**
 * One front of a unit as the field it fills, half the gap on each side included. drawer: pulled out · door: turns about
 * `hinge` · flap: turns about its upper edge · panel: fixed. `glazed` doors have a pane in a frame.
 */
export interface Front {
  readonly kind: 'drawer' | 'door' | 'flap' | 'panel';
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly hinge?: 'left' | 'right';
  readonly glazed?: true;
  readonly grips?: readonly Grip[];
}

/** base: under a worktop · tall: full height · oven: tall, with ovens · vitrine: tall, lit behind glass · wall: hung · open: without fronts. */
export type UnitKind = 'base' | 'tall' | 'oven' | 'vitrine' | 'wall' | 'open';

/** What of a kitchen a unit belongs to; fronts of one role are built alike and of one material. */
export type Role = 'base' | 'tall' | 'wall' | 'island';

/** How fronts are built. */
export type Construction = RecordFront['construction'];

/** A body and its fronts. x, z: its lower left corner; depth: from the wall to the body's front edge, without the fronts. */
export interface Unit {
  readonly kind: UnitKind;
  readonly role: Role;
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly fronts: readonly Front[];
  /** Boards seen behind glass or open. */
  readonly shelves?: number;
  readonly lit?: true;
  /** Finger channels: z0 and z1 of each. */
  readonly channels?: readonly (readonly [number, number])[];
}

export type PartKind =
  | 'worktop'
  | 'waterfall'
  | 'monolith'
  | 'bar-top'
  | 'block'
  | 'splashback'
  | 'plinth'
  | 'side-panel'
  | 'end-panel'
  | 'corner-post'
  | 'fluted-panel'
  | 'panel'
  | 'filler'
  | 'pelmet'
  | 'header'
  | 'shelf'
  | 'upright'
  | 'top-rail'
  | 'lining'
  | 'hood'
  | 'chimney'
  | 'mantel'
  | 'corbel'
  | 'pilaster'
  | 'leg'
  | 'apron'
  | 'rail'
  | 'foot-rail'
  | 'frame'
  | 'leaf';

/** Anything a joiner makes that is no unit. */
export interface Part {
  readonly kind: PartKind;
  readonly box: Box;
}

/** A moulding along a line: `path` x, y of its inner edge, z its foot; it rises `up` and stands out by `out`. */
export interface Cornice {
  /** What it crowns: the mantel, the wall units, a block of tall units. */
  readonly on: 'mantel' | 'wall' | 'tall';
  readonly path: readonly (readonly [x: number, y: number])[];
  readonly z: number;
  readonly up: number;
  readonly out: number;
}

/** What is bought, not made. A hob that is `vented` draws its own air down; a sink's box is its cut-out down to its floor. */
export interface Appliance {
  readonly kind: 'sink' | 'tap' | 'hob' | 'oven';
  readonly box: Box;
  readonly vented?: true;
}

/** A line of light below a board: from x0 to x1 at y, z. */
export type LightLine = readonly [x0: number, x1: number, y: number, z: number];

export type RunName = 'back' | 'left' | 'right' | 'facing' | 'peninsula' | 'island' | 'back-kitchen';

/** Furniture in one line, units from left to right. */
export interface Run {
  readonly name: RunName;
  readonly at: Place;
  /** From where to where along x the run reaches, panels and tops included. */
  readonly from: number;
  readonly to: number;
  readonly units: readonly Unit[];
  readonly parts: readonly Part[];
  readonly appliances: readonly Appliance[];
  readonly cornices: readonly Cornice[];
  readonly lights: readonly LightLine[];
}

/** A kitchen of the catalogue, of a project or of the showroom: its room, its furniture, what stands and hangs in it. */
export interface KitchenPlan {
  readonly category: 'kitchens' | 'projects' | 'showroom';
  readonly slug: string;
  /** The pictures show this plan's mirror image. */
  readonly mirrored: boolean;
  /** Thickness of the fronts. */
  readonly front: number;
  readonly builds: Readonly<Record<Role, Construction>>;
  readonly handle: Handle['kind'];
  readonly room: Room;
  readonly runs: readonly Run[];
  readonly seats: readonly Seat[];
  readonly tables: readonly Table[];
  readonly pendants: readonly Pendant[];
  /** Spots in the ceiling: x, y. */
  readonly spots: readonly (readonly [x: number, y: number])[];
  /** The drawer that is out when somebody cooks: place of its unit in the back run, and how far. */
  readonly drawn?: { readonly unit: number; readonly out: number };
  /** Places on the back run's worktop where things stand: by the sink, against the wall, at the end. */
  readonly stands?: { readonly sink: number; readonly wall: number; readonly end?: number };
}
