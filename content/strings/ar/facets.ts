import type { HandleGroup } from '../../data/facets.ts';
import type { Finish, Layout, Style } from '../../schemas/common.ts';
import type { ColourFamily, WoodFamily } from '../../schemas/material.ts';

/** Names of the filters' values. */
export const facets = {
  style: {
    contemporary: 'معاصر',
    neoclassic: 'نيوكلاسيكي',
    classic: 'كلاسيكي',
    loft: 'لوفت',
    scandinavian: 'اسكندنافي',
  } satisfies Record<Style, string>,
  layout: {
    LIN: 'جدار واحد',
    L: 'شكل L',
    U: 'شكل U',
    GAL: 'صفّان متقابلان',
    PEN: 'شبه جزيرة',
    ISL: 'جدار وجزيرة',
    DUO: 'مطبخ أمامي وآخر خلفي',
  } satisfies Record<Layout, string>,
  finish: {
    ML: 'لاكيه مطفي',
    GL: 'لاكيه لامع',
    NM: 'لامينيت نانو مطفي',
    TL: 'لامينيت مطبوع',
    VN: 'قشرة خشبية',
    SF: 'إطار من خشب صلب',
    PF: 'إطار مطلي',
    GA: 'زجاج بإطار ألمنيوم',
    ST: 'حجر ملبَّد',
    MT: 'معدن',
  } satisfies Record<Finish, string>,
  wood: {
    'light-oak': 'بلوط فاتح',
    oak: 'بلوط',
    'dark-oak': 'بلوط داكن',
    walnut: 'جوز',
    ash: 'دردار',
    beech: 'زان',
    birch: 'بتولا',
    eucalyptus: 'أوكالبتوس',
    larch: 'لاركس',
    rosewood: 'خشب الورد',
    teak: 'ساج',
  } satisfies Record<WoodFamily, string>,
  colour: {
    'white-and-ivory': 'أبيض وعاجي',
    'beige-and-sand': 'بيج ورملي',
    'grey-and-greige': 'رمادي ورمادي بيج',
    'black-and-anthracite': 'أسود وأنثراسيت',
    blue: 'أزرق',
    green: 'أخضر',
    'red-and-rose': 'أحمر ووردي',
    yellow: 'أصفر',
    'wood-tones': 'درجات الخشب',
    metal: 'معدني',
  } satisfies Record<ColourFamily, string>,
  handle: {
    handleless: 'بلا مقابض',
    bar: 'طولي',
    'knob-or-cup': 'كروي أو صدفي',
    'ring-or-leather': 'حلقة أو جلد',
  } satisfies Record<HandleGroup, string>,
};
