import type { Point } from './zoom-view.ts';

/** Pixels a finger travels before it is a swipe. SPEC.md section 9. */
export const SWIPE_THRESHOLD = 75;

/** The picture a step away; pictures follow one another in a ring. */
export function ringStep(index: number, by: 1 | -1, total: number): number {
  return (index + by + total) % total;
}

export type KeyAct =
  | { do: 'turn'; by: 1 | -1 }
  | { do: 'step'; by: 1 | -1 }
  | { do: 'look'; way: Point }
  | { do: 'zoom' | 'fullscreen' | 'whole' };

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

const KEYS: Readonly<Record<string, KeyAct>> = {
  z: { do: 'zoom' },
  f: { do: 'fullscreen' },
  '+': { do: 'step', by: 1 },
  '=': { do: 'step', by: 1 },
  '-': { do: 'step', by: -1 },
  _: { do: 'step', by: -1 },
};

/**
 * What a key does, or null. While zoomed the arrows look about, the way they point, and Escape shows the whole picture again;
 * else left and right turn to another picture, the other way round in right-to-left languages.
 */
export function actOfKey(key: string, zoomed: boolean, rtl: boolean): KeyAct | null {
  const way = ARROWS[key];
  if (zoomed && way) return { do: 'look', way };
  if (zoomed && key === 'Escape') return { do: 'whole' };
  if (way && way.x !== 0) return { do: 'turn', by: way.x > 0 === !rtl ? 1 : -1 };
  return KEYS[key.toLowerCase()] ?? null;
}

/** A finger's way in pixels as a step, or null when it is no swipe. */
export function stepOfSwipe(dx: number, dy: number, rtl: boolean): 1 | -1 | null {
  if (Math.abs(dx) < SWIPE_THRESHOLD || Math.abs(dx) < Math.abs(dy)) return null;
  return dx < 0 === !rtl ? 1 : -1;
}
