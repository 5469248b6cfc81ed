import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Milliseconds a pointer rests on the word before the menu follows. ARCHITECTURE.md section 5. */
export const HOVER_INTENT = 150;

/** A menu that opens by press, by keys and, with a mouse, by resting on its word. Escape closes it. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);

  const plan = useCallback((next: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), HOVER_INTENT);
  }, []);
  const close = useCallback(() => {
    window.clearTimeout(timer.current);
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
        setOpen((was) => !was);
      },
      onPointerEnter: withMouse(() => plan(true)),
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
