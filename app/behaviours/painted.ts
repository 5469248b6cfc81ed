/** Resolves when what has been set up so far is painted. */
export const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => window.setTimeout(done)));
