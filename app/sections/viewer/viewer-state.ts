/** Pixels a finger travels before it is a swipe. SPEC.md section 9. */
export const SWIPE_THRESHOLD = 75;

export interface ViewerState {
  open: boolean;
  /** From 0. */
  index: number;
  zoomed: boolean;
  /** Real fullscreen where the device has it, else the whole window. */
  fullscreen: boolean;
}

export type ViewerAction =
  | { do: 'open'; index: number }
  | { do: 'close' }
  | { do: 'show'; index: number }
  | { do: 'step'; by: 1 | -1; total: number }
  | { do: 'zoom' }
  | { do: 'fullscreen'; on: boolean };

export const closedViewer: ViewerState = { open: false, index: 0, zoomed: false, fullscreen: false };

/** The viewer's behaviour. Another picture is shown unzoomed; pictures follow one another in a ring. */
export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.do) {
    case 'open':
      return { open: true, index: action.index, zoomed: false, fullscreen: false };
    case 'close':
      return { ...state, open: false, zoomed: false, fullscreen: false };
    case 'show':
      return { ...state, index: action.index, zoomed: false };
    case 'step':
      return { ...state, index: (state.index + action.by + action.total) % action.total, zoomed: false };
    case 'zoom':
      return { ...state, zoomed: !state.zoomed };
    case 'fullscreen':
      return { ...state, fullscreen: action.on };
  }
}

/** The key's act, or null; arrows turn round in right-to-left languages. */
export function actOfKey(key: string, rtl: boolean): 'next' | 'previous' | 'zoom' | 'fullscreen' | null {
  if (key === 'ArrowRight') return rtl ? 'previous' : 'next';
  if (key === 'ArrowLeft') return rtl ? 'next' : 'previous';
  if (key === 'z') return 'zoom';
  return key === 'f' ? 'fullscreen' : null;
}

/** A finger's way in pixels as a step, or null when it is no swipe. */
export function stepOfSwipe(dx: number, dy: number, rtl: boolean): 1 | -1 | null {
  if (Math.abs(dx) < SWIPE_THRESHOLD || Math.abs(dx) < Math.abs(dy)) return null;
  return dx < 0 === !rtl ? 1 : -1;
}
