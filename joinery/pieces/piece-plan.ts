import type { Product } from '#content/catalogue.ts';
import type { What } from '#content/schemas/furniture.ts';
import { type PiecePlan, SAMPLES } from '../piece-plan.ts';
import { accessories } from './accessories.ts';
import { bathroom } from './bathroom.ts';
import { bedWall, upholsteredBed } from './bedrooms.ts';
import { panelledWall, pocketDoors } from './concealed.ts';
import { doors } from './doors.ts';
import { guestRoom } from './guest-room.ts';
import { library, mediaWall, sideboards } from './living.ts';
import { executiveDesk, libraryWall, meetingTable } from './office.ts';
import { panelling } from './panelling.ts';
import { type Built, sizeOf } from './parts.ts';
import { divider, slidingDoor, slidingWardrobe } from './sliding.ts';
import { tableOrSeat } from './tables.ts';
import { hinged, walkIn } from './wardrobes.ts';

/** A product that is one piece or the furniture of one room. */
export type PieceProduct = Exclude<Product, { category: 'kitchens' | typeof SAMPLES }>;

/** Whether a product has a plan of this kind: kitchens have their own, boards of samples none. */
export function isPiece(product: Product): product is PieceProduct {
  return product.category !== 'kitchens' && product.category !== SAMPLES;
}

type Builders = { readonly [K in What['kind']]: (what: Extract<What, { kind: K }>) => Built };

const BUILDERS: Builders = {
  'walk-in-wardrobe': walkIn,
  'hinged-wardrobe': hinged,
  'sliding-wardrobe': slidingWardrobe,
  'sliding-door': slidingDoor,
  'sliding-divider': divider,
  'panelled-wall': panelledWall,
  'folding-pocket-doors': pocketDoors,
  'meeting-table': meetingTable,
  'library-wall': libraryWall,
  'executive-desk': executiveDesk,
  'media-wall': mediaWall,
  'library-and-vitrine-wall': library,
  'sideboards-and-cabinet': sideboards,
  'panelled-bed-wall': bedWall,
  'upholstered-bed': upholsteredBed,
  doors,
  accessories,
  panelling,
  'guest-room': guestRoom,
};

function built(product: PieceProduct): Built {
  if (product.category === 'bathrooms') return bathroom(product.record);
  if (product.category === 'table-and-chairs') return tableOrSeat(product.record);
  const { what } = product.record;
  return (BUILDERS[what.kind] as (what: What) => Built)(what);
}

/** The plan of a piece. */
export function piecePlan(product: PieceProduct): PiecePlan {
  const { groups, ...own } = built(product);
  return {
    category: product.category,
    slug: product.record.slug,
    size: sizeOf(groups),
    ...own,
    groups,
  };
}
