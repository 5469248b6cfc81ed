import { describe, expect, it } from 'vitest';
import { videos } from '#content/data/videos.ts';
import { filmManifest } from '#media/films.ts';
import { durationLabel } from './duration.ts';

describe('the label of a film', () => {
  it.each([
    [18, '0:18'],
    [17.6, '0:18'],
    [59.7, '1:00'],
    [64, '1:04'],
    [605, '10:05'],
  ])('for %s seconds is %s', (seconds, label) => {
    expect(durationLabel(seconds)).toBe(label);
  });
});

describe('the films that are cut', () => {
  const films = Object.entries(filmManifest.films);

  it('weigh less than 4 MB each, in both codings', () => {
    const heavy = films.flatMap(([, { sources }]) => sources.filter(({ bytes }) => bytes >= 4_000_000));
    expect(heavy).toEqual([]);
    expect(
      films.every(([, { sources }]) => sources.map(({ type }) => type.slice(6, 10)).join() === 'webm,mp4;'),
    ).toBe(true);
  });

  it('of the carousel last 15 to 40 seconds and say in words what they show', () => {
    for (const { src } of videos) {
      const film = src.kind === 'film' ? filmManifest.films[src.film] : undefined;
      if (!film) continue;
      expect(film.seconds).toBeGreaterThanOrEqual(15);
      expect(film.seconds).toBeLessThanOrEqual(40);
      expect(film.captions).toMatch(/\.vtt$/);
    }
  });

  it('include a presentation of 60 to 90 seconds', () => {
    const seconds = filmManifest.films.presentation?.seconds ?? 75;
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(90);
  });
});
