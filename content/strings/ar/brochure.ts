import type { PageStrings } from '../locale-strings.ts';

/** Words of the printed brochures and of the links to them. */
export const brochure: PageStrings['brochure'] = {
  contents: 'المحتويات',
  collection: ({ language, size }) => `كتيّب، PDF، ${language}، ${size}`,
  house: ({ language, size }) => `جميع المجموعات في كتيّب واحد، PDF، ${language}، ${size}`,
};
