import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { Said } from '../said/said.tsx';
import styles from './embed.module.css';

interface EmbedProps {
  /** Address of the third party's frame. Nothing is asked of it before the press. */
  src: string;
  /** Name of the frame for readers. */
  title: string;
  /** What the press does. */
  action: string;
  /** From whom it loads, in words. */
  source: string;
  /** Where the same thing is to be had without a script. */
  link: string;
  allow?: string;
  /** Our own picture in the frame's place until then. */
  children: ReactNode;
}

/** A frame of another host that is loaded by a press and not before. */
export function Embed({ src, title, action, source, link, allow, children }: EmbedProps) {
  const [loaded, setLoaded] = useState(false);
  const hydrated = useHydrated();
  const name = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (loaded) frame.current?.focus();
  }, [loaded]);

  if (loaded)
    return (
      <iframe
        ref={frame}
        className={styles.frame}
        src={src}
        title={title}
        allow={allow}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  const inner = (
    <>
      {children}
      <span className={styles.words}>
        <b>{action}</b>
        <small>
          <Said>{source}</Said>
        </small>
      </span>
    </>
  );
  return hydrated ? (
    <button type="button" className={styles.place} data-press={name} onClick={() => setLoaded(true)}>
      {inner}
    </button>
  ) : (
    <a className={styles.place} data-press={name} href={link} rel="noreferrer">
      {inner}
    </a>
  );
}

/** Addresses of the showroom's map as a frame and as a page. With a key the frame is the key's provider's. */
export function mapAddresses(place: { latitude: number; longitude: number }, key: string) {
  const { latitude, longitude } = place;
  const around = [longitude - 0.02, latitude - 0.014, longitude + 0.02, latitude + 0.014].join('%2C');
  return {
    frame: key
      ? `https://www.google.com/maps/embed/v1/place?key=${key}&q=${latitude},${longitude}`
      : `https://www.openstreetmap.org/export/embed.html?bbox=${around}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    host: key ? 'google.com' : 'openstreetmap.org',
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  };
}
