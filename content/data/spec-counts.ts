import type { CategorySlug } from './categories.ts';

/** How many products of each category SPEC.md promises at least, and how many films. The owner's list: checked in content/check.ts alone. */
export const specCounts: { readonly products: Record<CategorySlug, number>; readonly films: number } = {
  products: {
    kitchens: 86,
    office: 3,
    'hotel-furniture': 1,
    'closet-and-sliding-systems': 7,
    livingRooms: 3,
    bedrooms: 2,
    bathrooms: 8,
    'interior-doors': 1,
    'table-and-chairs': 15,
    'home-accessories': 1,
    'materials-fitting-and-accessories': 13,
    'interior-elements': 1,
  },
  films: 7,
};
