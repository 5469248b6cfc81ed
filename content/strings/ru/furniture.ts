import type { MaterialId } from '../../materials.ts';
import type { What } from '../../schemas/furniture.ts';
import { styles } from './products.ts';

/** Furniture of one kind; `name` gives a material as the attribute that follows a noun. */
export function what(record: What, name: (id: MaterialId) => string): string {
  const parts = 'parts' in record ? record.parts.map((part) => partNames[part]) : [];
  switch (record.kind) {
    case 'walk-in-wardrobe':
      return `гардеробная на открытых стойках, полки с отделкой ${name(record.shelves)}`;
    case 'hinged-wardrobe':
      return 'распашной шкаф с рамочными фасадами и карнизом, крашеный';
    case 'sliding-wardrobe':
      return `шкаф с двумя раздвижными полотнами, ${record.leaves.map((leaf) => leaves[leaf]).join(' и ')}`;
    case 'sliding-door':
      return `раздвижная дверь ${name(record.glass)} в раме ${name(record.frame.material)}, ${record.frame.width} мм`;
    case 'sliding-divider':
      return 'раздвижная перегородка от пола до потолка';
    case 'panelled-wall':
      return `стена в панелях, за которыми скрыты ${record.conceals.map((hidden) => concealed[hidden]).join(' и ')}`;
    case 'folding-pocket-doors':
      return 'складные двери, уходящие в карманы, за ними туалетный столик';
    case 'meeting-table':
      return `стол для переговоров, ${parts.join(', ')}`;
    case 'library-wall':
      return `библиотека во всю стену, ${parts.join(', ')}`;
    case 'executive-desk':
      return `стол руководителя, ${parts.join(', ')}`;
    case 'media-wall':
      return ['медиастена', ...parts].join(', ');
    case 'library-and-vitrine-wall':
      return ['библиотека и витрина во всю стену', ...parts].join(', ');
    case 'sideboards-and-cabinet':
      return ['низкие комоды и шкаф-витрина', ...parts].join(', ');
    case 'panelled-bed-wall':
      return ['панели за изголовьем кровати', ...parts, styles[record.style]].join(', ');
    case 'upholstered-bed':
      return ['мягкая кровать', ...parts, styles[record.style]].join(', ');
    case 'doors':
      return `двери ${and(record.leaves.map((leaf) => doorLeaves[leaf]))}, до ${record.height} мм, скрытые петли`;
    case 'accessories':
      return parts.join(', ');
    case 'panelling':
      return ['стеновые панели', ...parts].join(', ');
    case 'guest-room':
      return `единая программа гостиничного номера — ${parts.join(', ')}`;
  }
}

/** «гладкие, рамочные и остеклённые». */
function and(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' и ');
}

type Of<K extends What['kind']> = Extract<What, { kind: K }>;

const leaves: Record<Of<'sliding-wardrobe'>['leaves'][number], string> = {
  veneer: 'шпон',
  mirror: 'зеркало',
};

const concealed: Record<Of<'panelled-wall'>['conceals'][number], string> = {
  wardrobe: 'шкаф',
  door: 'дверь',
};

const doorLeaves: Record<Of<'doors'>['leaves'][number], string> = {
  flush: 'гладкие',
  framed: 'рамочные',
  glazed: 'остеклённые',
};

type Part = What extends infer W ? (W extends { parts: (infer P)[] } ? P : never) : never;

const partNames: Record<Part, string> = {
  'cable-spine': 'кабельный канал',
  credenza: 'тумба-креденца',
  'integrated-desk': 'встроенный письменный стол',
  return: 'боковая приставка',
  'visitor-side': 'место для посетителя',
  'stone-plinth': 'каменный цоколь',
  'lit-shelves': 'полки с подсветкой',
  'painted-frame': 'крашеная рамка',
  veneer: 'шпон',
  'bedside-drawers': 'прикроватные ящики',
  'framed-chests': 'рамочные комоды',
  trays: 'подносы',
  mirrors: 'зеркала',
  'drawer-inserts': 'вкладыши для ящиков',
  'small-shelves': 'небольшие полки',
  cornices: 'карнизы',
  skirting: 'плинтусы',
  pilasters: 'пилястры',
  'radiator-screens': 'экраны для радиаторов',
  'headboard-wall': 'стена изголовья',
  wardrobe: 'шкаф',
  minibar: 'мини-бар',
  desk: 'письменный стол',
};
