import type { PageStrings } from '../locale-strings.ts';
import { models, pictures } from './counts.ts';
import { shots } from './shots.ts';

/** Words of the pages, handed to each page by its own data, so that no page carries another's. */
export const pages: Pick<
  PageStrings,
  'home' | 'concepts' | 'gallery' | 'product' | 'contact' | 'notFound' | 'down'
> = {
  home: {
    title: 'مطابخ وخزائن وأبواب',
    description:
      'مطابخ وخزائن وأبواب وغرف نرسمها لبيت واحد في كل مرة، ونصنعها في مصنعنا منذ 1997. صالة عرض في الإمارات.',
    slides: [
      {
        title: 'حرفة استثنائية',
        subtitle: 'مطابخ وخزائن وأبواب، نرسمها لبيت واحد في كل مرة، ونصنعها في مصنعنا.',
      },
      {
        title: 'مطبخ متقن',
        subtitle: 'نموذج يُبدأ منه. أما مطبخك فيُقاس ويُرسم ويُصنع لغرفته.',
      },
      {
        title: 'أناقة باقية',
        subtitle: 'إطارات وحشوات وأحجار، مكانها في البيت بعد عشرين عامًا كمكانها اليوم.',
      },
    ],
    explore: 'استكشف المجموعة',
    intro:
      'الرسم أولًا. ثم واجهة، وسطح عمل، وفراغ بينهما ثلاثة مليمترات: أشياء صغيرة تصنعها شركة عائلة واحدة منذ 1997.',
    legacy: 'تعرّف إلى إرثنا',
    rooms: 'الغرف',
    projects: 'المشاريع',
    allProjects: 'شاهد كل المشاريع',
    pictures: (count) => (count === 0 ? 'رسم' : pictures(count)),
    model: (name) => `شاهد مطبخ ${name}`,
    services: 'خدماتنا',
    testimonials: 'آراء عملائنا',
    rating: (rating) => `${rating} من 5 نجوم`,
    sample: 'مثال',
    closing: {
      title: 'بدّل وجه المكان',
      text: 'أحضر مخططًا أو صورة أو مقاسات الغرفة. العيّنات في صالة العرض.',
      book: 'احجز استشارة',
      visit: 'زُر صالة العرض',
      contact: 'اتصل بنا',
      alt: 'غرفة من تأثيثنا',
    },
  },
  concepts: {
    title: 'مجموعاتنا',
    description: (count) =>
      `مجموعات من المطابخ إلى غرف الفنادق: ${models(count)} من الأثاث المصنوع على القياس والأبواب والخامات.`,
    line: (count) => `${models(count)} لكل غرفة وكل عمل. والرقم في اسم المطبخ هو سماكة واجهته بالمليمتر.`,
  },
  gallery: {
    narrowed: '%title، %shown',
    page: 'الصفحة %page',
  },
  product: {
    finishes: 'التشطيبات',
    askAbout: (name) => `اسأل عن ${name}`,
    save: 'احفظ',
    share: 'شارك',
    print: 'اطبع',
    drawings: 'الرسوم',
    sheets: {
      elevation: { name: 'المسقط الرأسي', line: 'الواجهة كما تقوم.' },
      plan: { name: 'المسقط الأفقي', line: 'هو نفسه من أعلى، بالمقياس ذاته.' },
      left: { name: 'الجانب الأيسر', line: 'الصفّ على الجدار الأيسر.' },
      right: { name: 'الجانب الأيمن', line: 'الصفّ على الجدار الأيمن.' },
      facing: { name: 'الجانب المقابل', line: 'ما يقف في مواجهته.' },
      peninsula: { name: 'شبه الجزيرة', line: 'كما يراها من يطبخ.' },
      island: { name: 'الجزيرة', line: 'كما يراها من يطبخ.' },
      'back-kitchen': { name: 'المطبخ الخلفي', line: 'الصفّ خلف الباب المنزلق.' },
      section: { name: 'المقطع', line: 'قطعٌ عبر الموقد: الأعماق والارتفاعات.' },
    },
    lengths: { title: 'وحدة الأطوال', mm: 'مليمتر', in: 'بوصة' },
    takeAway: (model, sheet, format) => `${model}، ${sheet}، بصيغة ${format}`,
    sheetTitle: (model, sheet) => `${model}، ${sheet}`,
    sheetLine: {
      mm: (scale) => `مقياس 1:${scale} على ورق A3، الأطوال كلّها بالمليمتر`,
      in: (scale) => `مقياس 1:${scale} على ورق A3، الأطوال كلّها بالبوصة، إلى أقرب ثُمن`,
    },
    printScale: (scale) => `مقياس 1:${scale} على ورق A4، عند الطباعة بنسبة 100%`,
    allModels: (collection) => `${collection}: كل النماذج`,
    related: 'من الطراز نفسه',
    relatedRoom: 'من المجموعة نفسها',
    seen: (shot) => shots[shot] ?? '',
    allPictures: (count) => (count === 1 ? 'شاهد الصورة كبيرة' : `كل الصور: ${pictures(count)}`),
    facts: {
      style: 'الطراز',
      layout: 'التخطيط',
      front: 'الواجهة',
      finish: 'التشطيب',
      colour: 'اللون',
      second: 'خامة ثانية',
      handle: 'المقبض',
      worktop: 'سطح العمل',
      thickness: 'سماكة الواجهة',
      furniture: 'الأثاث',
      basin: 'الحوض والسطح',
      piece: 'القطعة',
      material: 'الخامة',
      what: 'النوع',
      contents: 'المحتوى',
    },
  },
  contact: {
    title: 'اتصل بنا',
    description:
      'اكتب إلينا عن مطبخ أو خزانة أو أبواب أو بيت كامل، أو زرنا في صالة العرض، كل يوم من 10 صباحًا إلى 8 مساءً.',
    line: 'اكتب ما يدور في بالك: غرفة، أو موعد، أو نموذج. أما المخطط أو الصورة فيمكن أن يلحقا.',
    aside: {
      title: 'أو تحدّث إلينا',
      showroom: 'صالة العرض',
      hours: 'أوقات العمل',
      telephone: 'الهاتف',
      whatsapp: 'واتساب',
      email: 'البريد الإلكتروني',
      hoursValue: 'مفتوح كل يوم، من %opens إلى %closes',
      chat: 'حادثنا عبر واتساب',
      visit: 'زُر صالة العرض',
    },
    sent: {
      title: 'تمّ',
      description: 'وصل استفسارك.',
      text: 'شكرًا لاستفسارك. سيتواصل معك فريقنا قريبًا. الرقم المرجعي:',
      home: 'العودة إلى الصفحة الرئيسية',
    },
    notSent: {
      title: 'خطأ',
      description: 'لم يُرسل الاستفسار بعد.',
      text: 'يُرجى ملء جميع الحقول المطلوبة',
    },
  },
  notFound: {
    title: '404 الصفحة غير موجودة',
    description: 'لا صفحة بهذا العنوان.',
    text: 'لا شيء خلف هذا الباب. أما هذه فتؤدّي إلى مكان:',
    back: 'العودة إلى الرئيسية',
  },
  down: {
    title: 'نعود بعد لحظات',
    text: 'لا يمكن عرض هذه الصفحة الآن. إن كنت تكتب إلينا، فما كتبته باقٍ خلف زرّ الرجوع في متصفّحك. تصل إلى صالة العرض عبر',
  },
};
