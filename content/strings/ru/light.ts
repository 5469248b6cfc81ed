import type { LightStrings } from '../locale-strings.ts';

const HOURS = [
  'двенадцать',
  'час',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
  'одиннадцать',
];
/** Which hour runs: `половина седьмого`. */
const RUNNING = [
  'первого',
  'второго',
  'третьего',
  'четвёртого',
  'пятого',
  'шестого',
  'седьмого',
  'восьмого',
  'девятого',
  'десятого',
  'одиннадцатого',
  'двенадцатого',
];

function spoken(hour: number): string {
  const [whole, quarter] = [Math.floor(hour), Math.round((hour % 1) * 4)];
  if (hour === 12) return 'полдень';
  const day = hour < 17 ? 'дня' : 'вечера';
  const next = HOURS[(whole + 1) % 12];
  const running = RUNNING[whole % 12];
  const full = HOURS[whole % 12];
  const counted = whole % 12 === 1 ? full : `${full} ${whole % 12 < 5 ? 'часа' : 'часов'}`;
  return `${[counted, `четверть ${running}`, `половина ${running}`, `без четверти ${next}`][quarter]} ${day}`;
}

/** The part of the day, as behind a name. */
function part(hour: number): string {
  if (hour < 12.5) return 'в полдень';
  return hour < 17 ? 'днём' : hour < 21 ? 'вечером' : 'поздним вечером';
}

/** Words of models shown in another colour and at another hour. */
export const light: LightStrings = {
  colour: 'Цвет фасадов',
  hour: 'Время',
  spoken,
  reset: 'Как было',
  failed: 'Не удалось загрузить. Изображение осталось прежним.',
  lost: 'Это устройство больше не может этого показать. Изображение осталось прежним.',
  said: ({ name, colour, hour }) =>
    [
      `${name}${colour ? ` в цвете «${colour.toLowerCase()}»` : ''}`,
      ...(hour === undefined ? [] : [part(hour)]),
    ].join(', '),
  shown: ({ said }) => `На изображении: ${said}.`,
};
