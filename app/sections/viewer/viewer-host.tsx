import { type ComponentType, lazy, Suspense, useLayoutEffect, useState } from 'react';
import type { Shown, ViewerControl } from '#app/behaviours/use-viewer.ts';
import { withWords } from '#app/behaviours/words.ts';
import type { ViewerProps } from './viewer.tsx';

let loaded: ComponentType<ViewerProps> | null = null;
const load = async () => {
  loaded = (await withWords(import('./viewer.tsx'))).Viewer;
  return { default: loaded };
};
const Later = lazy(load);

/** The place of the viewer on a page, and what it shows; its module is fetched when it is first expected or opened. */
export function ViewerHost({ viewer }: { viewer: ViewerControl }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useLayoutEffect(() => {
    viewer.host.current = setShown;
  }, [viewer]);
  return shown && <Opened viewer={viewer} shown={shown} />;
}

function Opened({ viewer, shown }: { viewer: ViewerControl; shown: Shown }) {
  // A lazy component leaves out the first render even of a module that is there: the picture would have nothing to grow into.
  const [Viewer] = useState(() => loaded ?? Later);
  const { subject } = shown;
  return (
    <Suspense>
      <Viewer {...shown} onIndex={(index) => subject && viewer.show(subject, index)} onClose={viewer.close} />
    </Suspense>
  );
}
