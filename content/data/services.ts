/** The four services, in the specification's order. */
export const services = [
  {
    title: 'Bespoke Design',
    description:
      'Measured on site and drawn to the millimetre: elevation, plan, and the finish in your hand before anything is cut.',
  },
  {
    title: 'White Glove Delivery',
    description: 'From the works to the room it was made for, carried in and unpacked there.',
  },
  {
    title: 'Professional Installation',
    description: 'Fronts set to gaps of 3 mm, handles in one line, panels scribed to the wall.',
  },
  {
    title: 'Lifetime Warranty',
    description: 'Furniture for life, in writing: the terms come with your drawings.',
  },
] as const;
