import { describe, expect, it } from 'vitest';
import { CAROUSEL, eased, restOf, setAt, slidesAt, standsIn, wrapped } from './carousel.ts';

describe('the carousel', () => {
  it('steps by one slide in 500 ms', () => {
    expect(CAROUSEL).toMatchObject({ duration: 500, step: 1, centrePadding: 20 });
    expect(eased(0)).toBe(0);
    expect(eased(1)).toBe(1);
    expect(eased(2)).toBe(1);
  });

  it('shows three slides, two up to 1200 pixels, one up to 768', () => {
    expect([1920, 1201, 1200, 769, 768, 375].map(slidesAt)).toEqual([3, 3, 2, 2, 1, 1]);
  });

  it('has no end in either direction', () => {
    expect(wrapped(7, 7)).toBe(0);
    expect(wrapped(-1, 7)).toBe(6);
    expect(wrapped(-0.25, 7)).toBe(6.75);
  });

  it('counts its set round the end', () => {
    expect(setAt(0, 3, 7)).toEqual({ first: 1, last: 3 });
    expect(setAt(6, 3, 7)).toEqual({ first: 7, last: 2 });
  });

  it('lets copies stand in for the first slides round its end, and only there', () => {
    const places = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(places.filter((slide) => standsIn(slide, 6, 3))).toEqual([6, 7, 8]);
    expect(places.filter((slide) => standsIn(slide, 0, 3))).toEqual([0, 1, 2]);
  });

  it('comes to rest one step on after a quarter of a slide, and where it was before that', () => {
    expect(restOf(3.2, 3)).toBe(3);
    expect(restOf(3.3, 3)).toBe(4);
    expect(restOf(2.6, 3)).toBe(2);
    expect(restOf(5.9, 3)).toBe(4);
  });
});
