import { FACES } from './faces.ts';
import { pageLocale } from './page-locale.ts';

/** Pixels something may go and still count as standing (Layout Instability draft, section 2.1). */
const STILL = 3;

/** Letters of every script the site is set in. */
const SAMPLE = 'Fitted kitchens, кухни, مطابخ';

/** True if the page is set in what the device has instead of the face. */
function standsIn(family: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return false;
  const style = getComputedStyle(document.documentElement);
  const stack = [style.getPropertyValue('--serif'), style.getPropertyValue('--sans')].find((one) =>
    one.includes(`"${family}",`),
  );
  if (!stack) return false;
  const width = (families: string) => {
    pen.font = `500 100px ${families}`;
    return pen.measureText(SAMPLE).width;
  };
  return width(stack) === width(stack.replace(`"${family}",`, ''));
}

/** Where everything in view stands: each element's upper edge and height. */
function places(seen: readonly Element[]): number[] {
  return seen.flatMap((element) => {
    const { top, height } = element.getBoundingClientRect();
    return [top, height];
  });
}

/** Every element in view. Parts not laid out yet are passed over whole: asking one where it stands would have it laid out. */
function inView(): Element[] {
  const laidOut = (node: Node) =>
    (node as Element).checkVisibility({ contentVisibilityAuto: true })
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, laidOut);
  const seen: Element[] = [];
  while (walk.nextNode()) {
    const element = walk.currentNode as Element;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) seen.push(element);
  }
  return seen;
}

/**
 * `font-display: optional` leaves a face out for as long as the page stands if it missed the first layout. Takes it up
 * after all, unless something in view would move by it; then the next page has it, out of the cache. A face that cannot
 * be had is done without.
 */
export async function takeLateFaces(): Promise<void> {
  const late = FACES[pageLocale()].filter(({ family }) => standsIn(family));
  if (late.length === 0) return;
  const asked = await Promise.allSettled(
    late.map(({ family, weight, url }) => new FontFace(family, `url(${url})`, { weight }).load()),
  );
  const faces = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const seen = inView();
  const before = places(seen);
  for (const face of faces) document.fonts.add(face);
  const moved = places(seen).some((place, index) => Math.abs(place - (before[index] ?? place)) >= STILL);
  if (moved) for (const face of faces) document.fonts.delete(face);
}
