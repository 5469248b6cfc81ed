const rules = new Intl.PluralRules('ru');

/** A number with its noun: `counted(3, 'модель', 'модели', 'моделей')` is «3 модели». */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${count}\u00a0${inNumber(count, one, few, many)}`;
}

/** The form of a word that stands with a number. */
export function inNumber(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** «3 модели». */
export function models(count: number): string {
  return counted(count, 'модель', 'модели', 'моделей');
}
