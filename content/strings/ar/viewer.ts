import type { PageStrings } from '../locale-strings.ts';

/** Words of the viewer of pictures. */
export const viewer: PageStrings['viewer'] = {
  label: (name) => `صور ${name}`,
  /** The counter runs from left to right in every language. */
  counter: (index, total) => `\u2066${index} / ${total}\u2069`,
  zoom: 'تكبير',
  fullscreen: 'ملء الشاشة',
  share: 'مشاركة',
  shared: 'نُسخ الرابط',
  close: 'إغلاق',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  picture: (index, shows) => `الصورة ${index}: ${shows}`,
  enlarge: 'تكبير',
  reduce: 'تصغير',
  percent: (scale) => `${scale}%`,
  scaled: (scale) => `المقياس ${scale} في المئة`,
  zoomed: 'صورة مكبَّرة، تحرّكها مفاتيح الأسهم',
  seeModel: 'شاهد النموذج',
  seeProject: 'شاهد المشروع',
  price: 'السعر',
  light: { both: 'لون آخر وساعة أخرى', hour: 'من الظهر إلى الليل' },
};
