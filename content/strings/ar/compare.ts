import type { PageStrings } from '../locale-strings.ts';

/** Words of the page on which models stand side by side. */
export const compare: PageStrings['compare'] = {
  title: 'جنبًا إلى جنب',
  description: 'نموذجان أو ثلاثة جنبًا إلى جنب: منظور واحد، والحقائق المختلفة، ورسوم بمقياس واحد.',
  line: 'منظور واحد وحجم واحد. ما يختلف مُعلَّم، والرسوم بمقياس واحد.',
  table: 'مقارنة النماذج',
  differs: 'يختلف',
  only: 'ما يختلف فقط',
  alike: 'لا اختلاف في شيء مما ذُكر.',
  missing: 'لم يُذكر',
  remove: ({ name }) => `أخرج ${name} من المقارنة`,
  ask: 'اسأل عن هذه النماذج',
  saved: 'العودة إلى المحفوظات',
  drawings: {
    elevation: { name: 'المسقط الرأسي', of: ({ name }) => `المسقط الرأسي: ${name}` },
    plan: { name: 'المسقط الأفقي', of: ({ name }) => `المسقط الأفقي: ${name}` },
  },
  scale: 'بمقياس واحد، بالمليمتر',
  undrawn: 'لا رسم',
  gone: ({ slug }) => `لا يمكن عرض «${slug}»: لا نموذج بهذا الاسم، أو لا اتصال.`,
  few: 'يقف هنا نموذجان أو ثلاثة جنبًا إلى جنب. اخترها مما حفظت، أو احفظ بعضها أولًا.',
  without: 'تحتاج المقارنة إلى البرامج النصية، وهي مُعطّلة هنا. أما النماذج نفسها فلا تحتاج إليها:',
  ways: { saved: 'النماذج المحفوظة', kitchens: 'شاهد المطابخ', collections: 'مجموعاتنا' },
};
