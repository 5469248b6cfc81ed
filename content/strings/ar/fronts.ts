import type { Front } from '../../schemas/kitchen.ts';

/** Predicates of واجهة: feminine, or what leads in with a preposition. */
const constructions: Record<Front['construction'], string> = {
  slab: 'ملساء',
  ribbed: 'مضلَّعة',
  slatted: 'من شرائح',
  plank: 'من ألواح',
  shaker: 'إطار شيكر',
  'thin-frame': 'إطار رفيع',
  beaded: 'باب غائر بحلية خرزية',
  'arched-panel': 'حشوة مقوَّسة',
  'raised-panel': 'حشوة بارزة',
  'aluminium-frame': 'إطار ألمنيوم',
};

const ornaments: Record<NonNullable<Front['ornament']>, string> = {
  pilasters: 'بأعمدة جدارية',
  columns: 'بأعمدة',
};

/** A front with what sets it apart; `glazing` is the name of what fills its frame. */
export function front(
  { construction, thickness, edge, grainMatched, fluted, ornament }: Front,
  glazing?: string,
): string {
  const name = constructions[construction];
  if (edge === 'mitred') return `${name}، بحواف تلتقي بزاوية 45 درجة`;
  if (edge === 'bevelled') return `${name}، بحافة مشطوفة سماكتها ${thickness}\u00a0مم`;
  if (fluted) return `${name} ومخدَّدة`;
  if (grainMatched) return `${name}، بتعريق متصل`;
  const more = ornament ? ornaments[ornament] : glazing;
  return more ? `${name}، ${more}` : name;
}
