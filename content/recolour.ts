import { allProducts, type Product } from './catalogue.ts';
import { type MaterialId, material } from './materials.ts';
import type { Finish } from './schemas/common.ts';
import { FAMILIES } from './schemas/material.ts';

/** Finishes that are paint: any tone painted on one model can be had on every other. */
const PAINTED: readonly Finish[] = ['ML', 'GL', 'PF'];
/** Pressed in the tones of its maker: only those that some model wears in it. */
const PRESSED: readonly Finish[] = ['NM'];

/** The finishes that come in the same tones as this one; null where a tone is no choice: veneer, solid wood, decor, stone, metal, glass. */
function alike(finish: Finish): readonly Finish[] | null {
  return [PAINTED, PRESSED].find((group) => group.includes(finish)) ?? null;
}

/** A plain tone: a line or patina is done by hand and does not change with the paint. */
function isPlain(id: MaterialId): boolean {
  const { kind, swatch, handwork } = material(id);
  return kind === 'colour' && swatch === 'plain' && !handwork;
}

function frontOf({ category, record }: Product): { colour: MaterialId; finish: Finish } | null {
  return category === 'kitchens' || category === 'bathrooms' ? record : null;
}

function lightness(id: MaterialId): number {
  const { hex } = material(id);
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);
}

/** Plain tones that some model wears in one of these finishes; found once, since every picture of every model asks. */
function wornIn(finishes: readonly Finish[]): readonly MaterialId[] {
  const known = worn.get(finishes);
  if (known) return known;
  const found = allProducts().flatMap((other) => {
    const front = frontOf(other);
    return front && finishes.includes(front.finish) && isPlain(front.colour) ? [front.colour] : [];
  });
  const once = [...new Set(found)];
  worn.set(finishes, once);
  return once;
}

const worn = new Map<readonly Finish[], readonly MaterialId[]>();

/**
 * The tones a model's fronts can be had in, its own among them, by family and from light to dark; none where the front is not one plain tone.
 * Veneers are not offered: recoloured from layers a veneer is a flat colour without its grain (docs/decisions/0069).
 */
export function tonesOf(product: Product): readonly MaterialId[] {
  const own = frontOf(product);
  const finishes = own && alike(own.finish);
  if (!own || !finishes || !isPlain(own.colour)) return [];
  const family = (id: MaterialId) => FAMILIES.indexOf(material(id).family);
  return [...wornIn(finishes)].sort((a, b) => family(a) - family(b) || lightness(b) - lightness(a));
}
