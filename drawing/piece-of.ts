import { closet } from './closets.ts';
import { joinery } from './joinery.ts';
import type { Piece } from './piece.ts';
import { roomFurniture } from './rooms.ts';
import type { DrawnRecord } from './shape.ts';
import { tableOrChair } from './tables.ts';
import { bathroom } from './vanities.ts';

/**
 * The piece a record of any category but kitchens describes; none for samples and accessories, which have no size.
 * `category` is the data folder's name.
 */
export function pieceOf(category: string, record: DrawnRecord): Piece | undefined {
  if (category === 'materials-fitting-and-accessories' || category === 'home-accessories') return undefined;
  if (category === 'bathrooms') return bathroom(record);
  if (category === 'table-and-chairs') return tableOrChair(record);
  if (category === 'closet-and-sliding-systems') return closet(record);
  if (category === 'interior-doors' || category === 'interior-elements') return joinery(category, record);
  return roomFurniture(category, record);
}
