import { useEffect, useState, useSyncExternalStore } from 'react';
import { useViewerText } from '#app/behaviours/viewer-text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './viewer-scale.module.css';
import type { Zoom } from './zoom.ts';

/** Milliseconds a scale has to stand before it is announced: a wheel passes thirty on its way. */
const SETTLED = 500;

/** Smaller, the scale in per cent of the picture's own pixels, larger. */
export function ViewerScale({ zoom }: { zoom: Zoom }) {
  const viewer = useViewerText();
  const percent = useSyncExternalStore(zoom.subscribe, () => zoom.percent);
  const smaller = useSyncExternalStore(zoom.subscribe, () => zoom.canStep(-1));
  const larger = useSyncExternalStore(zoom.subscribe, () => zoom.canStep(1));
  return (
    <div className={styles.scale}>
      <button type="button" aria-label={viewer.reduce} aria-disabled={!smaller} onClick={() => zoom.step(-1)}>
        <Icon name="minus" />
      </button>
      <span className="num">{percent !== null && viewer.percent(percent)}</span>
      <button type="button" aria-label={viewer.enlarge} aria-disabled={!larger} onClick={() => zoom.step(1)}>
        <Icon name="plus" />
      </button>
      <Announced percent={percent} zoomed={smaller} />
    </div>
  );
}

/** Says a scale once it stands; says nothing of a picture that was never enlarged. */
function Announced({ percent, zoomed }: { percent: number | null; zoomed: boolean }) {
  const viewer = useViewerText();
  const [settled, setSettled] = useState<number | null>(null);
  useEffect(() => {
    if (settled === null && !zoomed) return;
    const timer = window.setTimeout(() => setSettled(percent), SETTLED);
    return () => window.clearTimeout(timer);
  }, [percent, zoomed, settled]);
  return (
    <span className="hidden" role="status">
      {settled !== null && viewer.scaled(settled)}
    </span>
  );
}
