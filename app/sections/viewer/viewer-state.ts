/** Pixels a finger travels before it is a swipe. SPEC.md section 9. */
export const SWIPE_THRESHOLD = 75;

/** How the viewer shows its picture; which one it is stands in the address. */
export interface ViewerMode {
  zoomed: boolean;
  /** Real fullscreen where the device has it, else the whole window. */
  fullscreen: boolean;
}

export type ViewerAction = { do: 'close' | 'turn' | 'zoom' } | { do: 'fullscreen'; on: boolean };

export const PLAIN: ViewerMode = { zoomed: false, fullscreen: false };

/** Another picture is shown unzoomed; closing ends both. */
export function viewerReducer(mode: ViewerMode, action: ViewerAction): ViewerMode {
  switch (action.do) {
    case 'close':
      return PLAIN;
    case 'turn':
      return { ...mode, zoomed: false };
    case 'zoom':
      return { ...mode, zoomed: !mode.zoomed };
    case 'fullscreen':
      return { ...mode, fullscreen: action.on };
  }
}

/** The picture a step away; pictures follow one another in a ring. */
export function stepped(index: number, by: 1 | -1, total: number): number {
  return (index + by + total) % total;
}

/** The key's act, or null; arrows turn round in right-to-left languages. */
export function actOfKey(key: string, rtl: boolean): 'next' | 'previous' | 'zoom' | 'fullscreen' | null {
  if (key === 'ArrowRight') return rtl ? 'previous' : 'next';
  if (key === 'ArrowLeft') return rtl ? 'next' : 'previous';
  if (key === 'z' || key === 'Z') return 'zoom';
  return key === 'f' || key === 'F' ? 'fullscreen' : null;
}

/** A finger's way in pixels as a step, or null when it is no swipe. */
export function stepOfSwipe(dx: number, dy: number, rtl: boolean): 1 | -1 | null {
  if (Math.abs(dx) < SWIPE_THRESHOLD || Math.abs(dx) < Math.abs(dy)) return null;
  return dx < 0 === !rtl ? 1 : -1;
}
