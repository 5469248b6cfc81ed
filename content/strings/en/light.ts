/** Words of models shown in another colour and at another hour. */

const HOURS = [
  'noon',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];

/** The part of the day, as behind a name: `Aurelia in sage, evening`. */
function part(hour: number): string {
  if (hour < 12.5) return 'noon';
  if (hour < 17) return 'afternoon';
  return hour < 21 ? 'evening' : 'night';
}

const PHRASES: Readonly<Record<string, string>> = {
  noon: '',
  afternoon: ' in the afternoon',
  evening: ' in the evening',
  night: ' at night',
};

/** An hour as one says it: `half past six in the evening`. */
function spoken(hour: number): string {
  const quarter = Math.round((hour % 1) * 4);
  const named = HOURS[(Math.floor(hour) + (quarter === 3 ? 1 : 0)) % 12];
  const before = ['', 'quarter past ', 'half past ', 'quarter to '][quarter];
  const day = quarter === 0 && named === 'noon' ? '' : PHRASES[part(Math.max(12.5, hour))];
  return `${before}${named}${named === 'noon' ? '' : day}`;
}

export const light = {
  colour: 'Colour of the fronts',
  hour: 'Hour',
  spoken,
  reset: 'As first shown',
  failed: 'It could not be fetched. The picture is as first shown.',
  lost: 'This device cannot show it any more. The picture is as first shown.',
  /** What is looked at, as it stands in lists and messages. */
  said: ({ name, colour, hour }: { name: string; colour?: string | undefined; hour?: number | undefined }) =>
    [
      `${name}${colour ? ` in ${colour.toLowerCase()}` : ''}`,
      ...(hour === undefined ? [] : [part(hour)]),
    ].join(', '),
  shown: ({ said }: { said: string }) => `The picture shows ${said}.`,
} as const;
