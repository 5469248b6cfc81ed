/** The twelve categories in the order of the Products menu and of /concepts. */
export const categories = [
  { slug: 'kitchens', card: 'Kitchens', title: 'Our Collections', one: 'kitchen' },
  {
    slug: 'office',
    card: 'Offices & Cabinets',
    title: 'Office & Cabinet Furniture',

    one: 'office',
  },
  { slug: 'hotel-furniture', card: 'Hotel Furniture', title: 'Hotel Furniture', one: 'hotel room' },
  {
    slug: 'closet-and-sliding-systems',
    card: 'Closets & Sliding Systems',
    title: 'Closets & Sliding Systems',

    one: 'closet or sliding system',
  },
  {
    slug: 'livingRooms',
    card: 'Living Rooms',
    title: 'Living Room Collections',

    one: 'living room',
  },
  { slug: 'bedrooms', card: 'Bedrooms', title: 'Bedroom Collections', one: 'bedroom' },
  { slug: 'bathrooms', card: 'Bathrooms', title: 'Bathroom Collections', one: 'bathroom' },
  { slug: 'interior-doors', card: 'Interior Doors', title: 'Interior Doors', one: 'doors' },
  {
    slug: 'table-and-chairs',
    card: 'Tables & Chairs',
    title: 'Tables & Chairs',

    one: 'table or chair',
  },
  {
    slug: 'home-accessories',
    card: 'Home Accessories',
    title: 'Home Accessories',

    one: 'accessories',
  },
  {
    slug: 'materials-fitting-and-accessories',
    card: 'Materials & Fittings',
    title: 'Materials, Fittings & Accessories',

    one: 'material or fitting',
  },
  {
    slug: 'interior-elements',
    card: 'Interior Elements',
    title: 'Interior Elements',

    one: 'panelling',
  },
] as const;

/** A category: its address (`slug`), the words on its card and its page's title. */
export type Category = (typeof categories)[number];
export type CategorySlug = Category['slug'];
