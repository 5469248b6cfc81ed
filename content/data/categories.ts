/** The twelve categories in the order of the Products menu and of /concepts. */
export const categories = [
  { slug: 'kitchens', card: 'Kitchens', title: 'Our Collections', count: 86, one: 'kitchen' },
  {
    slug: 'office',
    card: 'Offices & Cabinets',
    title: 'Office & Cabinet Furniture',
    count: 3,
    one: 'office',
  },
  { slug: 'hotel-furniture', card: 'Hotel Furniture', title: 'Hotel Furniture', count: 1, one: 'hotel room' },
  {
    slug: 'closet-and-sliding-systems',
    card: 'Closets & Sliding Systems',
    title: 'Closets & Sliding Systems',
    count: 7,
    one: 'closet or sliding system',
  },
  {
    slug: 'livingRooms',
    card: 'Living Rooms',
    title: 'Living Room Collections',
    count: 3,
    one: 'living room',
  },
  { slug: 'bedrooms', card: 'Bedrooms', title: 'Bedroom Collections', count: 2, one: 'bedroom' },
  { slug: 'bathrooms', card: 'Bathrooms', title: 'Bathroom Collections', count: 8, one: 'bathroom' },
  { slug: 'interior-doors', card: 'Interior Doors', title: 'Interior Doors', count: 1, one: 'doors' },
  {
    slug: 'table-and-chairs',
    card: 'Tables & Chairs',
    title: 'Tables & Chairs',
    count: 15,
    one: 'table or chair',
  },
  {
    slug: 'home-accessories',
    card: 'Home Accessories',
    title: 'Home Accessories',
    count: 1,
    one: 'accessories',
  },
  {
    slug: 'materials-fitting-and-accessories',
    card: 'Materials & Fittings',
    title: 'Materials, Fittings & Accessories',
    count: 13,
    one: 'material or fitting',
  },
  {
    slug: 'interior-elements',
    card: 'Interior Elements',
    title: 'Interior Elements',
    count: 1,
    one: 'panelling',
  },
] as const;

/** A category: its address (`slug`), the words on its card, its page's title and how many products it must hold. */
export type Category = (typeof categories)[number];
export type CategorySlug = Category['slug'];
