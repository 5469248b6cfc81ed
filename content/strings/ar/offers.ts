import type { PageStrings } from '../locale-strings.ts';

/** The four services. */
export const services: PageStrings['services'] = {
  design: {
    title: 'تصميم على القياس',
    description: 'نقيس في المكان ونرسم بالمليمتر: مسقط رأسي وأفقي، والتشطيب في يدك قبل أن يُقطع شيء.',
  },
  delivery: {
    title: 'تسليم بعناية',
    description: 'من المصنع إلى الغرفة التي صُنع لها، نحمله إلى الداخل ونفتح تغليفه هناك.',
  },
  installation: {
    title: 'تركيب متقن',
    description: 'واجهات بفراغ 3\u00a0مم، ومقابض على خط واحد، وألواح مفصَّلة على الجدار.',
  },
  warranty: {
    title: 'ضمان مدى الحياة',
    description: 'أثاث للعمر كلّه، مكتوبًا: تصلك الشروط مع رسومك.',
  },
};

/** What clients say, by the quotation's id. */
export const testimonials: PageStrings['testimonials'] = {
  '1': {
    name: 'اسم على سبيل المثال',
    position: 'صاحب فيلا، الفرجان',
    text: 'عادوا ليحرّكوا مفصلة واحدة مليمترًا واحدًا. أنا لم ألاحظ ذلك. هم لاحظوه.',
  },
  '2': {
    name: 'اسم على سبيل المثال',
    position: 'صاحب شقة، لا مير',
    text: 'كان في الرسم موضع دلّة القهوة. وما زالت هناك.',
  },
  '3': {
    name: 'اسم على سبيل المثال',
    position: 'صاحب مسكن، جميرا',
    text: 'ثلاثة أنواع من الأبواب، وخط واحد على امتداد الجدار. والضيوف يبحثون عن المقبض.',
  },
};
