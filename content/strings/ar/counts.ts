import { pluralIn } from '../plural.ts';

const plural = pluralIn<'zero' | 'one' | 'two' | 'few' | 'many'>('ar');

export const models = (count: number) =>
  plural(count, {
    zero: 'لا نماذج',
    one: 'نموذج واحد',
    two: 'نموذجان',
    few: '%count نماذج',
    many: '%count نموذجًا',
    other: '%count نموذج',
  });

/** What a press shows: as the object of «show». */
export const showModels = (count: number) =>
  plural(count, {
    zero: 'لا نماذج',
    one: 'اعرض نموذجًا واحدًا',
    two: 'اعرض نموذجين',
    few: 'اعرض %count نماذج',
    many: 'اعرض %count نموذجًا',
    other: 'اعرض %count نموذج',
  });

/** Behind a number that stands by itself. */
export const modelsBehindNumber = (count: number) =>
  plural(count, {
    zero: 'نموذج',
    one: 'نموذج',
    two: 'نموذج',
    few: 'نماذج',
    many: 'نموذجًا',
    other: 'نموذج',
  });

export const finishesCounted = (count: number) =>
  plural(count, {
    zero: 'لا تشطيبات',
    one: 'تشطيب واحد',
    two: 'تشطيبان',
    few: '%count تشطيبات',
    many: '%count تشطيبًا',
    other: '%count تشطيب',
  });

export const pictures = (count: number) =>
  plural(count, {
    zero: 'لا صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: '%count صور',
    many: '%count صورة',
    other: '%count صورة',
  });

export const answers = (count: number) =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '%count نتائج',
    many: '%count نتيجة',
    other: '%count نتيجة',
  });

/** Years after a preposition. */
export const years = (count: number) =>
  plural(count, {
    zero: '%count سنة',
    one: 'سنة واحدة',
    two: 'سنتين',
    few: '%count سنوات',
    many: '%count سنة',
    other: '%count سنة',
  });

export const days = (count: number) =>
  plural(count, {
    zero: '%count يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '%count أيام',
    many: '%count يومًا',
    other: '%count يوم',
  });

/** Samples that are taken along with an enquiry, as its subject with its verb. */
export const samplesGo = (count: number) =>
  plural(count, {
    zero: 'لا عيّنات في رسالتك.',
    one: 'في رسالتك عيّنة واحدة.',
    two: 'في رسالتك عيّنتان.',
    few: 'في رسالتك %count عيّنات.',
    many: 'في رسالتك %count عيّنة.',
    other: 'في رسالتك %count عيّنة.',
  });

export const projectsShown = (count: number) =>
  plural(count, {
    zero: 'لا مشاريع معروضة',
    one: 'مشروع واحد معروض',
    two: 'مشروعان معروضان',
    few: '%count مشاريع معروضة',
    many: '%count مشروعًا معروضًا',
    other: '%count مشروع معروض',
  });
