import { describe, expect, it } from 'vitest';
import { showroom, showroomFaults } from './showroom.ts';
import { location } from './strings/en/location.ts';

describe('the showroom’s plan', () => {
  it('has standpoints on free floor that see each other where they are linked', () => {
    expect(showroomFaults()).toEqual([]);
  });

  it('has words for every standpoint and no others', () => {
    expect(Object.keys(location.rooms.stands)).toEqual(showroom.standpoints.map(({ id }) => id));
  });

  it('names a link nobody answers and a standpoint hidden behind a display', () => {
    const [first, second, ...rest] = showroom.standpoints;
    if (!first || !second) throw new Error('too few standpoints');
    const oneWay = { ...showroom, standpoints: [{ ...first, links: [] }, second, ...rest] };
    expect(showroomFaults(oneWay)).toContain(
      `content/data/showroom.json: ${first.id} does not link back to ${second.id}`,
    );
    const wall = { id: 'wall', kind: 'wardrobes', x: 0.1, y: 2, width: 12, depth: 0.1, height: 3 } as const;
    expect(showroomFaults({ ...showroom, displays: [wall] })).toContain(
      `content/data/showroom.json: ${first.id} does not see ${second.id}`,
    );
  });
});
