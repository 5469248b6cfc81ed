/** Words of the printed brochures and of the links to them. */
export const brochure = {
  contents: 'Contents',
  /** A link to a file: `size` is written with its unit. */
  collection: ({ language, size }: { language: string; size: string }) =>
    `Brochure, PDF, ${language}, ${size}`,
  house: ({ language, size }: { language: string; size: string }) =>
    `The whole house in one brochure, PDF, ${language}, ${size}`,
} as const;
