import type { LocaleStrings } from '../locale-strings.ts';

/** Names of the boards of materials and fittings. */
export const boards: LocaleStrings['boards'] = {
  'drawer-systems': 'أنظمة الأدراج',
  'glass-and-frames': 'الزجاج والإطارات',
  'handles-and-profiles': 'المقابض والبروفيلات',
  'hinges-and-lifts': 'المفصلات والروافع',
  'interior-organisers': 'منظِّمات الأدراج والخزائن',
  lacquers: 'اللاكيه',
  laminates: 'اللامينيت',
  lighting: 'الإضاءة',
  'sinks-taps-and-waste': 'الأحواض والصنابير وسلال النفايات',
  'sliding-gear': 'أنظمة الانزلاق',
  'tall-units-and-corners': 'الوحدات العالية والزوايا',
  'veneers-and-solid-woods': 'القشور والأخشاب الصلبة',
  worktops: 'أسطح العمل',
};
