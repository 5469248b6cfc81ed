import { takeLateFaces } from '#app/behaviours/late-faces.ts';
import { bring } from './bring.ts';
import { holdPresses } from './held.ts';
import { layOutRest } from './lay-out.ts';
import { readyNextPage } from './next-page.ts';

/** The one script a page asks for before its pictures stand: it takes up late faces, brings the others, and keeps what is pressed until they are there. */

/** Signs that somebody is about to use the page: nothing waits any longer. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'popstate'] as const;
/** Milliseconds after load by which the scripts are asked for, however busy the page is. */
const LATEST = 2000;

const own = document.currentScript as HTMLScriptElement;

function onceLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}

/** Once what has loaded stands on the screen: the picture is painted a frame or two after it has come. A page nobody sees paints nothing. */
function oncePainted(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => requestAnimationFrame(then));
}

/** Safari has no idle callback: there a moment after load is as good. */
function onceIdle(then: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: LATEST });
  else setTimeout(then, 200);
}

function start(): void {
  let begun = false;
  const hold = holdPresses();
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
    bring(own.dataset)
      .then(hold.repeat, hold.giveUp)
      .then(() => layOutRest(onceIdle));
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true });
  onceLoaded(() =>
    oncePainted(() => {
      void takeLateFaces();
      onceIdle(begin);
    }),
  );
}

readyNextPage();
// A page that was fetched in advance waits until somebody looks at it.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
