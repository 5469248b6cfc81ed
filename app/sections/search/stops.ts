import type { KeyboardEvent } from 'react';

/** Arrow keys go from the field through all links of a surface and back; a letter typed on a link goes on in the field. */
export function onStops(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const field = event.currentTarget.querySelector('input');
  const stops = [field, ...event.currentTarget.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLAnchorElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && at >= 0) {
    event.preventDefault();
    stops[Math.max(0, at + step)]?.focus();
  } else if (at > 0 && event.key.length === 1 && event.key !== ' ') field?.focus();
}
