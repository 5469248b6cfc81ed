import { type RefObject, useEffect } from 'react';

/**
 * Follows an element's fullscreen state with the browser's own. Where there is none (iPhone) or it is
 * refused, the state alone makes the element fill the window and keep its close button.
 */
export function useFullscreen(ref: RefObject<HTMLElement | null>, on: boolean, onLeft: () => void): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !on || !element.requestFullscreen) return;
    let entered = false;
    const left = () => {
      if (entered && !document.fullscreenElement) onLeft();
      entered = entered || document.fullscreenElement !== null;
    };
    document.addEventListener('fullscreenchange', left);
    const entering = element.requestFullscreen().catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      // A second press may come before the browser has obeyed the first.
      void entering.then(() => {
        if (document.fullscreenElement === element) void document.exitFullscreen();
      });
    };
  }, [ref, on, onLeft]);
}
