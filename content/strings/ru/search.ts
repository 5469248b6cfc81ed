import type { SearchStrings } from '../locale-strings.ts';
import { counted, models } from './counted.ts';

/** What the search says. */
export const search: SearchStrings = {
  title: 'Поиск',
  description:
    'Найдите модель по тому, какая она: материал, отделка, планировка, комната или часть названия.',
  label: 'Искать модели, материалы и комнаты',
  hint: 'светлый дуб, рабочая кухня, гардеробная, Vescona',
  submit: 'Найти',
  close: 'Закрыть поиск',
  clear: 'Очистить поле',
  often: {
    title: 'Часто ищут',
    queries: [
      'Кухня из светлого дуба',
      'Рабочая кухня',
      'Гардеробная',
      'Остров из белого мрамора',
      'Дымчатый дуб',
    ],
  },
  groups: {
    model: 'Модели',
    kind: 'Виды кухонь',
    room: 'Комнаты',
    finish: 'Материалы',
    project: 'Проекты',
    page: 'Страницы',
  },
  models: ({ count }) => models(count),
  found: ({ count }) => counted(count, 'ответ', 'ответа', 'ответов'),
  nearest:
    'Модели, в которой было бы всё это сразу, нет. Эти ближе всего, а вашу начертят для вашей комнаты.',
  all: ({ count }) => `Показать все: ${models(count)}`,
  facet: ({ facet, models: how }) => `${facet}, ${how}`,
  facets: {
    style: 'Стиль',
    layout: 'Планировка',
    finish: 'Отделка',
    wood: 'Дерево',
    colour: 'Цвет',
    handle: 'Ручки',
  },
  kitchensBy: {
    style: 'Кухни по стилю',
    layout: 'Кухни по планировке',
    finish: 'Кухни по отделке',
    wood: 'Кухни по породе дерева',
    colour: 'Кухни по цвету',
    handle: 'Кухни по ручкам',
  },
  none: ({ query }) =>
    `На запрос «${query}» ничего не нашлось. Достаточно материала, комнаты или нескольких букв названия:`,
  ask: 'Или спросите человека',
  failed: 'Список не загрузился. Пока можно посмотреть коллекции или попробовать ещё раз.',
  without: 'Для поиска по словам нужен JavaScript, а он здесь отключён. Эти списки работают и без него:',
  collections: 'По комнатам',
};
