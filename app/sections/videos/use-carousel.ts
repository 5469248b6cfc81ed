import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { media, useMedia } from '#app/behaviours/use-media.ts';
import { CAROUSEL, eased, restOf, slidesAt, wrapped } from './carousel.ts';

/** Pixels before a finger's way counts as drawing the row along and not as a press. */
const SLACK = 8;

interface Drag {
  x: number;
  from: number;
  moved: boolean;
}

/**
 * Moves an endless row of `total` slides inside `track`, which holds one copy before and some after them.
 * Place and drag are written to the element's own style, so that a step costs no rendering.
 */
export function useCarousel(track: RefObject<HTMLUListElement | null>, total: number) {
  const [shown, setShown] = useState<1 | 2 | 3>(3);
  const [index, setIndex] = useState(0);
  const calm = useMedia(media.calm);
  const position = useRef(0);
  const frame = useRef(0);
  const drag = useRef<Drag | null>(null);

  const place = useCallback(
    (at: number) => {
      const list = track.current;
      const slide = list?.children[0];
      if (!list || !slide) return;
      position.current = at;
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
      const width = slide.getBoundingClientRect().width + gap;
      const sign = getComputedStyle(list).direction === 'rtl' ? 1 : -1;
      list.style.transform = `translateX(${sign * (wrapped(at, total) + 1) * width}px)`;
    },
    [track, total],
  );

  useLayoutEffect(() => {
    const measure = () => {
      setShown(slidesAt(window.innerWidth));
      place(position.current);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      cancelAnimationFrame(frame.current);
    };
  }, [place]);

  // The widths of slides follow from how many are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `shown` changes what is measured
  useLayoutEffect(() => place(position.current), [shown, place]);

  const moveTo = useCallback(
    (target: number) => {
      cancelAnimationFrame(frame.current);
      const from = position.current;
      const begun = performance.now();
      const duration = calm ? 0 : CAROUSEL.duration;
      setIndex(wrapped(target, total));
      const run = (now: number) => {
        const share = duration === 0 ? 1 : (now - begun) / duration;
        place(from + (target - from) * eased(share));
        if (share < 1) frame.current = requestAnimationFrame(run);
        else position.current = wrapped(target, total);
      };
      frame.current = requestAnimationFrame(run);
    },
    [calm, place, total],
  );

  const step = useCallback(
    (by: 1 | -1) => moveTo(Math.round(position.current) + by * CAROUSEL.step),
    [moveTo],
  );

  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      cancelAnimationFrame(frame.current);
      drag.current = { x: event.clientX, from: Math.round(position.current), moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = drag.current;
      const slide = track.current?.children[0];
      if (!held || !slide) return;
      const way = event.clientX - held.x;
      if (!held.moved && Math.abs(way) < SLACK) return;
      if (!held.moved) event.currentTarget.setPointerCapture(event.pointerId);
      held.moved = true;
      const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 : -1;
      const share = (sign * way) / slide.getBoundingClientRect().width;
      place(held.from + Math.min(1, Math.max(-1, share)));
    },
    onPointerUp: () => {
      const held = drag.current;
      drag.current = null;
      if (held) moveTo(restOf(position.current, held.from));
    },
    onPointerCancel: () => {
      const held = drag.current;
      drag.current = null;
      if (held) moveTo(held.from);
    },
  };
  return { shown, index, step, pointer };
}
