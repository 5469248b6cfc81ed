import { closet } from './closets.ts';
import { joinery } from './joinery.ts';
import { kitchenCard } from './kitchen-card.ts';
import { type Piece, pieceCard } from './piece.ts';
import { roomFurniture } from './rooms.ts';
import { sample } from './samples.ts';
import type { Drawing, DrawnRecord } from './shape.ts';
import { tableOrChair } from './tables.ts';
import { bathroom } from './vanities.ts';

/** The piece a record of any category but kitchens describes; `category` is the data file's name. */
export function pieceOf(category: string, record: DrawnRecord): Piece {
  if (category === 'bathrooms') return bathroom(record);
  if (category === 'table-and-chairs') return tableOrChair(record);
  if (category === 'closet-and-sliding-systems') return closet(record);
  if (category === 'materials-fitting-and-accessories') return sample(record);
  if (category === 'interior-doors' || category === 'interior-elements' || category === 'home-accessories')
    return joinery(category, record);
  return roomFurniture(category, record);
}

/** The drawing that stands for a product in a grid until a picture of it exists: 4:5, in the finish's own colours. */
export function cardDrawing(category: string, record: DrawnRecord): Drawing {
  return category === 'kitchens' ? kitchenCard(record) : pieceCard(pieceOf(category, record));
}
