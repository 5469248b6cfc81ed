import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useViewerText } from '#app/behaviours/viewer-text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './viewer.module.css';
import type { Zoom } from './zoom.ts';

interface ViewerBarProps {
  /** Null until it is known. */
  counter: string | null;
  /** Of what is shown, for sharing. */
  address: string;
  /** What the picture shows, said with its number. */
  alt: string;
  zoom: Zoom;
  fullscreen: boolean;
  /** Saves what is shown, where it can be saved. */
  save: ReactNode;
  onFullscreen: () => void;
  onClose: () => void;
}

/** Counter at the start, zoom, fullscreen, share and close at the end. */
export function ViewerBar({
  counter,
  address,
  alt,
  zoom,
  fullscreen,
  save,
  onFullscreen,
  onClose,
}: ViewerBarProps) {
  const viewer = useViewerText();
  const [shared, setShared] = useState<string | null>(null);
  const zoomed = useSyncExternalStore(zoom.subscribe, () => zoom.zoomed);

  async function share() {
    const url = new URL(address, window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        setShared(address);
      }
    } catch {
      // The visitor closed the sheet, or the clipboard is not allowed: the address bar holds the link.
    }
  }

  return (
    <div className={styles.bar}>
      <p className="num" aria-live="polite">
        {counter}
        <span className="hidden"> {alt}</span>
      </p>
      <div>
        <span className="note" role="status">
          {shared === address && viewer.shared}
        </span>
        <button type="button" aria-label={viewer.zoom} aria-pressed={zoomed} onClick={() => zoom.toggle()}>
          <Icon name="zoom" />
        </button>
        <button type="button" aria-label={viewer.fullscreen} aria-pressed={fullscreen} onClick={onFullscreen}>
          <Icon name="fullscreen" />
        </button>
        {save}
        <button type="button" aria-label={viewer.share} onClick={share}>
          <Icon name="share" />
        </button>
        <button type="button" className={styles.close} onClick={onClose}>
          <span>{viewer.close}</span>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
