import { takeLateFaces } from '#app/behaviours/late-faces.ts';
import { onceIdle } from '#app/behaviours/once-idle.ts';
import { bring } from './bring.ts';
import { holdPresses } from './held.ts';
import { layOutRest } from './lay-out.ts';
import { readyNextPage } from './next-page.ts';

/** The one script a page asks for before its pictures stand: it takes up late faces, brings the others, and keeps what is pressed until they are there. */

/** Signs that somebody is about to use the page: nothing waits any longer. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'popstate'] as const;

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

function start(): void {
  let begun = false;
  const hold = holdPresses();
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
    bring(own.dataset).then(hold.repeat, hold.giveUp).then(layOutRest);
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
