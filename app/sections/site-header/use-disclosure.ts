import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds a pointer rests on the word before the menu follows. ARCHITECTURE.md section 5. */
export const HOVER_INTENT = 150;

/** A menu that opens by press, by keys and, with a mouse, by resting on its word. Escape closes it. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  /** It followed the pointer and was not asked for yet: the press that comes next means it, not its end. */
  const hovered = useRef(false);

  const plan = useCallback((next: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      hovered.current = next;
      setOpen(next);
    }, HOVER_INTENT);
  }, []);
  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    hovered.current = false;
    setOpen(false);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const withMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };

  return {
    open,
    close,
    trigger: {
      ref: button,
      onClick: () => {
        window.clearTimeout(timer.current);
        const meant = hovered.current;
        hovered.current = false;
        setOpen((was) => !was || meant);
      },
      onPointerEnter: withMouse(() => plan(true)),
    },
    /** Arrow Down opens the menu and goes into it, then on through it; Arrow Up goes back, in the end to the word. */
    arrows: (event: KeyboardEvent<HTMLElement>) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const menu = document.getElementById(button.current?.getAttribute('aria-controls') ?? '');
      if (!step || !menu) return;
      event.preventDefault();
      flushSync(() => setOpen(true));
      const stops = [button.current, ...menu.querySelectorAll('a')];
      stops[Math.max(0, stops.indexOf(document.activeElement as HTMLAnchorElement) + step)]?.focus();
    },
    surface: {
      onPointerLeave: withMouse(() => plan(false)),
      onPointerEnter: withMouse(() => open && window.clearTimeout(timer.current)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
  };
}

export type Disclosure = ReturnType<typeof useDisclosure>;
