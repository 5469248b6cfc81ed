import type { ComponentProps } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { useLocale } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';

/** A film of the studio as a page carries it. */
export interface FilmSource {
  sources: readonly { src: string; type: string }[];
  /** Address of the timed text, or null where the film only decorates. */
  captions: string | null;
  /** Length in seconds, read from the file. */
  seconds: number;
  width: number;
  height: number;
  poster: PictureSource;
}

interface FilmProps extends Omit<ComponentProps<'video'>, 'poster' | 'width' | 'height'> {
  film: FilmSource;
}

/** The `<video>` of the house: our files, their captions, and the sentence for browsers without it. */
export function Film({ film, ...rest }: FilmProps) {
  const { video } = useText();
  const locale = useLocale();
  return (
    <video {...rest} width={film.width} height={film.height} playsInline>
      {film.sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {film.captions && (
        <track kind="captions" src={film.captions} srcLang={locale} label={video.captions} default />
      )}
      {video.unsupported}
    </video>
  );
}
