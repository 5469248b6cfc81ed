import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import type { Vanity } from '#content/schemas/bathroom.ts';
import type { What } from '#content/schemas/furniture.ts';
import type { PieceProduct } from '#joinery/pieces/piece-plan.ts';
import type { FrontKind, FrontLook } from '../front-look.ts';
import { seeded } from '../seeded.ts';

/** How fronts and glass of a piece are drawn. */
export interface PieceStyle {
  readonly front: FrontLook;
  readonly glass: 'clear' | 'reeded';
  /** Outlines only. */
  readonly plain: boolean;
}

const VANITIES: Readonly<Record<Vanity['kind'], FrontKind>> = {
  drawers: 'slab',
  bench: 'slab',
  curved: 'fluted',
  folded: 'folded',
  framed: 'thin',
  chest: 'raised',
  cane: 'cane',
};

/** Furniture with framed fronts; all other is smooth. */
const FRAMED: Partial<Record<What['kind'], FrontKind>> = {
  'hinged-wardrobe': 'raised',
  'panelled-wall': 'thin',
  'library-and-vitrine-wall': 'thin',
  'upholstered-bed': 'thin',
  doors: 'raised',
  panelling: 'thin',
};

/** Doors of reeded glass; cabinets and dividers are clear. */
const REEDED: readonly What['kind'][] = ['sliding-door', 'doors'];

/** Reads what a record says of fronts and glass. */
export function styleOf(product: PieceProduct, plain: boolean): PieceStyle {
  const { frameWidth: frame, thinFrameWidth: thinFrame } = dimensions.kitchen;
  const { record } = product;
  const what = 'what' in record ? record.what.kind : undefined;
  const kind =
    product.category === 'bathrooms'
      ? VANITIES[product.record.furniture.kind]
      : ((what && FRAMED[what]) ?? 'slab');
  return {
    front: {
      kind: plain ? 'slab' : kind,
      tone: '#ffffff',
      surface: 'plain',
      random: seeded(record.slug),
      frame: frame * 0.8,
      thinFrame,
      faceFrame: 0,
    },
    glass: what && REEDED.includes(what) ? 'reeded' : 'clear',
    plain,
  };
}
