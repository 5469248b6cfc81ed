/** The twelve categories in the order of the Products menu and of /concepts; their words stand in strings/<locale>/collections.ts. */
export const categories = [
  { slug: 'kitchens' },
  { slug: 'office' },
  { slug: 'hotel-furniture' },
  { slug: 'closet-and-sliding-systems' },
  { slug: 'livingRooms' },
  { slug: 'bedrooms' },
  { slug: 'bathrooms' },
  { slug: 'interior-doors' },
  { slug: 'table-and-chairs' },
  { slug: 'home-accessories' },
  { slug: 'materials-fitting-and-accessories' },
  { slug: 'interior-elements' },
] as const;

/** A category: its address. */
export type Category = (typeof categories)[number];
export type CategorySlug = Category['slug'];
