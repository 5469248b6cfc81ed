import type { SheetKind } from '#drawing/sheets.ts';

/** A sheet's box in its own units. */
interface SheetBox {
  width: number;
  height: number;
}

/** The dimensioned drawings of a product as its page shows them. */
export interface ProductDrawings {
  /** The file all sheets are drawn from: a symbol for each, its figures in millimetres and in inches. */
  file: string;
  /** What the printed page says of its scale. */
  scale: string;
  sheets: readonly {
    letter: string;
    kind: SheetKind;
    /** Two of these share a row. */
    half: boolean;
    /** Width on the printed page, in millimetres. */
    printed: number;
    wide: SheetBox;
    narrow: SheetBox;
    /** The sheet to take away, in each format. */
    files: readonly { to: string; words: string; label: string }[];
  }[];
}
