import { describe, expect, it } from 'vitest';
import { facetOptions, galleryCards, galleryIndex } from '#app/page-data/gallery-lists.ts';
import { narrowed } from './gallery-choice.ts';
import { galleryPlan, readQuery, shownOf } from './gallery-view.ts';

const cards = galleryCards('kitchens', 'en');
const facets = facetOptions('kitchens', 'en');
const index = galleryIndex('kitchens');
const view = (search: string) => {
  const query = readQuery(search, facets);
  return galleryPlan(narrowed(index, facets, query.filters), query);
};

describe('gallery view', () => {
  it('shows twelve a page and the rest on the last', () => {
    const pages = Math.ceil(cards.length / 12);
    expect([view('').places.length, view('').pageCount]).toEqual([12, pages]);
    expect(view(`?page=${pages}`).places).toHaveLength(cards.length - 12 * (pages - 1));
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

  it('counts every kitchen once in each facet but wood, which some have none of and others two', () => {
    for (const { name, options } of view('').facets)
      if (name !== 'wood') expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(cards.length);
  });

  it('takes several values of a facet as either of them, and several facets as all of them', () => {
    const [loft, classic] = [view('?style=loft').total, view('?style=classic').total];
    expect(view('?style=loft&style=classic').total).toBe(loft + classic);
    expect(view('?style=loft&style=classic&finish=metal').total).toBe(
      view('?style=loft&finish=metal').total + view('?style=classic&finish=metal').total,
    );
  });

  it('finds kitchens by the wood one sees on them', () => {
    const found = view('?wood=light-oak&layout=wall-and-island&show=all').places;
    const { sets = [], of = [] } = index.facets.wood ?? {};
    expect(found.length).toBeGreaterThan(0);
    for (const place of found) expect(sets[of[place] ?? -1]).toContain('light-oak');
  });

  it('leaves out what nobody offers and says so', () => {
    expect(readQuery('?style=loft&style=baroque&wood=bamboo', facets)).toMatchObject({
      filters: { style: ['loft'] },
      unknown: true,
    });
    expect(readQuery('?style=loft&utm_source=mail', facets).unknown).toBe(false);
  });

  it('names the ways out when nothing is left, and none otherwise', () => {
    expect(view('?style=loft').ways).toEqual([]);
    const nothing = view('?style=loft&finish=painted-frame');
    expect(nothing.total).toBe(0);
    expect(nothing.ways.map(({ filters, labels }) => ({ filters, labels }))).toEqual([
      { filters: { finish: ['painted-frame'] }, labels: ['Loft'] },
      { filters: { style: ['loft'] }, labels: ['Painted frame'] },
    ]);
  });

  it('says in a few words what is shown', () => {
    const words = { page: 'page %page', between: ', ' };
    expect(shownOf(view(''), words)).toBe('');
    expect(shownOf(view('?style=loft&wood=walnut'), words)).toBe('loft, walnut');
    expect(shownOf(view('?page=3'), words)).toBe('page 3');
  });

  it('shows all on one page when asked', () => {
    expect(view('?show=all').places).toHaveLength(cards.length);
  });
});
