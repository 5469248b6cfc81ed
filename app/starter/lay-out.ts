import { onceIdle } from '#app/behaviours/once-idle.ts';

/** The parts that styles/global.css leaves until one comes near. */
const LATER = '.later, main > * ~ section, main ~ footer';

/**
 * Lays out what lies below the first view, a part whenever the page is idle: then heights are true, and whoever examines the whole
 * page finds all of it in its place. At once it would hold a slow phone up for 200 ms.
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(LATER)];
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    onceIdle(next);
  };
  onceIdle(next);
}
