import { type ReactNode, useState } from 'react';
import { useText } from '#app/behaviours/use-text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './viewer.module.css';

interface ViewerBarProps {
  index: number;
  total: number;
  zoomed: boolean;
  fullscreen: boolean;
  /** Address of what is shown, for sharing; the picture is added. */
  page: string;
  /** What the picture shows, said with its number. */
  alt: string;
  /** Saves what is shown, where it can be saved. */
  save: ReactNode;
  onZoom: () => void;
  onFullscreen: () => void;
  onClose: () => void;
}

/** Counter at the start, zoom, fullscreen, share and close at the end. */
export function ViewerBar({
  index,
  total,
  zoomed,
  fullscreen,
  page,
  alt,
  save,
  onZoom,
  onFullscreen,
  onClose,
}: ViewerBarProps) {
  const { viewer } = useText();
  const [shared, setShared] = useState<number | null>(null);

  async function share() {
    const url = new URL(`${page}?photo=${index + 1}`, window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        setShared(index);
      }
    } catch {
      // The visitor closed the sheet, or the clipboard is not allowed: the address bar holds the link.
    }
  }

  return (
    <div className={styles.bar}>
      <p className="num" aria-live="polite">
        {viewer.counter(index + 1, total)}
        <span className="hidden"> {alt}</span>
      </p>
      <div>
        <span className="note" role="status">
          {shared === index && viewer.shared}
        </span>
        <button type="button" aria-label={viewer.zoom} aria-pressed={zoomed} onClick={onZoom}>
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
