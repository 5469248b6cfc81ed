import type { Finish, Handle, Layout, Style } from '../../schemas/common.ts';
import type { Front, Second } from '../../schemas/kitchen.ts';
import type { PageStrings } from '../locale-strings.ts';
import { facets } from './facets.ts';

/** Names stand as they do inside a sentence; a second material stands as an attribute, as `materialsOf` gives it. */

export const styles: Record<Style, string> = {
  contemporary: 'современный стиль',
  neoclassic: 'неоклассика',
  classic: 'классика',
  loft: 'лофт',
  scandinavian: 'скандинавский стиль',
};

const layouts: Record<Layout, string> = {
  LIN: 'в одну линию',
  L: 'угловая',
  U: 'на три стены',
  GAL: 'в две линии',
  PEN: 'с полуостровом',
  ISL: 'с островом',
  DUO: 'парадная и рабочая',
};

const finishes: Record<Finish, string> = {
  ML: 'матовая эмаль',
  GL: 'глянцевая эмаль',
  NM: 'наноматовый ламинат',
  TL: 'декоративный ламинат',
  VN: 'шпон',
  SF: 'рамка из массива',
  PF: 'эмаль по дереву',
  GA: 'стекло в алюминиевой рамке',
  ST: 'спечённый камень',
  MT: 'металл',
};

/** Of a front, which is masculine. */
const constructions: Record<Front['construction'], string> = {
  slab: 'гладкий',
  ribbed: 'гладкий с рифлением',
  slatted: 'реечный',
  plank: 'дощатый',
  shaker: 'шейкер',
  'thin-frame': 'с тонкой рамкой',
  beaded: 'вкладной, в раме с калёвкой',
  'arched-panel': 'с арочной филёнкой',
  'raised-panel': 'с фигурной филёнкой',
  'aluminium-frame': 'рамочный',
};

const ornaments: Record<NonNullable<Front['ornament']>, string> = {
  pilasters: 'пилястры',
  columns: 'колонны',
};

function front(
  { construction, thickness, edge, grainMatched, fluted, ornament }: Front,
  glazing?: string,
): string {
  const name = constructions[construction];
  if (edge === 'mitred') return `${name}, кромки запилены под 45°`;
  if (edge === 'bevelled') return `${name}, скошенная кромка ${thickness} мм`;
  if (fluted) return `${name}, частью с каннелюрами`;
  const more = grainMatched ? 'сквозной рисунок' : ornament ? ornaments[ornament] : glazing;
  return more ? `${name}, ${more}` : name;
}

/** A place and the ending of what is said of it: masculine, feminine or plural. */
const places: Record<Second['where'], readonly [name: string, gender: 'm' | 'f' | 'pl']> = {
  island: ['остров', 'm'],
  'table-island': ['остров-стол', 'm'],
  'base-units': ['нижние шкафы', 'pl'],
  'wall-units': ['навесные шкафы', 'pl'],
  'tall-units': ['высокие шкафы', 'pl'],
  vitrine: ['витрина', 'f'],
  dresser: ['буфет', 'm'],
  doors: ['дверцы', 'pl'],
  interior: ['внутренняя отделка', 'f'],
  pantry: ['кладовая', 'f'],
  niche: ['ниша', 'f'],
  splashback: ['фартук', 'm'],
  shelf: ['полка', 'f'],
  shelves: ['полки', 'pl'],
  'plate-rack': ['полка-тарелочница', 'f'],
  hood: ['короб вытяжки', 'm'],
  cornice: ['карниз', 'm'],
  capitals: ['капители', 'pl'],
  plinth: ['цоколь', 'm'],
  'end-panel': ['торцевая панель', 'f'],
  'bar-top': ['барная столешница', 'f'],
  'terrace-bar': ['барная стойка к террасе', 'f'],
  'butcher-block': ['разделочный блок', 'm'],
  rail: ['рейлинг', 'm'],
};

const said = {
  open: { m: 'открытый', f: 'открытая', pl: 'открытые' },
  painted: { m: 'крашеный', f: 'крашеная', pl: 'крашеные' },
  carved: { m: 'резной', f: 'резная', pl: 'резные' },
  solid: { m: 'цельный', f: 'цельная', pl: 'цельные' },
};

function second({
  where,
  form,
  material,
}: {
  where: Second['where'];
  form?: Second['form'];
  material?: string;
}): string {
  const [name, gender] = places[where];
  const words = [name, material].filter(Boolean).join(' ');
  switch (form) {
    case 'framed':
      return `${name} в раме ${material}`;
    case 'backed':
      return `${name} с задней стенкой ${material}`;
    case 'lined':
      return `${name} с внутренней отделкой ${material}`;
    case 'grille':
      return `${name} с решёткой ${material}`;
    case 'mesh':
      return `${name} с сеткой ${material}`;
    case 'fluted':
      return `${words} с каннелюрами`;
    case 'open':
    case 'painted':
    case 'carved':
    case 'solid':
      return `${said[form][gender]} ${words}`;
    case 'glazed':
    case undefined:
      return words;
  }
}

const grips: Record<Handle['kind'], string> = {
  gola: 'гола-профиль',
  'edge-profile': 'торцевой профиль',
  push: 'нажатием',
  'cut-out': 'вырез в фасаде',
  bar: 'ручка-скоба',
  knob: 'ручка-кнопка',
  cup: 'ручка-ракушка',
  ring: 'ручка-кольцо',
  tab: 'ручка-ремешок',
};

export const products: PageStrings['products'] = {
  facets,
  styles,
  layouts,
  finishes,
  front,
  second,
  handle: ({ kind, material }) => (material ? `${grips[kind]} ${material}` : grips[kind]),
  list: (items) => items.join(', '),
  pair: (first, more) => `${first}, ${more}`,
  worktop: ({ material }) => `столешница ${material}`,
  sameSlab: 'из той же плиты, что и фасады',
  millimetres: (length) => `${length} мм`,
  kitchenAlt: ({ name, colour, second: also, worktop, layout }) =>
    `Кухня ${name}, ${layout}: фасады ${colour}${also ? `, ${also}` : ''}, столешница ${worktop}`,
  bathroomAlt: ({ name, furniture, colour }) => `Ванная ${name}: ${furniture}; фасады ${colour}`,
  productAlt: ({ name, what }) => `${name}: ${what}`,
  seen: ({ alt, seen }) => `${alt}; ${seen}`,
};
