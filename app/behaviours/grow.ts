import { flushSync } from 'react-dom';
import { painted } from './painted.ts';
import type { PictureSource } from './picture-source.ts';
import type { StandIn } from './stand-in.ts';
import { media } from './use-media.ts';

/** The name under which a pressed picture becomes the viewer's; global.css has it too. */
const NAME = 'grown';

/** Lays an element over a place in the window, in that place's size; its own place has it in the middle. */
function layOver(sheet: HTMLElement, place: DOMRect): void {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const x = place.left + place.width / 2 - left - width / 2;
  const y = place.top + place.height / 2 - top - height / 2;
  sheet.style.inlineSize = `${place.width}px`;
  sheet.style.blockSize = `${place.height}px`;
  sheet.style.transform = `translate(${x}px, ${y}px)`;
}

/**
 * Shows something with a `data-sheet` that the pressed picture grows into, where the browser has view transitions and motion is welcome.
 * The sheet stands where the picture was, and is painted there, before the transition begins: what this takes to photograph both
 * states (100 ms at a quarter of a processor) is then no wait for the picture.
 * @returns when it stands and what may wait for it can follow.
 */
export async function grow(pressed: HTMLElement, show: () => void): Promise<void> {
  const place = pressed.querySelector('img')?.getBoundingClientRect();
  const grows =
    place && 'startViewTransition' in document && !window.matchMedia(media.calm).matches ? place : null;
  flushSync(show);
  const sheet = document.querySelector<HTMLElement>('dialog[open] [data-sheet]');
  if (!grows || !sheet) return painted();
  const root = document.documentElement;
  root.toggleAttribute('data-growing', true);
  layOver(sheet, grows);
  sheet.style.viewTransitionName = NAME;
  await painted();
  const transition = document.startViewTransition(() => {
    for (const name of ['inline-size', 'block-size', 'transform']) sheet.style.removeProperty(name);
  });
  const ended = () => {
    sheet.style.removeProperty('view-transition-name');
    root.removeAttribute('data-growing');
  };
  transition.finished.then(ended, ended);
  // A transition that is skipped (a hidden tab, another one) has shown it all the same.
  await transition.ready.catch(() => undefined);
}

/** The loaded file of the picture in what was pressed; null where there is none yet. */
export function standInOf(pressed: HTMLElement, picture: PictureSource): StandIn | null {
  const image = pressed.querySelector('img');
  if (!image?.complete || image.naturalWidth === 0) return null;
  return { src: image.currentSrc, whole: picture.uncut ?? image.naturalWidth / image.naturalHeight };
}
