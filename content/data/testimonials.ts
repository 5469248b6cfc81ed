/** Three quotations. All are samples (`sample: true`) until the owner supplies his clients' words. */
export const testimonials = [
  {
    id: 1,
    name: 'Sample name',
    position: 'Villa owner, Al Furjan',
    text: 'They came back to move one hinge by a millimetre. I had not noticed it. They had.',
    rating: 5,
    sample: true,
  },
  {
    id: 2,
    name: 'Sample name',
    position: 'Apartment owner, La Mer',
    text: 'The drawing showed where the coffee pot stands. It still stands there.',
    rating: 5,
    sample: true,
  },
  {
    id: 3,
    name: 'Sample name',
    position: 'Residence owner, Jumeirah',
    text: 'Three kinds of door, one line along the wall. Guests look for the handle.',
    rating: 5,
    sample: true,
  },
] as const;
