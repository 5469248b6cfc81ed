import type { Product } from '#content/catalogue.ts';
import { closet } from './closets.ts';
import { joinery } from './joinery.ts';
import type { Piece } from './piece.ts';
import { roomFurniture } from './rooms.ts';
import { tableOrChair } from './tables.ts';
import { bathroom } from './vanities.ts';

/** The piece a product outside the kitchens is; none for samples and accessories, which have no size. */
export function pieceOf(product: Exclude<Product, { category: 'kitchens' }>): Piece | undefined {
  switch (product.category) {
    case 'materials-fitting-and-accessories':
    case 'home-accessories':
      return undefined;
    case 'bathrooms':
      return bathroom(product.record);
    case 'table-and-chairs':
      return tableOrChair(product.record);
    case 'closet-and-sliding-systems':
      return closet(product.record);
    case 'interior-doors':
    case 'interior-elements':
      return joinery(product.category, product.record);
    default:
      return roomFurniture(product.category, product.record);
  }
}
