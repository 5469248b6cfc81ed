import { describe, expect, it } from 'vitest';
import { projects } from '#content/projects.ts';
import { filterChoices, filtered } from './project-filter.ts';

describe('the filter of the portfolio', () => {
  it('offers All and each category once, with its count', () => {
    expect(filterChoices(projects)).toEqual([
      { value: 'All', count: 4 },
      { value: 'Kitchen cabinets and Island', count: 2 },
      { value: 'Interior Doors', count: 1 },
      { value: 'Kitchen', count: 1 },
    ]);
  });

  it('matches a category exactly, so that Kitchen leaves out kitchen cabinets', () => {
    expect(filtered(projects, 'Kitchen').map(({ slug }) => slug)).toEqual(['meydan-residence']);
    expect(filtered(projects, 'kitchen')).toEqual([]);
  });

  it('leaves nothing out for All', () => {
    expect(filtered(projects, 'All')).toHaveLength(projects.length);
  });
});
