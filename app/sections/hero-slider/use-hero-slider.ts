import { type FocusEvent, useEffect, useReducer, useRef } from 'react';
import { media, useMedia } from '#app/behaviours/use-media.ts';
import { firstSlide, SLIDE_TIME, sliderReducer } from './slider-state.ts';
import { useHeroKeys } from './use-hero-keys.ts';

/** Milliseconds the next slide's picture has to come, where the line was full before the script was there. */
const LEAST = 1000;

/** What is left of a slide's time: its line fills from when the slide is seen, which on a page's first view is before the script is there. */
function timeLeft(frame: HTMLElement | null): number {
  const [line] = frame?.querySelector('[data-moving="true"]')?.getAnimations?.() ?? [];
  return Math.max(SLIDE_TIME - Number(line?.currentTime ?? 0), LEAST);
}

/**
 * Advances every seven seconds; any manual change starts the seven seconds anew. Stops for the pause
 * button, for keyboard focus inside and for reduced motion, not for the mouse.
 */
export function useHeroSlider(total: number) {
  const [state, dispatch] = useReducer(sliderReducer(total), firstSlide);
  const frame = useRef<HTMLElement>(null);
  const calm = useMedia(media.calm);
  useHeroKeys(frame, (step) => dispatch({ do: step }));
  const moving = state.playing && !state.held && !calm;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is what starts the time anew
  useEffect(() => {
    if (!moving) return;
    const timer = window.setTimeout(() => dispatch({ do: 'next' }), timeLeft(frame.current));
    return () => window.clearTimeout(timer);
  }, [moving, state.turn]);

  return {
    ...state,
    calm,
    moving,
    dispatch,
    frame: {
      ref: frame,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) dispatch({ do: 'hold', held: true });
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ do: 'hold', held: false });
      },
    },
  };
}
