/** Milliseconds a slide stays. SPEC.md section 9. */
export const SLIDE_TIME = 7000;

export interface SliderState {
  index: number;
  /** Which way the last change went; the transition follows it. */
  direction: 'forward' | 'back';
  /** Counts the changes; the timer starts anew with each. */
  turn: number;
  /** The visitor's own choice, by the pause button. */
  playing: boolean;
  /** Keyboard focus stands inside: nothing moves meanwhile. */
  held: boolean;
}

export type SliderAction =
  | { do: 'next' }
  | { do: 'previous' }
  | { do: 'show'; index: number }
  | { do: 'toggle' }
  | { do: 'hold'; held: boolean };

export const firstSlide: SliderState = {
  index: 0,
  direction: 'forward',
  turn: 0,
  playing: true,
  held: false,
};

/** The slider's behaviour for `total` slides; the index cycles. */
export function sliderReducer(total: number) {
  return (state: SliderState, action: SliderAction): SliderState => {
    switch (action.do) {
      case 'next':
        return { ...state, index: (state.index + 1) % total, direction: 'forward', turn: state.turn + 1 };
      case 'previous':
        return {
          ...state,
          index: (state.index + total - 1) % total,
          direction: 'back',
          turn: state.turn + 1,
        };
      case 'show':
        return {
          ...state,
          index: action.index,
          direction: action.index < state.index ? 'back' : 'forward',
          turn: state.turn + 1,
        };
      case 'toggle':
        return { ...state, playing: !state.playing };
      case 'hold':
        return { ...state, held: action.held };
    }
  };
}
