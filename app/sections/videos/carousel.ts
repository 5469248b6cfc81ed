import { BREAKPOINTS } from '#app/styles/breakpoints.ts';

/** Numbers of the carousel. SPEC.md section 9. */
export const CAROUSEL = {
  /** Milliseconds of a step. */
  duration: 500,
  /** Slides a step moves. */
  step: 1,
  /** Below this width two slides are shown, below the next one. */
  two: BREAKPOINTS.medium,
  one: BREAKPOINTS.phone,
  /** How much of its neighbours shows at either side of the one slide, in pixels. */
  centrePadding: 20,
} as const;

/** Slides shown side by side at a width of the window in pixels. */
export function slidesAt(width: number): 1 | 2 | 3 {
  if (width <= CAROUSEL.one) return 1;
  return width <= CAROUSEL.two ? 2 : 3;
}

/** `position` within `[0, total)`: the row has no end, so every place is one of these. */
export function wrapped(position: number, total: number): number {
  return ((position % total) + total) % total;
}

/** Numbers of the first and last video of the set that stands at `index`, counted from 1. */
export function setAt(index: number, shown: number, total: number): { first: number; last: number } {
  return { first: index + 1, last: wrapped(index + shown - 1, total) + 1 };
}

/**
 * Whether the slide in place `slide` of the row (copies behind the last count on) is seen while the set
 * stands at `index`: round the end it is the copy, not the original.
 */
export function standsIn(slide: number, index: number, shown: number): boolean {
  return slide >= index && slide < index + shown;
}

/** The house's ease, cubic-bezier(.22,.61,.36,1), near enough for eyes: 1 - (1 - t)³. */
export function eased(share: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;
}

/** Where a row let go at `position` after starting at `from` comes to rest: one step at most, on a quarter's pull. */
export function restOf(position: number, from: number): number {
  const way = position - from;
  if (Math.abs(way) < 0.25) return from;
  return from + Math.sign(way) * CAROUSEL.step;
}
