import { type PointerEvent, useRef } from 'react';

/** Calls back with the way a finger went, in pixels, when it leaves the glass. The mouse does not swipe. */
export function useSwipe(onSwipe: (dx: number, dy: number, rtl: boolean) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      onSwipe(event.clientX - start.current.x, event.clientY - start.current.y, rtl);
      start.current = null;
    },
  };
}
