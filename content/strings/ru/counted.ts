import { pluralIn } from '../plural.ts';

const plural = pluralIn<'one' | 'few' | 'many'>('ru');

/** A number with its noun: `counted(3, 'модель', 'модели', 'моделей')` is «3 модели». */
export function counted(count: number, one: string, few: string, many: string): string {
  return plural(count, {
    one: `%count ${one}`,
    few: `%count ${few}`,
    many: `%count ${many}`,
    other: `%count ${few}`,
  });
}

/** The form of a word that stands with a number. */
export function inNumber(count: number, one: string, few: string, many: string): string {
  return plural(count, { one, few, many, other: few });
}

/** «3 модели». */
export function models(count: number): string {
  return counted(count, 'модель', 'модели', 'моделей');
}
