import type { PageStrings } from '../locale-strings.ts';
import { projectsShown } from './counts.ts';

/** Words of /portfolio and of the projects' own pages. */
export const portfolio: PageStrings['portfolio'] = {
  title: 'أعمالنا',
  description:
    'أعمال منجزة في دبي: مطبخان بجزيرة في الفرجان ولا مير، ومطبخ في ميدان، وأبواب داخلية في جميرا.',
  line: 'أربعة بيوت في دبي، كلٌّ منها من نموذج واحد في الكتالوج، رُسم من جديد لغرفه.',
  all: 'الكل',
  filter: 'نوع المشروع',
  narrowed: ({ kind }) => `أعمالنا، ${kind}`,
  shown: ({ count }) => projectsShown(count),
  view: 'شاهد المشروع',
  close: 'أغلق المشروع',
  facts: { place: 'المكان', year: 'السنة', area: 'المساحة', scope: 'نطاق العمل', kind: 'النوع' },
  sample: 'معلومة على سبيل المثال، بانتظار تأكيد المالك',
  sampleShort: 'مثال',
  area: (squareMetres) => `${squareMetres}\u00a0م²`,
  made: 'ما صُنع',
  used: 'ما استُعمل',
  model: (name) => `النموذج الذي رُسم منه: ${name}`,
  pictures: 'الصور',
  picture: (index, total) => `الصورة ${index} من ${total}`,
  standIn: (model) => `البيت نفسه لم يُصوَّر بعد. ما تراه هو النموذج الذي بُني منه، ${model}.`,
  page: 'افتح صفحة المشروع',
  ask: (place) => `اسأل عن مشروع ${place}`,
  next: 'المشروع التالي',
};
