import type { PageStrings } from '../locale-strings.ts';

/** What form and service say of an enquiry; `%name` stands for what is put there. */
export const enquiry: PageStrings['enquiry'] = {
  fields: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    message: 'الرسالة',
  },
  faults: {
    required: 'هذا الحقل مطلوب: %field',
    notText: 'يجب أن يكون هذا الحقل نصًا: %field',
    tooLong: 'هذا الحقل أطول مما يلزم: %field',
    email: 'راجع البريد الإلكتروني: ينبغي أن يكون على هيئة \u2066name@example.com\u2069',
    phone: 'راجع رقم الهاتف: ليست فيه أرقام رقم كامل',
    foreignPhone:
      'لا رقم بهذه الهيئة في بلد الرمز \u2066%code\u2069: اختر رمزًا آخر، أو ابدأ بعلامة \u2066+\u2069 والرمز',
    pastDay: 'اختر اليوم أو يومًا بعده: اليوم الذي طلبته قد مضى',
  },
  refusals: {
    tooMany: 'وصلت استفسارات كثيرة. انتظر لحظة أو اتصل بنا',
    unavailable: 'لا نستطيع استلام استفسارك الآن. يُرجى الاتصال بنا',
  },
  success: 'شكرًا لاستفسارك. سيتواصل معك فريقنا قريبًا. الرقم المرجعي: \u2066%reference\u2069',
  calendar: {
    places: { showroom: 'في صالة العرض', video: 'بالفيديو', home: 'في منزلي' },
    summary: '%site، %place (%reference)',
    description: 'موعد مرغوب لم يُؤكَّد بعد: نكتب إليك أو نتصل لتحديد الساعة. الرقم المرجعي: %reference',
    location: 'صالة عرض %site',
  },
};
