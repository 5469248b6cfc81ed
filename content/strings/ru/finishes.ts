import type { PageStrings } from '../locale-strings.ts';
import { counted, models } from './counted.ts';
import { kinds } from './finish-kinds.ts';

/** Words of the finish library and of the samples one asks for. */
export const finishes: PageStrings['finishes'] = {
  title: 'Отделки',
  description:
    'Все цвета, породы дерева, камень, металл, стекло и обивка, в которых сделаны наши модели: что это, как живёт, как за этим ухаживать и на каких моделях это можно увидеть.',
  line: ({ count }) =>
    `${counted(count, 'отделка', 'отделки', 'отделок')}, каждая хотя бы на одной модели. Экран немного обманывает: прежде чем выбрать, попросите образец.`,
  contents: 'Виды отделки',
  groups: {
    lacquers: {
      title: 'Цвета',
      line: 'Одна стена тонов и четыре способа их носить: матовая или глянцевая эмаль, эмаль по дереву, наноматовый ламинат.',
    },
    woods: {
      title: 'Дерево',
      line: 'Шпоном на целых фасадах, массивом в рамках и стульях, клеёным массивом в столешницах.',
    },
    laminates: { title: 'Декоры', line: 'Печать, пресс и никаких забот.' },
    stones: {
      title: 'Камень',
      line: 'Выпиленный, литой или обожжённый. Различает их то, как они переносят лимон.',
    },
    metals: { title: 'Металл', line: 'То, чего рука касается прежде всего.' },
    glass: { title: 'Стекло', line: 'Чтобы показать то, что за ним, или половину этого, или вас самих.' },
    soft: { title: 'Ткань и кожа', line: 'То, на чём сидят.' },
  },
  kinds,
  places: {
    fronts: 'фасады',
    islands: 'острова',
    shelves: 'полки и внутренняя отделка',
    niches: 'ниши и фартуки',
    worktops: 'столешницы',
    basins: 'раковины',
    handles: 'ручки',
    vitrines: 'витрины',
    frames: 'рамы и раздвижные двери',
    tables: 'столы',
    seats: 'сиденья и их каркасы',
  },
  labels: { where: 'Где', lives: 'Как живёт', care: 'Уход', can: 'Для каких моделей' },
  /** No two materials share a name in Russian. */
  names: {},
  near: ({ title }) => `${title}: вблизи, в скользящем свете`,
  all: ({ count }) => `Показать все: ${models(count)}`,
  found: ({ name, count }) => `${name}: ${models(count)}`,
};
