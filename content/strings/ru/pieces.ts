import type { Basin, Vanity } from '../../schemas/bathroom.ts';
import type { PartMaterial, TablePiece } from '../../schemas/table.ts';
import type { PageStrings } from '../locale-strings.ts';
import { contents } from './contents.ts';
import { what } from './furniture.ts';

/** A vanity; `material` is the name of its front as an attribute. */
function vanity({ kind, stands, basins, mirror }: Vanity, material: string): string {
  const standing = stands === 'wall-hung' ? 'подвесная ' : stands === 'floor' ? 'напольная ' : '';
  const double = basins === 2 ? ', две раковины' : '';
  switch (kind) {
    case 'drawers':
      return `${standing}тумба с ящиками${double}`;
    case 'bench':
      return 'низкая тумба-скамья с реечными фасадами';
    case 'curved':
      return `тумба с закруглёнными торцами и каннелюрами${double}`;
    case 'folded':
      return `${standing}тумба с фасадами в складку${double}`;
    case 'framed':
      return `${standing}тумба с рамочными фасадами${double}${mirror === 'arched' ? ', арочное зеркало' : ''}`;
    case 'chest':
      return `тумба-комод ${material}${stands === 'feet' ? ' на точёных ножках' : ''}${double}`;
    case 'cane':
      return `крашеная тумба с дверцами из плетёного ротанга${double}`;
  }
}

/** Basin and top, their materials as attributes. */
function basin({ form, material, top }: { form: Basin['form']; material: string; top?: string }): string {
  const named: Record<Basin['form'], string> = {
    integrated: `раковина заодно со столешницей ${material}`,
    bowl: `раковина-чаша ${material}`,
    round: `круглая раковина под столешницей ${material}`,
    mitred: `раковина ${material}, кромки под 45°`,
    inset: `встроенная раковина, столешница ${material}`,
  };
  return named[form] + (top ? ` на столешнице ${top}` : '');
}

const extent = (lengths: readonly number[]) => `${lengths.join('–')} мм`;

/** Table, chair, stool or bench. */
function piece(record: TablePiece): string {
  switch (record.kind) {
    case 'dining-chair':
    case 'dining-armchair':
    case 'stacking-chair':
    case 'spindle-chair':
    case 'lounge-chair':
      return [
        chairs[record.kind],
        record.back && backs[record.back],
        record.seat && 'мягкое сиденье',
        record.leg && 'точёные ножки',
      ]
        .filter(Boolean)
        .join(', ');
    case 'bar-stool':
    case 'counter-stool':
      return [
        record.kind === 'bar-stool' ? 'барный стул' : 'полубарный стул',
        `сиденье на высоте ${record.seatHeight} мм`,
        record.back && 'низкая спинка',
      ]
        .filter(Boolean)
        .join(', ');
    case 'rectangular-table':
      return ['прямоугольный стол', extent(record.length), record.base && 'козлы'].filter(Boolean).join(', ');
    case 'extending-table':
      return `раздвижной стол, ${extent(record.length)}`;
    case 'round-table':
      return ['круглый стол', extent(record.diameter), record.base && 'опора с каннелюрами']
        .filter(Boolean)
        .join(', ');
    case 'round-extending-table':
      return `круглый раздвижной стол, ${extent(record.diameter)}`;
    case 'drop-leaf-table':
      return `стол для завтрака с откидной створкой${record.with ? ', скамья к нему' : ''}`;
    case 'banquette':
      return 'диван-банкетка по длине вашей стены';
  }
}

const chairs = {
  'dining-chair': 'обеденный стул',
  'dining-armchair': 'обеденное кресло',
  'stacking-chair': 'штабелируемый стул',
  'spindle-chair': 'стул со спинкой из точёных стоек',
  'lounge-chair': 'кресло для отдыха рядом со столовой',
};
const backs = { wrapped: 'обёрнутая спинка', buttoned: 'каретная стяжка', oval: 'овальная спинка' };

const parts: Record<PartMaterial['part'], string> = {
  whole: 'целиком',
  frame: 'каркас',
  cover: 'сиденье',
  top: 'столешница',
  base: 'подстолье',
  plinth: 'цоколь',
  glides: 'подпятники',
};

export const pieces: PageStrings['pieces'] = {
  vanity,
  basin,
  piece,
  partMaterial: ({ part, material }) => `${parts[part]} ${material}`,
  what,
  contents,
  influence: { japanese: 'японские мотивы' },
  kelvin: ([low, high]) => `${low}–${high} К`,
};
