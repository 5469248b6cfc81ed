import { type RefObject, useEffect, useEffectEvent } from 'react';
import { actOfKey, type KeyAct } from './viewer-state.ts';
import type { Zoom } from './zoom.ts';

interface ViewerKeys {
  open: boolean;
  frame: RefObject<HTMLElement | null>;
  zoom: Zoom;
  go: (by: 1 | -1) => void;
  onFullscreen: () => void;
}

/** The viewer's keys while it is open, wherever in it one pressed last: a press on the picture leaves the focus nowhere. */
export function useViewerKeys({ open, frame, zoom, go, onFullscreen }: ViewerKeys): void {
  const follow = (act: KeyAct) => {
    if (act.do === 'turn') go(act.by);
    else if (act.do === 'step') zoom.step(act.by);
    else if (act.do === 'look') zoom.look(act.way);
    else if (act.do === 'zoom') zoom.toggle();
    else if (act.do === 'whole') zoom.fit();
    else onFullscreen();
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || !frame.current) return;
    const act = actOfKey(event.key, zoom.zoomed, getComputedStyle(frame.current).direction === 'rtl');
    if (act === null) return;
    // Of Escape too: the browser would close the dialog, and asks only once after each press.
    event.preventDefault();
    follow(act);
  });
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
