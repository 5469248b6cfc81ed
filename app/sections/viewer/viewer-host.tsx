import { lazy, Suspense } from 'react';
import type { ViewerControl } from '#app/behaviours/use-viewer.ts';

const load = () => import('./viewer.tsx');
const Viewer = lazy(async () => ({ default: (await load()).Viewer }));

/** Fetches the viewer's module before it is needed; for the moment a finger or pointer comes near. */
export function warmViewer(): void {
  void load();
}

/** The place of the viewer on a page; its module is fetched when it first opens. */
export function ViewerHost({ viewer: { shown, show, close } }: { viewer: ViewerControl }) {
  if (!shown) return null;
  return (
    <Suspense>
      <Viewer subject={shown.subject} open={shown.open} index={shown.index} onIndex={show} onClose={close} />
    </Suspense>
  );
}
