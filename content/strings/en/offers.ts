import type { ServiceId } from '../../data/services.ts';
import type { TestimonialId } from '../../data/testimonials.ts';

/** The four services; titles are the specification's. */
export const services = {
  design: {
    title: 'Bespoke Design',
    description:
      'Measured on site and drawn to the millimetre: elevation, plan, and the finish in your hand before anything is cut.',
  },
  delivery: {
    title: 'White Glove Delivery',
    description: 'From the works to the room it was made for, carried in and unpacked there.',
  },
  installation: {
    title: 'Professional Installation',
    description: 'Fronts set to gaps of 3 mm, handles in one line, panels scribed to the wall.',
  },
  warranty: {
    title: 'Lifetime Warranty',
    description: 'Furniture for life, in writing: the terms come with your drawings.',
  },
} satisfies Record<ServiceId, { title: string; description: string }>;

/** What clients say, by the quotation's id. */
export const testimonials = {
  '1': {
    name: 'Sample name',
    position: 'Villa owner, Al Furjan',
    text: 'They came back to move one hinge by a millimetre. I had not noticed it. They had.',
  },
  '2': {
    name: 'Sample name',
    position: 'Apartment owner, La Mer',
    text: 'The drawing showed where the coffee pot stands. It still stands there.',
  },
  '3': {
    name: 'Sample name',
    position: 'Residence owner, Jumeirah',
    text: 'Three kinds of door, one line along the wall. Guests look for the handle.',
  },
} satisfies Record<TestimonialId, { name: string; position: string; text: string }>;
