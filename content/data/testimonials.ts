/** Three quotations; their words stand in strings/<locale>/offers.ts. All are samples (`sample: true`) until the owner supplies his clients' words. */
export const testimonials = [
  { id: 1, rating: 5, sample: true },
  { id: 2, rating: 5, sample: true },
  { id: 3, rating: 5, sample: true },
] as const;

export type TestimonialId = (typeof testimonials)[number]['id'];
