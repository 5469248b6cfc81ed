import type { MouseEvent } from 'react';

/** True for a press that asks for nothing but the link itself: no other tab, window or download, the first button. */
function isPlain({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;
}

/** Handler of a link that does `act` in its place on a plain press; where `act` returns false the link is followed after all. */
export function onPlainPress(act: (pressed: HTMLElement) => unknown) {
  return (event: MouseEvent<HTMLElement>) => {
    if (isPlain(event) && act(event.currentTarget) !== false) event.preventDefault();
  };
}
