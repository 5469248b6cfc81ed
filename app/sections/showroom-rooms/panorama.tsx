import { useCallback, useEffect, useRef, useState } from 'react';
import { useFullscreen } from '#app/behaviours/fullscreen.ts';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { media, useMedia } from '#app/behaviours/use-media.ts';
import { useScrollLock } from '#app/behaviours/use-scroll-lock.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { fill } from '#contract/fill.ts';
import styles from './panorama.module.css';
import { PanoramaBar } from './panorama-bar.tsx';
import { PanoramaMarks } from './panorama-marks.tsx';
import { headingTo, type Look, onGlass, tiltTo } from './projection.ts';
import type { PanoramaWords, Standpoint } from './standpoint.ts';
import { useLook } from './use-look.ts';
import { useRenderer } from './use-renderer.ts';

/** Height over the floor at which the way to another standpoint is marked, metres. */
const MARK = 0.7;

export interface PanoramaProps {
  here: Standpoint & { picture: PictureSource };
  /** Where one can go from here. */
  ways: readonly Standpoint[];
  /** Height of the eye, metres. */
  eye: number;
  words: PanoramaWords;
  /** The visitor pressed the poster: the picture takes the focus. */
  focus: boolean;
  onGo: (id: string) => void;
  /** Called with every turn of the head, degrees. */
  onHeading: (heading: number) => void;
}

/** The showroom all round from one standpoint. What moves is written straight to the elements, not through React. */
export function Panorama({ here, ways, eye, words, focus, onGo, onHeading }: PanoramaProps) {
  const box = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const marks = useRef(new Map<string, HTMLButtonElement>());
  const [full, setFull] = useState(false);
  const calm = useMedia(media.calm);
  useFullscreen(
    box,
    full,
    useCallback(() => setFull(false), []),
  );
  useScrollLock(full);

  const directions = ways.map((way) => ({
    way,
    direction: { heading: headingTo(here, way), tilt: tiltTo(here, way, eye, MARK) },
  }));

  const drawing = useRef<(look: Look) => void>(() => undefined);
  const control = useLook(
    here.heading,
    calm,
    useCallback((look) => drawing.current(look), []),
  );
  const { look, set } = control;
  const { state, draw } = useRenderer(canvas, here, () => set({ heading: here.heading, tilt: 0 }), calm);
  const place = (now: Look) => {
    const glass = { width: canvas.current?.clientWidth ?? 0, height: canvas.current?.clientHeight ?? 0 };
    draw(now);
    onHeading(now.heading);
    for (const { way, direction } of directions) {
      const mark = marks.current.get(way.id);
      const at = onGlass(direction, now, glass);
      const inside = at && at.x > 0 && at.x < glass.width && at.y > 0 && at.y < glass.height;
      if (!mark) continue;
      // Out of sight they stay in the order of the Tab key; focus turns the picture to them.
      mark.toggleAttribute('data-away', !inside);
      mark.style.translate = inside ? `${at.x}px ${at.y}px` : '';
    }
  };
  useEffect(() => {
    drawing.current = place;
    place(look.current);
  });
  useEffect(() => {
    if (!canvas.current) return;
    const resized = new ResizeObserver(() => drawing.current(look.current));
    resized.observe(canvas.current);
    return () => resized.disconnect();
  }, [look]);
  const flat = state === 'flat' || state === 'lost';
  useEffect(() => {
    // The pressed poster is gone, or the picture that had the focus: it must not fall back to the page's top.
    if (focus && document.activeElement === document.body)
      (flat ? box : surface).current?.focus({ preventScroll: true });
  }, [focus, flat]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the full window from anywhere inside
    <div
      ref={box}
      className={styles.panorama}
      tabIndex={-1}
      data-state={state}
      data-full={full || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setFull(false)}
    >
      {flat && (
        <Picture picture={here.picture} sizes={sizes({ compact: '100vw' }, '66vw')} ratio="fill" eager />
      )}
      <div
        ref={surface}
        className={styles.surface}
        hidden={flat}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application: the arrow keys belong to the picture
        tabIndex={0}
        aria-label={fill(words.picture, { place: here.name })}
        aria-describedby="panorama-help"
        onKeyDown={control.onKeyDown}
        {...control.pointer}
      >
        <canvas ref={canvas} />
      </div>
      <PanoramaMarks
        ways={directions}
        shown={!flat}
        marks={marks.current}
        within={surface}
        words={words}
        onGo={onGo}
        onLook={control.glideTo}
        onKeyDown={control.onKeyDown}
      />
      <PanoramaBar
        status={
          state === 'loading' ? words.loading : flat ? words.flat : fill(words.at, { place: here.name })
        }
        words={words}
        full={full}
        onStep={flat ? null : control.step}
        onFull={() => setFull(!full)}
      />
    </div>
  );
}
