import type { CategorySlug } from './categories.ts';

/**
 * Slugs in the order shown, as SPEC.md and CATALOGUE.md give it. Kitchens stand by name; a product that is not named here
 * comes after those that are, by name.
 */
export const productOrder: Partial<Record<CategorySlug, readonly string[]>> = {
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
};
