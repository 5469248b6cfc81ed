import type { MaterialId } from '../../materials.ts';
import type { What } from '../../schemas/furniture.ts';

/** Furniture of one kind; `name` gives a material's name before a noun. */
export function what(record: What, name: (id: MaterialId) => string): string {
  const parts = 'parts' in record ? record.parts.map((part) => partNames[part]) : [];
  switch (record.kind) {
    case 'walk-in-wardrobe':
      return `walk-in wardrobe, open posts, ${name(record.shelves)} shelves`;
    case 'hinged-wardrobe':
      return 'hinged framed wardrobe with cornice, painted';
    case 'sliding-wardrobe':
      return `two-leaf sliding wardrobe, ${record.leaves.join(' and ')}`;
    case 'sliding-door':
      return `sliding door, ${record.frame.width} mm ${name(record.frame.material)} frame, ${name(record.glass)}`;
    case 'sliding-divider':
      return 'sliding room divider, floor to ceiling';
    case 'panelled-wall':
      return `panelled wall with concealed ${record.conceals.join(' and ')}`;
    case 'folding-pocket-doors':
      return 'folding pocket doors over a dressing table';
    case 'meeting-table':
      return `meeting table with ${parts.join(' and ')}`;
    case 'library-wall':
      return `library wall with ${parts.join(' and ')}`;
    case 'executive-desk':
      return `executive desk, ${parts.join(' and ')}`;
    case 'media-wall':
      return ['media wall', ...parts].join(', ');
    case 'library-and-vitrine-wall':
      return ['library and vitrine wall', ...parts].join(', ');
    case 'sideboards-and-cabinet':
      return ['low sideboards and display cabinet', ...parts].join(', ');
    case 'panelled-bed-wall':
      return ['panelled bed wall', ...parts, record.style].join(', ');
    case 'upholstered-bed':
      return ['upholstered bed', ...parts, record.style].join(', ');
    case 'doors': {
      const leaves = [record.leaves.slice(0, -1).join(', '), record.leaves.at(-1)]
        .filter(Boolean)
        .join(' and ');
      return `${leaves} doors to ${record.height} mm, concealed hinges`;
    }
    case 'accessories':
      return parts.join(', ');
    case 'panelling':
      return ['wall panelling', ...parts].join(', ');
    case 'guest-room':
      return `guest-room programme: ${parts.join(', ')}`;
  }
}

type Part = What extends infer W ? (W extends { parts: (infer P)[] } ? P : never) : never;

const partNames: Record<Part, string> = {
  'cable-spine': 'cable spine',
  credenza: 'credenza',
  'integrated-desk': 'integrated desk',
  return: 'return',
  'visitor-side': 'visitor side',
  'stone-plinth': 'stone plinth',
  'lit-shelves': 'lit shelves',
  'painted-frame': 'painted frame',
  veneer: 'veneer',
  'bedside-drawers': 'bedside drawers',
  'framed-chests': 'framed chests',
  trays: 'trays',
  mirrors: 'mirrors',
  'drawer-inserts': 'drawer inserts',
  'small-shelves': 'small shelves',
  cornices: 'cornices',
  skirting: 'skirting',
  pilasters: 'pilasters',
  'radiator-screens': 'radiator screens',
  'headboard-wall': 'headboard wall',
  wardrobe: 'wardrobe',
  minibar: 'minibar',
  desk: 'desk',
};
