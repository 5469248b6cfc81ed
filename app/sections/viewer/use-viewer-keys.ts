import { type RefObject, useEffect, useEffectEvent } from 'react';
import { actOfKey } from './viewer-state.ts';

type Acts = Record<NonNullable<ReturnType<typeof actOfKey>>, () => void>;

/** The viewer's keys while it is open, wherever in it one pressed last: a press on the picture leaves the focus nowhere. */
export function useViewerKeys(open: boolean, frame: RefObject<HTMLElement | null>, acts: Acts): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || !frame.current) return;
    const act = actOfKey(event.key, getComputedStyle(frame.current).direction === 'rtl');
    if (act === null) return;
    event.preventDefault();
    acts[act]();
  });
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
