import type { PageStrings } from '../locale-strings.ts';

/** Words of the printed brochures and of the links to them. */
export const brochure: PageStrings['brochure'] = {
  contents: 'Содержание',
  collection: ({ language, size }) => `Брошюра, PDF, ${language}, ${size}`,
  house: ({ language, size }) => `Все коллекции в одной брошюре, PDF, ${language}, ${size}`,
};
