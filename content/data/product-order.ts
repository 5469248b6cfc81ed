import type { CategorySlug } from './categories.ts';

/**
 * Slugs in the order shown, as SPEC.md and CATALOGUE.md give it. Kitchens stand by name; a product that is not named here
 * comes after those that are, by name.
 */
export const productOrder = {
  'materials-fitting-and-accessories': [
    'veneers-and-solid-woods',
    'lacquers',
    'laminates',
    'glass-and-frames',
    'worktops',
    'handles-and-profiles',
    'drawer-systems',
    'hinges-and-lifts',
    'tall-units-and-corners',
    'interior-organisers',
    'sliding-gear',
    'lighting',
    'sinks-taps-and-waste',
  ],
} as const satisfies Partial<Record<CategorySlug, readonly string[]>>;

/** Boards of materials and fittings, which are called what they are in every language. */
export type BoardSlug = (typeof productOrder)['materials-fitting-and-accessories'][number];

/** The order of a category, where one is written down. */
export function orderOf(category: CategorySlug): readonly string[] {
  const known: Partial<Record<CategorySlug, readonly string[]>> = productOrder;
  return known[category] ?? [];
}
