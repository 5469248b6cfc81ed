import type { PageStrings } from '../locale-strings.ts';
import { finishesCounted, models, samplesGo } from './counts.ts';

/** Words of the list of saved models and of what a press on Save says. */
export const saved: PageStrings['saved'] = {
  title: 'النماذج المحفوظة',
  description: 'النماذج التي حفظتها على هذا الجهاز: صور، وحقائق جنبًا إلى جنب، وملاحظاتك، ورابط تشاركه.',
  line: 'محفوظة على هذا الجهاز وحده، حتى ترسلها إلينا أو تشارك رابطها.',
  without: 'يُعدّ هذه القائمةَ برنامج على جهازك، والبرامج النصية مُعطّلة هنا. هذه الروابط تقود إلى النماذج:',
  save: ({ name }) => `احفظ ${name}`,
  notice: {
    added: ({ name }) => `حُفظ ${name}.`,
    removed: ({ name }) => `أُزيل ${name} من المحفوظات.`,
    see: 'شاهد النماذج المحفوظة',
    close: 'أغلق التنبيه',
  },
  fleeting:
    'هذا المتصفّح لا يحتفظ لنا بشيء، كما تفعل النوافذ الخاصة: تنتهي القائمة حين تغلقه. أما رابطها فيبقيها.',
  empty: {
    text: 'لم يُحفظ شيء بعد. شريط الحفظ بجانب اسم النموذج يضعه هنا، للمقارنة والتفكير على مهل.',
    kitchens: 'شاهد المطابخ',
    collections: 'مجموعاتنا',
  },
  list: 'النماذج المحفوظة، بترتيبك',
  of: ({ count }) => models(count),
  earlier: ({ name }) => `قدّم ${name} في القائمة`,
  later: ({ name }) => `أخّر ${name} في القائمة`,
  remove: ({ name }) => `احذف ${name} من القائمة`,
  moved: ({ name, place, count }) => `ترتيب ${name} الآن ${place} من ${count}.`,
  note: 'ملاحظتك',
  noteHint: 'تبقى على هذا الجهاز حتى ترسلها.',
  gone: ({ slug }) => `لا يمكن عرض «${slug}»: لا نموذج بهذا الاسم، أو لا اتصال.`,
  missing: 'لم يُذكر',
  enquiry: {
    intro: 'في بالي هذه النماذج:',
    listed: ({ count }) => `في رسالتك ${models(count)}.`,
  },
  samples: {
    title: 'العيّنات',
    list: 'العيّنات التي تطلبها',
    line: ({ count, most }) => `${count} من ${most}. تُرسل مع استفسارك.`,
    ask: 'اطلب عيّنة',
    asked: 'طُلبت عيّنة',
    of: ({ name }) => `اطلب عيّنة: ${name}`,
    added: ({ name, count, most }) => `طُلبت عيّنة: ${name}، ${count} من ${most}. تُرسل مع استفسارك.`,
    removed: ({ name }) => `أُلغي طلب عيّنة: ${name}.`,
    full: ({ most }) => `الحدّ الأقصى لعيّنات الاستفسار الواحد: ${most}. تخلَّ عن واحدة لتطلب غيرها.`,
    drop: ({ name }) => `ألغِ طلب عيّنة: ${name}`,
    see: 'شاهد المحفوظات',
    library: 'شاهد كل التشطيبات',
    intro: 'أرجو أن ترسلوا إليّ عيّنات من:',
    listed: ({ count }) => samplesGo(count),
  },
  compareOne: ({ name }) => `قارن ${name}`,
  compare: {
    choose: 'قارن',
    chosen: ({ count }) => (count === 2 ? 'قارن النموذجين المختارين' : `قارن النماذج المختارة: ${count}`),
    all: ({ count }) => (count === 2 ? 'قارن الاثنين' : `قارن أول ${models(count)}`),
  },
  send: 'أرسلها مع استفساري',
  share: 'انسخ الرابط',
  shared: 'نُسخ الرابط. يفتح هذه القائمة على أي جهاز؛ وملاحظاتك تبقى هنا.',
  linked: {
    text: ({ count, samples }) => {
      const more = `عيّنات مطلوبة من ${finishesCounted(samples)}`;
      const named = [...(count > 0 ? [models(count)] : []), ...(samples > 0 ? [more] : [])];
      return `في هذا الرابط ${named.join(' و')}.`;
    },
    known: 'وقد حفظتها كلّها من قبل.',
    keep: 'احفظها على هذا الجهاز',
    own: 'شاهد قائمتي',
  },
};
