import type { Basin, Vanity } from '../../schemas/bathroom.ts';
import type { PartMaterial, TablePiece } from '../../schemas/table.ts';
import { contents } from './contents.ts';
import { what } from './furniture.ts';

/** A vanity: خزانة مغسلة with what sets it apart. */
function vanity({ kind, stands, basins, mirror }: Vanity): string {
  const standing = stands === 'wall-hung' ? ' معلَّقة' : stands === 'floor' ? ' قائمة على الأرض' : '';
  const double = basins === 2 ? ' بحوضين' : '';
  switch (kind) {
    case 'drawers':
      return `خزانة مغسلة${standing}${double}، كلّها أدراج`;
    case 'bench':
      return 'خزانة مغسلة منخفضة كالمقعد، واجهاتها من شرائح';
    case 'curved':
      return `خزانة مغسلة${double} مخدَّدة، طرفاها منحنيان`;
    case 'folded':
      return `خزانة مغسلة${standing}${double}، واجهاتها كالورق المطوي`;
    case 'framed':
      return `خزانة مغسلة${standing}${double}، بإطارات${mirror === 'arched' ? ' ومرآة مقوَّسة' : ''}`;
    case 'chest':
      return `خزانة مغسلة${double} كالصندوق${stands === 'feet' ? '، على أرجل مخروطة' : ''}`;
    case 'cane':
      return `خزانة مغسلة مطليّة${double}، أبوابها من خيزران`;
  }
}

/** Basin and top; materials come with what leads them in. */
function basin({ form, material, top }: { form: Basin['form']; material: string; top?: string }): string {
  const named: Record<Basin['form'], string> = {
    integrated: `حوض مدمج ${material}`,
    bowl: `حوض كالوعاء ${material}`,
    round: `حوض دائري تحت السطح، ${material}`,
    mitred: `${material}، بحواف تلتقي بزاوية 45 درجة`,
    inset: material,
  };
  return named[form] + (top ? `، على سطح ${top}` : '');
}

const extent = ([least, most]: readonly number[]) =>
  most === undefined ? `${least}\u00a0مم` : `من ${least} إلى ${most}\u00a0مم`;
const named = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join('، ');

type Chair = Extract<TablePiece, { kind: keyof typeof chairs }>;

/** Table, chair, stool or bench. */
function piece(record: TablePiece): string {
  switch (record.kind) {
    case 'dining-chair':
    case 'dining-armchair':
    case 'stacking-chair':
    case 'spindle-chair':
    case 'lounge-chair':
      return chair(record);
    case 'bar-stool':
    case 'counter-stool':
      return named([
        record.kind === 'bar-stool' ? 'كرسي مرتفع' : 'كرسي منضدة',
        `ارتفاع المقعد ${record.seatHeight}\u00a0مم`,
        record.back && 'بظهر منخفض',
      ]);
    case 'rectangular-table':
      return named(['طاولة مستطيلة', extent(record.length), record.base && 'على حاملين']);
    case 'extending-table':
      return named(['طاولة قابلة للتمديد', extent(record.length)]);
    case 'round-table':
      return named(['طاولة مستديرة', `قطرها ${extent(record.diameter)}`, record.base && 'على قاعدة مخدَّدة']);
    case 'round-extending-table':
      return named(['طاولة مستديرة قابلة للتمديد', extent(record.diameter)]);
    case 'drop-leaf-table':
      return named(['طاولة فطور بجناح يُطوى', record.with && 'مع مقعد طويل']);
    case 'banquette':
      return 'مقعد جداري، يُصنع على الطول المطلوب';
  }
}

const chairs = {
  'dining-chair': 'كرسي طعام',
  'dining-armchair': 'كرسي طعام بمسندين',
  'stacking-chair': 'كرسي قابل للتكديس',
  'spindle-chair': 'كرسي بقضبان مخروطة',
  'lounge-chair': 'كرسي استرخاء لركن الطعام',
};

function chair({ kind, back, seat, leg }: Chair): string {
  const has = [
    back === 'wrapped' && 'ظهر ملفوف',
    back === 'oval' && 'ظهر بيضوي',
    seat && 'مقعد منجَّد',
    leg && 'أرجل مخروطة',
  ].filter(Boolean);
  const whole = has.length > 0 ? `${chairs[kind]} ب${has.join(' و')}` : chairs[kind];
  return named([whole, back === 'buttoned' && 'منجَّد بالأزرار']);
}

/** A material of a piece where it is. */
function partMaterial({ part, material }: { part: PartMaterial['part']; material: string }): string {
  return [parts[part], material].filter(Boolean).join(' ');
}

const parts: Record<PartMaterial['part'], string> = {
  whole: '',
  frame: 'هيكل',
  cover: 'كسوة',
  top: 'سطح',
  base: 'قاعدة',
  plinth: 'قاعدة سفلية',
  glides: 'كعوب',
};

/** How the words of all products but kitchens are put together. */
export const pieces = {
  vanity,
  basin,
  piece,
  partMaterial,
  what,
  contents,
  influence: { japanese: 'بروح يابانية' },
  kelvin: ([low, high]: readonly [number, number]) => `من ${low} إلى ${high}\u00a0كلفن`,
};
