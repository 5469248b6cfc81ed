import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import type { FilmSource } from '#app/ui/film/film.tsx';
import { Poster } from '#app/ui/poster/poster.tsx';
import { Press } from '#app/ui/poster/press.tsx';
import { Said } from '#app/ui/said/said.tsx';
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
  const press = { to, onNear, onPress: () => onPlay(video) };
  return (
    <>
      <Poster
        small
        picture={video.thumb}
        sizes={sizes({ phone: '100vw', medium: '50vw' }, '30vw')}
        ratio="video"
        mark="play"
        says={words.play(video.title)}
        length={video.length}
        press={to ? press : null}
      />
      <h3>
        {to ? (
          <Press {...press} tabIndex={-1}>
            <Said>{video.title}</Said>
          </Press>
        ) : (
          <Said>{video.title}</Said>
        )}
      </h3>
      <p className="small soft">
        <Said>{video.description}</Said>
      </p>
      {video.player && 'frame' in video.player && <p className="note soft">{video.player.notice}</p>}
      <details className={`${styles.transcript} note`}>
        <summary>{transcript}</summary>
        <p>
          <Said>{video.transcript}</Said>
        </p>
      </details>
    </>
  );
}
