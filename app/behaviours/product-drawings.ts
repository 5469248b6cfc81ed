/** A sheet's box in its own units. */
interface SheetBox {
  width: number;
  height: number;
}

/** The dimensioned drawings of a product as its page shows them. */
export interface ProductDrawings {
  /** The file all sheets are drawn from: a symbol for each, its figures in millimetres and in inches. */
  file: string;
  sheets: readonly {
    letter: string;
    kind:
      | 'elevation'
      | 'plan'
      | 'left'
      | 'right'
      | 'facing'
      | 'peninsula'
      | 'island'
      | 'back-kitchen'
      | 'section';
    /** Two of these share a row. */
    half: boolean;
    wide: SheetBox;
    narrow: SheetBox;
    /** The sheet to take away, in each format. */
    files: readonly { to: string; words: string; label: string }[];
  }[];
}
