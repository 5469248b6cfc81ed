import type { MaterialId } from '../../materials.ts';
import type { What } from '../../schemas/furniture.ts';
import { facets } from './facets.ts';

/** Things named one after another and closed by و. */
const and = (items: readonly string[]) => items.join(' و');

/** Furniture of one kind; `name` gives a material with what leads it in. */
export function what(record: What, name: (id: MaterialId) => string): string {
  const parts = 'parts' in record ? record.parts.map((part) => partNames[part]) : [];
  switch (record.kind) {
    case 'walk-in-wardrobe':
      return `غرفة ملابس بقوائم مفتوحة، رفوفها ${name(record.shelves)}`;
    case 'hinged-wardrobe':
      return 'خزانة ملابس مطليّة بأبواب مؤطَّرة على مفصلات، يعلوها كورنيش';
    case 'sliding-wardrobe':
      return `خزانة ملابس بدرفتين منزلقتين، ${and(record.leaves.map((leaf) => leafNames[leaf]))}`;
    case 'sliding-door':
      return `باب منزلق ${name(record.glass)}، بإطار عرضه ${record.frame.width}\u00a0مم ${name(record.frame.material)}`;
    case 'sliding-divider':
      return 'فاصل غرف منزلق من الأرض إلى السقف';
    case 'panelled-wall':
      return `جدار مكسوّ بالألواح يُخفي ${and(record.conceals.map((thing) => concealed[thing]))}`;
    case 'folding-pocket-doors':
      return 'أبواب تُطوى وتغيب في جيوبها، خلفها طاولة زينة';
    case 'meeting-table':
      return `طاولة اجتماعات ب${and(parts)}`;
    case 'library-wall':
      return `جدار مكتبة ب${and(parts)}`;
    case 'executive-desk':
      return `مكتب مدير ب${and(parts)}`;
    case 'media-wall':
      return `جدار تلفزيون ب${and(parts)}`;
    case 'library-and-vitrine-wall':
      return `جدار مكتبة وخزانة عرض ب${and(parts)}`;
    case 'sideboards-and-cabinet':
      return `خزائن جانبية منخفضة وخزانة عرض من ${and(parts)}`;
    case 'panelled-bed-wall':
      return ['جدار سرير مكسوّ بالألواح', ...parts, `طراز ${facets.style[record.style]}`].join('، ');
    case 'upholstered-bed':
      return `سرير منجَّد ب${and(parts)}، طراز ${facets.style[record.style]}`;
    case 'doors':
      return `أبواب ${and(record.leaves.map((leaf) => doorNames[leaf]))} حتى ارتفاع ${record.height}\u00a0مم، بمفصلات مخفية`;
    case 'accessories':
      return parts.join('، ');
    case 'panelling':
      return ['كسوة جدران', ...parts].join('، ');
    case 'guest-room':
      return `غرفة ضيوف في برنامج واحد: ${parts.join('، ')}`;
  }
}

type Part = What extends infer W ? (W extends { parts: (infer P)[] } ? P : never) : never;

const leafNames = { veneer: 'واحدة من قشرة خشبية', mirror: 'أخرى من مرآة' };
const concealed = { wardrobe: 'خزانة ملابس', door: 'بابًا' };
const doorNames = { flush: 'مستوية', framed: 'مؤطَّرة', glazed: 'زجاجية' };

const partNames: Record<Part, string> = {
  'cable-spine': 'مجرى وسطي للأسلاك',
  credenza: 'خزانة مرافقة',
  'integrated-desk': 'مكتب في داخله',
  return: 'جناح جانبي',
  'visitor-side': 'جانب للزائر',
  'stone-plinth': 'قاعدة من حجر',
  'lit-shelves': 'رفوف مضاءة',
  'painted-frame': 'إطار مطلي',
  veneer: 'قشرة خشبية',
  'bedside-drawers': 'أدراج بجانب السرير',
  'framed-chests': 'خزائن أدراج مؤطَّرة',
  trays: 'صوانٍ',
  mirrors: 'مرايا',
  'drawer-inserts': 'مقسِّمات أدراج',
  'small-shelves': 'رفوف صغيرة',
  cornices: 'كورنيشات',
  skirting: 'وزرات',
  pilasters: 'أعمدة جدارية',
  'radiator-screens': 'سواتر مشعّات',
  'headboard-wall': 'جدار رأس السرير',
  wardrobe: 'خزانة ملابس',
  minibar: 'ميني بار',
  desk: 'مكتب',
};
