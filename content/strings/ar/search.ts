import type { PageStrings } from '../locale-strings.ts';
import { answers, models } from './counts.ts';

/** What the search says. */
export const search: PageStrings['search'] = {
  title: 'بحث',
  description: 'ابحث عن نموذج بما هو عليه: الخامة، أو التشطيب، أو التخطيط، أو الغرفة، أو جزء من اسمه.',
  label: 'ابحث في النماذج والخامات والغرف',
  hint: 'بلوط فاتح، مطبخ خلفي، غرفة ملابس، Vescona',
  submit: 'ابحث',
  close: 'أغلق البحث',
  clear: 'امسح الحقل',
  often: {
    title: 'يُسأل عنه كثيرًا',
    queries: ['مطبخ من البلوط الفاتح', 'مطبخ خلفي', 'غرفة ملابس', 'جزيرة من الرخام الأبيض', 'بلوط مدخَّن'],
  },
  groups: {
    model: 'النماذج',
    kind: 'أنواع المطابخ',
    room: 'الغرف',
    finish: 'الخامات',
    project: 'المشاريع',
    page: 'الصفحات',
  },
  models: ({ count }) => models(count),
  found: ({ count }) => answers(count),
  nearest: 'لا نموذج يجمع هذا كلّه. هذه أقربها، ونموذجك يُرسم لغرفته.',
  all: ({ count }) => `شاهدها كلّها: ${models(count)}`,
  facet: ({ facet, models: counted }) => `${facet}، ${counted}`,
  facets: {
    style: 'الطراز',
    layout: 'التخطيط',
    finish: 'التشطيب',
    wood: 'الخشب',
    colour: 'اللون',
    handle: 'المقبض',
  },
  kitchensBy: {
    style: 'المطابخ بحسب الطراز',
    layout: 'المطابخ بحسب التخطيط',
    finish: 'المطابخ بحسب التشطيب',
    wood: 'المطابخ بحسب الخشب',
    colour: 'المطابخ بحسب اللون',
    handle: 'المطابخ بحسب المقبض',
  },
  none: ({ query }) => `لا شيء يجيب عن «${query}». تكفي خامة أو غرفة أو بضعة أحرف من اسم:`,
  ask: 'أو اسأل شخصًا',
  failed: 'تعذّر جلب القائمة. تصفّح المجموعات في هذه الأثناء، أو حاول مرة أخرى.',
  without: 'البحث عن الكلمات يحتاج إلى البرامج النصية، وهي مُعطّلة هنا. هذه القوائم لا تحتاج إليها:',
  collections: 'بحسب الغرفة',
};
