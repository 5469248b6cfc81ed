import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Where arrow keys belong to what has the focus, or to what lies over the page. */
const OTHERS_KEYS = 'input, textarea, select, [contenteditable], [role=tablist], dialog';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Arrow keys step whenever the element is in view and no field or dialog has the focus; they go where they point. */
export function useHeroKeys(
  ref: RefObject<HTMLElement | null>,
  onStep: (step: 'next' | 'previous') => void,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || !ref.current) return;
    const taken = document.querySelector('dialog[open]') ?? (event.target as Element).closest?.(OTHERS_KEYS);
    if (taken || !isInView(ref.current)) return;
    const forward = (getComputedStyle(ref.current).direction === 'rtl') === (event.key === 'ArrowLeft');
    onStep(forward ? 'next' : 'previous');
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
