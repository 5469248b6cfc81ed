import type { BoardSlug } from '../../../data/product-order.ts';

/** Names of the boards of materials and fittings. */
export const boards: Readonly<Record<BoardSlug, string>> = {
  'veneers-and-solid-woods': 'Шпон и массив',
  lacquers: 'Эмали',
  laminates: 'Ламинаты',
  'glass-and-frames': 'Стекло и рамки',
  worktops: 'Столешницы',
  'handles-and-profiles': 'Ручки и профили',
  'drawer-systems': 'Системы ящиков',
  'hinges-and-lifts': 'Петли и подъёмники',
  'tall-units-and-corners': 'Колонны и углы',
  'interior-organisers': 'Внутренние органайзеры',
  'sliding-gear': 'Раздвижные механизмы',
  lighting: 'Освещение',
  'sinks-taps-and-waste': 'Мойки, смесители и баки',
};

/** What is told of them. */
export const materialsFittingAndAccessories: Readonly<Record<BoardSlug, string>> = {
  'veneers-and-solid-woods':
    'Дуб, орех, ясень, эвкалипт, лиственница и берёза: по породе, распилу и тонировке.',
  lacquers:
    'Матовые с блеском ниже 5, полированные выше 90, металлизированные или по цвету, который вы принесёте.',
  laminates: 'Наноматовые, на которых не остаётся отпечатков, и декоры, чья пора повторяет рисунок.',
  'glass-and-frames': 'Прозрачное, бронзовое, рифлёное и зеркальное стекло в алюминиевых профилях.',
  worktops: 'Мрамор, кварцит, кварц, спечённый камень, сталь и дерево, у каждого своя кромка.',
  'handles-and-profiles':
    'Скобы, кнопки, ракушки и кольца, а также гола-профиль и торцевой профиль, которые их заменяют.',
  'drawer-systems': 'Направляющие и боковины по классам нагрузки, все закрываются плавно.',
  'hinges-and-lifts': 'Скрытые петли, подъёмники, открывание нажатием и карманные двери.',
  'tall-units-and-corners':
    'Колонна для продуктов, которая выдвигается, угол, который поворачивается наружу, и кладовая, в которую можно войти.',
  'interior-organisers': 'Вкладыши для приборов, ножей, тарелок, отходов и украшений.',
  'sliding-gear': 'Рельсы с мягким доводчиком, направляющие, крепление к полу или потолку.',
  lighting: 'Свет для полок, ящиков и ниш, 2700–3000 К, включается датчиками.',
  'sinks-taps-and-waste': 'Подстольные мойки и мойки-станции, смесители над ними и баки под ними.',
};
