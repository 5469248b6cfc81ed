import type { Second } from '../../schemas/kitchen.ts';

/** Places of a second material by grammatical gender; things in the plural are feminine. */
const masculine = {
  interior: 'داخل الخزائن',
  splashback: 'لوح خلفي',
  shelf: 'رفّ',
  'plate-rack': 'حامل أطباق',
  cornice: 'كورنيش',
  'end-panel': 'لوح جانبي',
  'bar-top': 'سطح مرتفع للجلوس',
  'butcher-block': 'لوح تقطيع',
  rail: 'قضيب',
} as const satisfies Partial<Record<Second['where'], string>>;

const feminine: Record<Exclude<Second['where'], keyof typeof masculine>, string> = {
  island: 'جزيرة',
  'table-island': 'طاولة وسطية',
  'base-units': 'وحدات سفلية',
  'wall-units': 'وحدات علوية',
  'tall-units': 'وحدات عالية',
  vitrine: 'خزانة عرض',
  dresser: 'خزانة أطباق',
  doors: 'أبواب',
  pantry: 'خزانة مؤن',
  niche: 'كوّة',
  shelves: 'رفوف',
  hood: 'مدخنة شفاط',
  capitals: 'تيجان أعمدة',
  plinth: 'وزرة',
  'terrace-bar': 'منضدة مرتفعة تطلّ على الشرفة',
};

const places: Record<Second['where'], string> = { ...masculine, ...feminine };

/** How a material is used: what leads it in after a place, or an adjective of the place without its ending ـة. */
const leads: Record<NonNullable<Second['form']>, string> = {
  framed: 'بإطار',
  glazed: 'بواجهات',
  backed: 'بظهر',
  lined: 'ببطانة',
  grille: 'بشبك',
  mesh: 'بشبكة',
  open: 'مفتوح',
  painted: 'مطلي',
  carved: 'منحوت',
  fluted: 'مخدَّد',
  solid: 'مصمت',
};

const ADJECTIVES: readonly Second['form'][] = ['open', 'painted', 'carved', 'fluted', 'solid'];

/** A second material where it is; `material` comes with what leads it in, absent where it is the front's own. */
export function second({
  where,
  form,
  material,
}: {
  where: Second['where'];
  form?: Second['form'];
  material?: string;
}): string {
  const ending = ADJECTIVES.includes(form) && !(where in masculine) ? 'ة' : '';
  return [places[where], form && leads[form] + ending, material].filter(Boolean).join(' ');
}
