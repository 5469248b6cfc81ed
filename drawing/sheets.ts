import type { Product } from '#content/catalogue.ts';
import { isPiece } from '#joinery/pieces/piece-plan.ts';
import { kitchenSheets } from './kitchen/sheets.ts';
import type { Papers } from './paper.ts';
import { pieceSheets } from './pieces/sheets.ts';
import type { Drawing } from './shape.ts';

/** What a sheet shows; a page names it from the strings, a file is named by it. */
export type SheetKind =
  | 'elevation'
  | 'plan'
  | 'left'
  | 'right'
  | 'facing'
  | 'peninsula'
  | 'island'
  | 'back-kitchen'
  | 'section';

/** One dimensioned drawing of a product, in millimetres. */
export interface Sheet {
  /** 'A', 'B' …, the letter the arrows of a plan carry. */
  readonly letter: string;
  readonly kind: SheetKind;
  readonly drawing: Drawing;
}

/** The sheets of a product on papers of one kind; none where a product has no size. */
export function sheetsOf(product: Product, papers: Papers): Sheet[] {
  if (product.category === 'kitchens') return kitchenSheets(product.record, papers);
  return isPiece(product) ? pieceSheets(product, papers) : [];
}
