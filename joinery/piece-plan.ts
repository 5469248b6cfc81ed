import type { Box, Place } from './plan.ts';

/** The joiner's plan of a product outside the kitchens. Lengths, axes and frames as in plan.ts: x to the right along the back wall, y negative towards who looks, z up from the floor. */

export type PiecePartKind =
  | 'apron'
  | 'backrest'
  | 'base'
  | 'basin'
  | 'bed'
  | 'bench'
  | 'body'
  | 'casing'
  | 'ceiling-board'
  | 'channel'
  | 'clothes-rail'
  | 'cornice'
  | 'dado'
  | 'divider'
  | 'door'
  | 'drawer'
  | 'end-panel'
  | 'floor-board'
  | 'foot'
  | 'frame'
  | 'glass'
  | 'header'
  | 'headboard'
  | 'joint'
  | 'leaf'
  | 'leg'
  | 'lining'
  | 'mattress'
  | 'mirror'
  | 'mullion'
  | 'panel'
  | 'pilaster'
  | 'plinth'
  | 'pocket'
  | 'post'
  | 'rail'
  | 'screen'
  | 'screen-top'
  | 'seat'
  | 'shelf'
  | 'skirting'
  | 'slat'
  | 'spine'
  | 'stretcher'
  | 'stile'
  | 'top'
  | 'track'
  | 'television'
  | 'tray'
  | 'upright';

/**
 * What fills the box of a part. Without a form: all of it, square. disc: round from the front · turned: round from above ·
 * arched: with a half-round head · crowned: with a shallow one between cut shoulders · oval · soft: upholstered, rounded · shell: a back that wraps the sitter ·
 * spindles: thin uprights, `count` of them · splayed: a leg from its outer foot to its inner head · tapered: a round leg, slimmer
 * at its foot · flutes: half-round staves · folded: triangles that rise to one point.
 */
export type Form =
  | 'disc'
  | 'turned'
  | 'arched'
  | 'crowned'
  | 'oval'
  | 'soft'
  | 'shell'
  | 'spindles'
  | 'splayed'
  | 'tapered'
  | 'flutes'
  | 'folded';

/** Anything a joiner makes or sets, in the frame of its group. */
export interface PiecePart {
  readonly kind: PiecePartKind;
  /** The space it takes; of a door, drawer, panel or leaf the field it fills, half the gap on each side included. */
  readonly box: Box;
  readonly form?: Form;
  /** Of a form that repeats: how often. */
  readonly count?: number;
  readonly hinge?: 'left' | 'right';
  /** Which bay of its group it stands in, from 0 at the left. */
  readonly bay?: number;
  /** Degrees a leaf stands open in the picture, away from who looks when negative; its box is where it is when closed. */
  readonly ajar?: number;
}

/** Elevations beside the first: of the walls at the left and the right, of what stands opposite or behind. */
export type View = 'left' | 'right' | 'facing' | 'above';

/** Parts that are made as one, in a frame of their own; put in the room by `at`. */
export interface PieceGroup {
  readonly name: string;
  readonly at: Place;
  /** Which elevation shows it from its front; the first one unless said. 'above': none, it would stand before the rest. */
  readonly seen?: View;
  readonly parts: readonly PiecePart[];
}

/** Overall size in millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A piece, or the furniture of a room: its size is that of all its parts together. */
export interface PiecePlan {
  readonly category: string;
  readonly slug: string;
  readonly size: Size;
  /** Height one sits at, of what one sits on. */
  readonly seatHeight?: number;
  /** Overall length once all leaves are out, of tables that extend. */
  readonly extended?: number;
  /** The pictures show this plan's mirror image. */
  readonly mirrored?: true;
  readonly groups: readonly PieceGroup[];
}

/** Boards of samples are no furniture: they have a picture and no plan. */
export const SAMPLES = 'materials-fitting-and-accessories';
