import type { PageStrings } from '../locale-strings.ts';
import { counted } from './counted.ts';
import { shots } from './shots.ts';

/** Words of a model's own page. */
export const product: PageStrings['product'] = {
  finishes: 'Отделки',
  askAbout: (name) => `Спросить про ${name}`,
  save: 'Сохранить',
  share: 'Поделиться',
  print: 'Печать',
  drawings: 'Чертежи',
  sheets: {
    elevation: { name: 'Вид спереди', line: 'Прямо, без перспективы.' },
    plan: { name: 'План', line: 'То же сверху, в том же масштабе.' },
    left: { name: 'Левая сторона', line: 'Ряд вдоль левой стены.' },
    right: { name: 'Правая сторона', line: 'Ряд вдоль правой стены.' },
    facing: { name: 'Напротив', line: 'Что стоит по другую сторону.' },
    peninsula: { name: 'Полуостров', line: 'Каким его видит тот, кто готовит.' },
    island: { name: 'Остров', line: 'Каким его видит тот, кто готовит.' },
    'back-kitchen': { name: 'Рабочая кухня', line: 'Ряд за раздвижной дверью.' },
    section: { name: 'Разрез', line: 'По варочной панели: глубины и высоты.' },
  },
  lengths: { title: 'Размеры', mm: 'миллиметры', in: 'дюймы' },
  takeAway: (model, sheet, format) => `${model}, ${sheet}, в формате ${format}`,
  sheetTitle: (model, sheet) => `${model}, ${sheet.toLowerCase()}`,
  sheetLine: {
    mm: (scale) => `1:${scale} на листе A3, все размеры в миллиметрах`,
    in: (scale) => `1:${scale} на листе A3, все размеры в дюймах с точностью до одной восьмой`,
  },
  printScale: (scale) => `1 : ${scale} на листе A4 при печати без изменения масштаба`,
  allModels: (collection) => `${collection}: все модели`,
  related: 'В том же стиле',
  relatedRoom: 'Из той же коллекции',
  seen: (shot) => shots[shot] ?? '',
  allPictures: (count) =>
    count === 1 ? 'Рассмотреть крупно' : `Все ${counted(count, 'изображение', 'изображения', 'изображений')}`,
  facts: {
    style: 'Стиль',
    layout: 'Планировка',
    front: 'Фасад',
    finish: 'Отделка',
    colour: 'Цвет',
    second: 'Второй материал',
    handle: 'Открывание',
    worktop: 'Столешница',
    thickness: 'Толщина фасада',
    furniture: 'Мебель',
    basin: 'Раковина и столешница',
    piece: 'Предмет',
    material: 'Материал',
    what: 'Что это',
    contents: 'Состав',
  },
};
