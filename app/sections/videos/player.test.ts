import { describe, expect, it } from 'vitest';
import { framePlayer } from './player.ts';

describe('a film at another host', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://youtu.be/abcdefghijk',
    'https://www.youtube.com/embed/abcdefghijk',
    'https://www.youtube.com/shorts/abcdefghijk?feature=share',
  ])('of YouTube plays from the host without cookies: %s', (address) => {
    expect(framePlayer(address)?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?autoplay=1/,
    );
  });

  it.each(['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'])(
    'of Vimeo plays without tracking: %s',
    (address) => {
      expect(framePlayer(address)).toEqual({
        src: 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1',
        host: 'vimeo.com',
      });
    },
  );

  it.each([
    'https://evil.example/youtube.com/watch?v=abcdefghijk',
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'http://www.youtube.com/watch?v=abcdefghijk',
    'javascript:alert(1)',
    'https://www.youtube.com/watch?v=../../x',
    'https://vimeo.com/about',
    'not an address',
  ])('of nobody we know, or made up, is not played: %s', (address) => {
    expect(framePlayer(address)).toBeNull();
  });
});
