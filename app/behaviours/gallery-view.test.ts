import { describe, expect, it } from 'vitest';
import { facetOptions, galleryCards } from '#app/page-data/galleries.ts';
import { galleryView, readQuery } from './gallery-view.ts';

const cards = galleryCards('kitchens', 'en');
const facets = facetOptions('kitchens', 'en');
const view = (search: string) => galleryView(cards, facets, readQuery(search));

describe('gallery view', () => {
  it('shows twelve a page and the rest on the last', () => {
    const pages = Math.ceil(cards.length / 12);
    expect([view('').cards.length, view('').pageCount]).toEqual([12, pages]);
    expect(view(`?page=${pages}`).cards).toHaveLength(cards.length - 12 * (pages - 1));
  });

  it('takes a page past the end as the last and nonsense as the first', () => {
    expect(view('?page=99').page).toBe(view('').pageCount);
    expect(view('?page=-3').page).toBe(1);
    expect(view('?page=x').page).toBe(1);
  });

  it('never offers a value that leads to an empty page', () => {
    for (const { name, options } of view('?style=loft').facets)
      for (const { value, count } of options.filter((option) => option.count > 0)) {
        const query = new URLSearchParams({ style: 'loft', [name]: value });
        expect(view(`?${query}`).total, `${query}`).toBe(count);
      }
  });

  it('counts every kitchen once in each facet', () => {
    for (const { options } of view('').facets)
      expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(cards.length);
  });

  it('shows all on one page when asked', () => {
    expect(view('?show=all').cards).toHaveLength(cards.length);
  });
});
