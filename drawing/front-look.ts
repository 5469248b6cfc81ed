/** How a front is built. */
export type FrontKind =
  | 'slab'
  | 'bevelled'
  | 'ribbed'
  | 'fluted'
  | 'slatted'
  | 'plank'
  | 'shaker'
  | 'thin'
  | 'beaded'
  | 'raised'
  | 'arched'
  | 'reeded'
  | 'glass'
  | 'grille'
  | 'mesh'
  | 'cane'
  | 'folded';

/** What the surface shows: wood, matched wood, veins of stone, brushed metal, a gloss reflection, cast marks, nothing. */
export type Surface = 'plain' | 'wood' | 'matched' | 'vein' | 'brushed' | 'gloss' | 'cast';

/** Construction, colour and surface of a set of fronts; `random` is the record's own stream. */
export interface FrontLook {
  readonly kind: FrontKind;
  readonly tone: string;
  readonly surface: Surface;
  readonly random: () => number;
  /** Frame widths in millimetres, from dimensions.json. */
  readonly frame: number;
  readonly thinFrame: number;
  /** Width of the carcass's frame that each front stands in; 0 where fronts lie on the carcass. */
  readonly faceFrame: number;
  /** Millimetres a gold line lies inside the edge of a panel; none where no line is drawn. */
  readonly line?: number | undefined;
}

/** u0 v0 u1 v1 of a front on its plane. */
export type Area = readonly [number, number, number, number];
