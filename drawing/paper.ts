/** How a sheet is set. Drawings are in millimetres of furniture; a pixel is what the pens' widths are given in. */
export interface Paper {
  /** Width of the sheet in pixels. */
  readonly width: number;
  /** Height of a figure in pixels. */
  readonly figure: number;
  /** Room for the chains at the start and the end side, in pixels. */
  readonly start: number;
  readonly end: number;
  /** Distance between two chains in pixels. */
  readonly row: number;
  /** Millimetres a pixel shows whatever is drawn, so that sheets can be laid beside one another; absent: what fills the width. */
  readonly pixel?: number;
  /** Outlines only: what is finer than a pixel is left out. */
  readonly plain: boolean;
}

/** Papers of a set: one for elevation and plan, which share a scale, one for the sheets after them. */
export interface Papers {
  readonly first: Paper;
  readonly further: Paper;
}

const PAGE: Paper = { width: 1180, figure: 13, start: 100, end: 64, row: 34, plain: false };
const PHONE: Paper = { width: 343, figure: 10.5, start: 48, end: 46, row: 24, plain: true };

/** As wide as the page's measure; further sheets share a row, two by two. */
export const WIDE: Papers = { first: PAGE, further: { ...PAGE, width: 566 } };
/** As wide as a phone less its margins. */
export const NARROW: Papers = { first: PHONE, further: PHONE };

/** Millimetres a pixel shows when something as wide as `content`, in millimetres, fills the paper. */
export function pixelFor({ pixel, width, start, end }: Paper, content: number): number {
  return pixel ?? content / (width - start - end);
}

/** A paper of fixed scale, as wide as `content`, in millimetres, needs it; any other as it is. */
export function fitted(paper: Paper, content: number): Paper {
  return paper.pixel ? { ...paper, width: content / paper.pixel + paper.start + paper.end } : paper;
}
