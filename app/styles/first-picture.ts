import { sizes } from './breakpoints.ts';

/** How wide the first picture of each kind of page is shown: the head preloads by it what the picture then asks for. */
export const FIRST_PICTURE = {
  home: '100vw',
  /** On phones the film fills an upright frame: its sides are cut. */
  film: sizes({ compact: '190vw' }, '100vw'),
  gallery: '(width <= 560px) 100vw, (width <= 900px) 50vw, 30vw',
  /** From the window's start edge to the rail, which stops growing at 408 px. */
  product: sizes({ compact: '84vw' }, 'max(64vw, 100vw - 520px)'),
  project: '100vw',
} as const;
