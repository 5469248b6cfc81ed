import type { LightStrings } from '../locale-strings.ts';

const HOURS = [
  'الثانية عشرة',
  'الواحدة',
  'الثانية',
  'الثالثة',
  'الرابعة',
  'الخامسة',
  'السادسة',
  'السابعة',
  'الثامنة',
  'التاسعة',
  'العاشرة',
  'الحادية عشرة',
];

/** The part of the day, as behind an hour or a name. */
function part(hour: number): string {
  if (hour < 13) return 'ظهرًا';
  return hour < 17 ? 'بعد الظهر' : hour < 21 ? 'مساءً' : 'ليلًا';
}

function spoken(hour: number): string {
  const [whole, quarter] = [Math.floor(hour), Math.round((hour % 1) * 4)];
  const now = HOURS[whole % 12];
  const next = HOURS[(whole + 1) % 12];
  return `${[now, `${now} والربع`, `${now} والنصف`, `${next} إلا ربعًا`][quarter]} ${part(hour)}`;
}

/** Words of models shown in another colour and at another hour. */
export const light: LightStrings = {
  colour: 'لون الواجهات',
  hour: 'الساعة',
  spoken,
  reset: 'كما في الصورة',
  failed: 'تعذّر تحميله. الصورة كما كانت.',
  lost: 'لم يعد هذا الجهاز قادرًا على عرضه. الصورة كما كانت.',
  said: ({ name, colour, hour }) =>
    [
      name,
      ...(colour ? [`اللون: ${colour.toLowerCase()}`] : []),
      ...(hour === undefined ? [] : [part(hour)]),
    ].join('، '),
  shown: ({ said }) => `تعرض الصورة ${said}.`,
};
