import { useCallback, useReducer, useRef } from 'react';
import { useFullscreen } from '#app/behaviours/fullscreen.ts';
import { useSwipe } from '#app/behaviours/use-swipe.ts';
import { useText } from '#app/behaviours/use-text.ts';
import type { ViewerSubject } from '#app/behaviours/viewer-subject.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { SaveButton } from '#app/ui/save-button/save-button.tsx';
import { Swatch } from '#app/ui/swatch/swatch.tsx';
import { useViewerKeys } from './use-viewer-keys.ts';
import styles from './viewer.module.css';
import { ViewerBar } from './viewer-bar.tsx';
import { PLAIN, stepOfSwipe, stepped, viewerReducer } from './viewer-state.ts';
import { ViewerStrip } from './viewer-strip.tsx';

interface ViewerProps {
  subject: ViewerSubject;
  open: boolean;
  /** Picture shown, from 0; the page keeps it, since the address holds it. */
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** The one viewer for products and projects: picture, counter, strip, caption. */
export function Viewer({ subject, open, index, onIndex, onClose }: ViewerProps) {
  const { viewer } = useText();
  const frame = useRef<HTMLDivElement>(null);
  const total = subject.pictures.length;
  const [mode, dispatch] = useReducer(viewerReducer, PLAIN);
  const picture = subject.pictures[index];

  const show = (at: number) => {
    dispatch({ do: 'turn' });
    onIndex(at);
  };
  const go = (by: 1 | -1) => {
    if (total > 1) show(stepped(index, by, total));
  };
  const close = () => {
    dispatch({ do: 'close' });
    onClose();
  };
  const leftFullscreen = useCallback(() => dispatch({ do: 'fullscreen', on: false }), []);
  useFullscreen(frame, open && mode.fullscreen, leftFullscreen);
  const swipe = useSwipe((dx, dy, rtl) => {
    const by = mode.zoomed ? null : stepOfSwipe(dx, dy, rtl);
    if (by) go(by);
  });

  useViewerKeys(open, frame, {
    next: () => go(1),
    previous: () => go(-1),
    zoom: () => dispatch({ do: 'zoom' }),
    fullscreen: () => dispatch({ do: 'fullscreen', on: !mode.fullscreen }),
  });

  return (
    <Dialog open={open} onClose={close} label={viewer.label(subject.name)} shape="screen">
      <div ref={frame} className={styles.viewer} data-fullscreen={mode.fullscreen} data-zoomed={mode.zoomed}>
        <ViewerBar
          index={index}
          total={total}
          zoomed={mode.zoomed}
          fullscreen={mode.fullscreen}
          page={subject.page.to}
          alt={picture?.alt ?? ''}
          save={
            subject.page.kind === 'model' && (
              <SaveButton slug={subject.key.slice(subject.key.indexOf('/') + 1)} name={subject.name} />
            )
          }
          onZoom={() => dispatch({ do: 'zoom' })}
          onFullscreen={() => dispatch({ do: 'fullscreen', on: !mode.fullscreen })}
          onClose={close}
        />
        <figure
          className={styles.picture}
          {...swipe}
          {...(mode.zoomed && { tabIndex: 0, 'aria-label': viewer.zoomed })}
        >
          {picture && (
            <Picture
              key={picture.base}
              picture={picture}
              sizes={sizes({ compact: '100vw' }, '75vw')}
              ratio="fill"
              eager
            />
          )}
        </figure>
        <div className={styles.caption}>
          <p className="note">{subject.note}</p>
          <h2>{subject.name}</h2>
          <p className="small">{subject.text}</p>
          {subject.price && (
            <p className="small">
              {viewer.price}: {subject.price}
            </p>
          )}
          <ul className={styles.finishes}>
            {subject.finishes.map((finish) => (
              <li key={finish.name}>
                <Swatch hex={finish.hex} size="plate" />
                <span>{finish.name}</span>
              </li>
            ))}
          </ul>
          <div className={styles.acts}>
            <ButtonLink kind="main" href={subject.ask.to}>
              {subject.ask.words}
            </ButtonLink>
            <TextLink href={subject.page.to}>
              {subject.page.kind === 'model' ? viewer.seeModel : viewer.seeProject}
            </TextLink>
          </div>
        </div>
        <div className={styles.foot}>
          {total > 1 && <ViewerStrip pictures={subject.pictures} index={index} onShow={show} />}
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
