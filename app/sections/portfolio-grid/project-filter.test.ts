import { describe, expect, it } from 'vitest';
import { projects } from '#content/projects.ts';
import { filterChoices, filtered } from './project-filter.ts';

describe('the filter of the portfolio', () => {
  it('offers All and each category once, with its count', () => {
    expect(filterChoices(projects)).toEqual([
      { value: 'all', count: 4 },
      { value: 'kitchen-cabinets-and-island', count: 2 },
      { value: 'interior-doors', count: 1 },
      { value: 'kitchen', count: 1 },
    ]);
  });

  it('matches a category exactly, so that Kitchen leaves out kitchen cabinets', () => {
    expect(filtered(projects, 'kitchen').map(({ slug }) => slug)).toEqual(['meydan-residence']);
  });

  it('leaves nothing out for All', () => {
    expect(filtered(projects, 'all')).toHaveLength(projects.length);
  });
});
