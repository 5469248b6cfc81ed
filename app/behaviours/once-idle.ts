/** Milliseconds after which a page that is never idle counts as idle. */
const LATEST = 2000;
/** Milliseconds in Safari, which has no idle callback: after load a moment is as good. */
const MOMENT = 200;

/** Does something when the page has nothing else to do. @returns what calls it off. */
export function onceIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(then, { timeout: LATEST });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(then, MOMENT);
  return () => clearTimeout(timer);
}
