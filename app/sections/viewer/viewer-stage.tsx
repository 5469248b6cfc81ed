import { type CSSProperties, type RefObject, useRef, useSyncExternalStore } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import type { StandIn } from '#app/behaviours/stand-in.ts';
import { useViewerText } from '#app/behaviours/viewer-text.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { avifSet, jpegOf } from '#app/ui/picture/picture.tsx';
import { useStage } from './use-stage.ts';
import styles from './viewer-stage.module.css';
import type { Zoom } from './zoom.ts';

interface ViewerStageProps {
  /** Null until the subject is known. */
  picture: PictureSource | null;
  standIn: StandIn | null;
  /** The picture as it lies on the stage. */
  sheet: RefObject<HTMLDivElement | null>;
  zoom: Zoom;
  onTurn: (by: 1 | -1) => void;
}

/** The picture: what is already loaded at once, the rendition of this window over it, the largest over both while enlarged. */
export function ViewerStage({ picture, standIn, sheet, zoom, onTurn }: ViewerStageProps) {
  const viewer = useViewerText();
  const stage = useRef<HTMLElement>(null);
  const zoomed = useSyncExternalStore(zoom.subscribe, () => zoom.zoomed);
  useStage({ stage, sheet, zoom, pixels: picture, onTurn });
  const ratio = picture ? picture.width / picture.height : (standIn?.whole ?? 1);
  return (
    <figure
      ref={stage}
      className={styles.stage}
      data-zoomed={zoomed}
      {...(zoomed && { tabIndex: 0, 'aria-label': viewer.zoomed })}
    >
      <div ref={sheet} data-sheet className={styles.sheet} style={{ '--ratio': ratio } as CSSProperties}>
        {standIn && <img src={standIn.src} alt="" decoding="sync" draggable={false} />}
        {picture && <Layers key={picture.base} picture={picture} zoomed={zoomed} small={standIn === null} />}
      </div>
    </figure>
  );
}

interface LayersProps {
  picture: PictureSource;
  zoomed: boolean;
  /** Begins with the file the strip has loaded. */
  small: boolean;
}

function Layers({ picture, zoomed, small }: LayersProps) {
  const largest = picture.widths.slice(-1);
  return (
    <>
      {small && <Layer picture={{ ...picture, alt: '' }} sizes="80px" />}
      <Layer picture={picture} sizes={sizes({ compact: '100vw' }, '75vw')} />
      {zoomed && <Layer picture={{ ...picture, alt: '', widths: largest }} sizes="100vw" />}
    </>
  );
}

function Layer({ picture, sizes: shown }: { picture: PictureSource; sizes: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={avifSet(picture)} sizes={shown} />
      <img src={jpegOf(picture)} alt={picture.alt} decoding="async" draggable={false} />
    </picture>
  );
}
