import type { ReactNode } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useText } from '#app/behaviours/use-text.ts';
import type { FilmSource } from '#app/ui/film/film.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { FramePlayer } from './player.ts';
import styles from './videos.module.css';

/** A video as the page carries it. */
export interface VideoItem {
  id: string;
  title: string;
  description: string;
  transcript: string;
  /** `m:ss`, read from the file. */
  length: string;
  thumb: PictureSource | null;
  /** What plays it; null until the film is cut. */
  player: { film: FilmSource } | { frame: FramePlayer; page: string; notice: string } | null;
}

interface VideoCardProps {
  video: VideoItem;
  transcript: string;
  onPlay: (video: VideoItem) => void;
  onNear: () => void;
}

/** Where a video is to be had without a script. */
function plainAddress({ player }: VideoItem): string {
  if (!player) return '';
  return 'film' in player ? (player.film.sources.at(-1)?.src ?? '') : player.page;
}

/** Poster, length, play mark, title and description. Play mark and title open the player. */
export function VideoCard({ video, transcript, onPlay, onNear }: VideoCardProps) {
  const { video: words } = useText();
  const to = plainAddress(video);
  const press = { to, onNear, onPlay: () => onPlay(video) };
  const picture = video.thumb && (
    <Picture
      picture={{ ...video.thumb, alt: '' }}
      sizes="(width <= 768px) 100vw, (width <= 1200px) 50vw, 30vw"
      ratio="video"
    />
  );
  return (
    <>
      {to ? (
        <Press {...press} className={styles.poster}>
          {picture}
          <span className="hidden">{words.play(video.title)}</span>
          <span className={styles.play}>
            <Icon name="play" />
          </span>
          <span className={`${styles.length} num`}>{video.length}</span>
        </Press>
      ) : (
        <span className={styles.poster}>{picture}</span>
      )}
      <h3>
        {to ? (
          <Press {...press} tabIndex={-1}>
            {video.title}
          </Press>
        ) : (
          video.title
        )}
      </h3>
      <p className="small soft">{video.description}</p>
      {video.player && 'frame' in video.player && <p className="note soft">{video.player.notice}</p>}
      <details className={`${styles.transcript} note`}>
        <summary>{transcript}</summary>
        <p>{video.transcript}</p>
      </details>
    </>
  );
}

interface PressProps {
  to: string;
  onPlay: () => void;
  onNear: () => void;
  className?: string | undefined;
  tabIndex?: number;
  children: ReactNode;
}

/** What starts a film: a button; before the script, a link to the film itself. */
function Press({ to, onPlay, onNear, ...rest }: PressProps) {
  const hydrated = useHydrated();
  if (!hydrated) return <a {...rest} href={to} />;
  return <button {...rest} type="button" onClick={onPlay} onPointerEnter={onNear} onFocus={onNear} />;
}
