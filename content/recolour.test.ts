import { describe, expect, it } from 'vitest';
import { allProducts, findProduct } from './catalogue.ts';
import { material } from './materials.ts';
import { tonesOf } from './recolour.ts';

const kitchen = (slug: string) => {
  const found = findProduct('kitchens', slug);
  if (!found) throw new Error(`no kitchen ${slug}`);
  return found;
};

describe('the tones a front can be had in', () => {
  it('are plain paints, its own among them', () => {
    const tones = tonesOf(kitchen('aurelia'));
    expect(tones).toContain('navy');
    expect(tones).toContain('sage');
    for (const id of tones) expect(material(id)).toMatchObject({ kind: 'colour', swatch: 'plain' });
    expect(tones.filter((id) => material(id).handwork)).toEqual([]);
  });

  it('are none for veneer, solid wood, decor, stone, metal and glass', () => {
    const others = allProducts().filter(
      ({ category, record }) =>
        category === 'kitchens' &&
        'finish' in record &&
        ['VN', 'SF', 'TL', 'ST', 'MT', 'GA'].includes(record.finish),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const product of others) expect(tonesOf(product)).toEqual([]);
  });

  it('are for a nano-matt front those that nano-matt is pressed in', () => {
    const pressed = allProducts().filter(({ record }) => 'finish' in record && record.finish === 'NM');
    const worn = new Set(pressed.map(({ record }) => ('colour' in record ? record.colour : '')));
    for (const product of pressed) for (const id of tonesOf(product)) expect(worn).toContain(id);
  });

  it('are the same for all paints', () => {
    const [gloss, frame] = ['GL', 'PF'].map((code) =>
      allProducts().find(
        (product) =>
          'finish' in product.record && product.record.finish === code && tonesOf(product).length > 0,
      ),
    );
    expect(gloss && frame && tonesOf(gloss)).toEqual(frame && tonesOf(frame));
  });
});
