import { useCallback, useEffect, useRef, useState } from 'react';
import { useFullscreen } from '#app/behaviours/fullscreen.ts';
import { useChoice } from '#app/behaviours/light-choice.ts';
import type { StandIn } from '#app/behaviours/stand-in.ts';
import { type SubjectHead, slugOf, type ViewerSubject } from '#app/behaviours/viewer-subject.ts';
import { useViewerText } from '#app/behaviours/viewer-text.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { LightSlot } from '#app/ui/other-light/light-slot.tsx';
import { SaveButton } from '#app/ui/save-button/save-button.tsx';
import { withChoice } from '#contract/light.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import styles from './viewer.module.css';
import { ViewerBar } from './viewer-bar.tsx';
import { ViewerCaption } from './viewer-caption.tsx';
import { ViewerScale } from './viewer-scale.tsx';
import { ViewerStage } from './viewer-stage.tsx';
import { ringStep } from './viewer-state.ts';
import { ViewerStrip } from './viewer-strip.tsx';
import { Zoom } from './zoom.ts';

export interface ViewerProps {
  head: SubjectHead;
  /** Null until it is known. */
  subject: ViewerSubject | null;
  open: boolean;
  /** Picture shown, from 0; the page keeps it, since the address holds it. */
  index: number;
  standIn: StandIn | null;
  onIndex: (index: number) => void;
  onClose: () => void;
}

const NONE: ViewerSubject['pictures'] = [];

/** The one viewer for products and projects: picture, counter, scale, strip, caption. */
export function Viewer({ head, subject, open, index, standIn, onIndex, onClose }: ViewerProps) {
  const viewer = useViewerText();
  const frame = useRef<HTMLDivElement>(null);
  const pictures = subject?.pictures ?? NONE;
  const total = pictures.length;
  const picture = pictures[index] ?? null;
  const [fullscreen, setFullscreen] = useState(false);
  const [zoom] = useState(() => new Zoom());
  const sheet = useRef<HTMLDivElement>(null);
  const choice = useChoice(slugOf(head));

  const go = (by: 1 | -1) => {
    if (total > 1) onIndex(ringStep(index, by, total));
  };
  const close = () => {
    setFullscreen(false);
    onClose();
  };
  const leftFullscreen = useCallback(() => setFullscreen(false), []);
  useFullscreen(frame, open && fullscreen, leftFullscreen);
  useEffect(() => {
    // Back closes it too.
    if (!open) zoom.fit();
  }, [open, zoom]);
  useViewerKeys({ open, frame, zoom, go, onFullscreen: () => setFullscreen(!fullscreen) });

  return (
    <Dialog open={open} onClose={close} label={viewer.label(head.name)} shape="screen">
      <div ref={frame} className={styles.viewer} data-fullscreen={fullscreen} aria-busy={!subject}>
        <ViewerBar
          counter={subject && viewer.counter(index + 1, total)}
          address={withChoice(`${head.page.to}?photo=${index + 1}`, choice)}
          alt={picture?.alt ?? ''}
          zoom={zoom}
          fullscreen={fullscreen}
          save={head.page.kind === 'model' && <SaveButton slug={slugOf(head)} name={head.name} />}
          onFullscreen={() => setFullscreen(!fullscreen)}
          onClose={close}
        />
        <div className={styles.place}>
          <ViewerStage picture={picture} standIn={standIn} sheet={sheet} zoom={zoom} onTurn={go} />
          <ViewerScale zoom={zoom} />
        </div>
        <ViewerCaption head={head} subject={subject} choice={choice}>
          {picture?.light && (
            <LightSlot
              key={picture.base}
              offer={picture.light}
              slug={slugOf(head)}
              name={head.name}
              words={picture.light.colours ? viewer.light.both : viewer.light.hour}
              place={sheet}
            />
          )}
        </ViewerCaption>
        <div className={styles.foot}>
          {total > 1 && <ViewerStrip pictures={pictures} index={index} onShow={onIndex} />}
          {total > 1 && (
            <div className={styles.arrows}>
              <button type="button" aria-label={viewer.previous} onClick={() => go(-1)}>
                <Icon name="back" />
              </button>
              <button type="button" aria-label={viewer.next} onClick={() => go(1)}>
                <Icon name="forward" />
              </button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}
