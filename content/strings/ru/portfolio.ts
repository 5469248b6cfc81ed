import type { PageStrings } from '../locale-strings.ts';
import { counted } from './counted.ts';

/** Words of /portfolio and of the projects' own pages. */
export const portfolio: PageStrings['portfolio'] = {
  title: 'Портфолио',
  description:
    'Завершённые работы в Дубае: кухни с островами в Аль-Фурджане и Ла-Мере, кухня в Мейдане, межкомнатные двери в Джумейре.',
  line: 'Четыре дома в Дубае. В основе каждого одна модель каталога, начерченная заново для этих комнат.',
  all: 'Все',
  filter: 'Вид проекта',
  narrowed: ({ kind }) => `Портфолио, ${kind.toLowerCase()}`,
  shown: ({ count }) => `Показано: ${counted(count, 'проект', 'проекта', 'проектов')}`,
  view: 'Смотреть проект',
  close: 'Закрыть проект',
  facts: { place: 'Место', year: 'Год', area: 'Площадь', scope: 'Работы', kind: 'Вид' },
  sample: 'Пример данных, подлежит подтверждению владельцем',
  sampleShort: 'Пример',
  area: (squareMetres) => `${squareMetres} м²`,
  made: 'Что сделано',
  used: 'Из чего сделано',
  model: (name) => `Модель, с которой начали: ${name}`,
  pictures: 'Изображения',
  picture: (index, total) => `Изображение ${index} из ${total}`,
  standIn: (model) => `Сам дом ещё предстоит снять. Пока здесь модель, по которой он сделан: ${model}.`,
  page: 'Открыть страницу проекта',
  ask: (place) => `Спросить о проекте: ${place}`,
  next: 'Следующий проект',
};
