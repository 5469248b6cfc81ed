import { useEffect, useRef } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { useViewerText } from '#app/behaviours/viewer-text.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './viewer.module.css';

interface ViewerStripProps {
  pictures: readonly PictureSource[];
  index: number;
  onShow: (index: number) => void;
}

/** All pictures as small squares; the current one is kept in sight. */
export function ViewerStrip({ pictures, index, onShow }: ViewerStripProps) {
  const viewer = useViewerText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <ol ref={list} className={styles.strip}>
      {pictures.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand twice
        <li key={`${at} ${picture.base}`}>
          <button
            type="button"
            aria-label={viewer.picture(at + 1, picture.alt)}
            aria-current={at === index || undefined}
            onClick={() => onShow(at)}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="80px" ratio="square" />
          </button>
        </li>
      ))}
    </ol>
  );
}
