import { describe, expect, it } from 'vitest';
import { allProducts } from '#content/catalogue.ts';
import { pieceAsPhotographed } from '../mirror.ts';
import { SAMPLES } from '../piece-plan.ts';
import { piecePlans, planFiles } from '../plan-files.ts';
import { extent } from './parts.ts';
import { isPiece } from './piece-plan.ts';

const plans = piecePlans();

function planOf(name: string) {
  const plan = plans.get(name);
  if (!plan) throw new Error(`no plan of ${name}`);
  return plan;
}

describe('the plan of every piece', () => {
  it('stands for each product that is neither a kitchen nor a board of samples', () => {
    const others = allProducts().filter(({ category }) => category !== 'kitchens' && category !== SAMPLES);
    expect(plans.size).toBe(others.length);
    expect(others.every(isPiece)).toBe(true);
    expect(planFiles().length).toBeGreaterThan(plans.size);
  });

  it('has boxes whose lower corner comes first, none below the floor', () => {
    for (const [name, { groups }] of plans)
      for (const { parts } of groups)
        for (const { kind, box } of parts) {
          const [x0, y0, z0, x1, y1, z1] = box;
          expect([x0 <= x1, y0 <= y1, z0 <= z1, z0 >= 0], `${name} ${kind} ${box}`).toEqual(
            Array(4).fill(true),
          );
        }
  });

  it('takes what a record states: lengths, diameters, seat heights, a frame of 20 mm, no door over 3000', () => {
    expect(planOf('table-and-chairs/capri')).toMatchObject({ size: { width: 1800 }, extended: 2600 });
    expect(planOf('table-and-chairs/elba').size).toMatchObject({ width: 1400, depth: 1400 });
    expect(planOf('table-and-chairs/flora').seatHeight).toBe(750);
    expect(planOf('table-and-chairs/marta').seatHeight).toBe(650);
    const bars = planOf('closet-and-sliding-systems/filo').groups.flatMap(({ parts }) =>
      parts.filter(({ kind }) => kind === 'stretcher'),
    );
    expect(bars.map(({ box }) => box[5] - box[2])).toEqual([20, 20, 20]);
    expect(planOf('interior-doors/portale').size.height).toBeLessThanOrEqual(3000);
  });

  it('stands the drawers of every bay on a plinth or a board, and ends posts under a rail', () => {
    const wardrobes = [...plans].filter(([name]) => name.startsWith('closet-and-sliding-systems/'));
    const held = wardrobes.flatMap(([name, { groups }]) =>
      groups.flatMap(({ name: group, parts }) => {
        const levels = (kind: string, edge: 2 | 5, bay?: number) =>
          parts.filter((one) => one.kind === kind && one.bay === bay).map(({ box }) => box[edge]);
        const bays = [...new Set(parts.filter(({ kind }) => kind === 'clothes-rail').map(({ bay }) => bay))];
        const bodies = bays.flatMap((bay) =>
          levels('body', 2, bay).map((z) => [z, ...levels('plinth', 5, bay), ...levels('floor-board', 5)]),
        );
        const posts = levels('post', 5).map((z) => [z, ...levels('rail', 2)]);
        return [...bodies, ...posts].map(([end, ...meets]) => ({
          at: `${name} ${group} at ${end}`,
          meets: meets.includes(end ?? 0),
        }));
      }),
    );
    expect(held.length).toBeGreaterThan(20);
    expect(held.filter(({ meets }) => !meets)).toEqual([]);
  });

  it("Kito's slats stand one after another between its cheeks", () => {
    const parts = planOf('bathrooms/kito').groups.flatMap((group) => group.parts);
    const [left, right] = parts.filter(({ kind }) => kind === 'end-panel');
    const slats = parts.filter(({ kind }) => kind === 'slat');
    const edges = [left?.box[3], ...slats.flatMap(({ box }) => [box[0], box[3]]), right?.box[0]];
    expect(slats.length).toBeGreaterThan(40);
    expect(edges).toEqual(edges.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });

  it('counts basins and mirrors as the record does', () => {
    for (const { category, record } of allProducts()) {
      if (category !== 'bathrooms') continue;
      const parts = planOf(`bathrooms/${record.slug}`).groups.flatMap((one) => one.parts);
      const count = (kind: string) => parts.filter((one) => one.kind === kind).length;
      expect(count('basin'), record.slug).toBe(record.furniture.basins);
      expect(count('mirror'), record.slug).toBe(record.furniture.mirror === 'pair' ? 2 : 1);
    }
  });

  it('is drawn as its pictures show it where they are mirrored', () => {
    for (const { category, record } of allProducts()) {
      if (category !== 'bathrooms') continue;
      const plan = planOf(`bathrooms/${record.slug}`);
      const [x0, , , x1] = extent(plan.groups);
      const [u0, , , u1] = extent(pieceAsPhotographed(plan).groups);
      expect([u0, u1], record.slug).toEqual(record.shoot.mirrored ? [-x1, -x0] : [x0, x1]);
    }
  });
});
