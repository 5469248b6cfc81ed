import type { Basin, Vanity } from '../../schemas/bathroom.ts';
import type { Content } from '../../schemas/board.ts';
import type { PartMaterial, TablePiece } from '../../schemas/table.ts';
import { what } from './furniture.ts';

/** A vanity; `material` is the name of its front before a noun. */
function vanity({ kind, stands, basins, mirror }: Vanity, material: string): string {
  const standing = stands === 'wall-hung' ? 'wall-hung ' : stands === 'floor' ? 'floor-standing ' : '';
  const double = basins === 2 ? 'double ' : '';
  switch (kind) {
    case 'drawers':
      return `${standing}${double}vanity, drawers`;
    case 'bench':
      return 'low bench vanity, slatted fronts';
    case 'curved':
      return `${double}curved-end vanity, fluted`;
    case 'folded':
      return `${standing}${double}vanity, folded-plane fronts`;
    case 'framed':
      return `${standing}framed ${double}vanity${mirror === 'arched' ? ', arched mirror' : ''}`;
    case 'chest':
      return `${material} chest ${double}vanity${stands === 'feet' ? ', turned feet' : ''}`;
    case 'cane':
      return `painted ${double}vanity, cane doors`;
  }
}

/** Basin and top, of materials by name. */
function basin({ form, material, top }: { form: Basin['form']; material: string; top?: string }): string {
  const on = top ? ` on ${top}` : '';
  const named: Record<Basin['form'], string> = {
    integrated: `integrated ${material}`,
    bowl: `${material} bowl`,
    round: `round under-counter, ${material}`,
    mitred: `mitred ${material}`,
    inset: material,
  };
  return named[form] + on;
}

const extent = (lengths: readonly number[]) => lengths.join('–');

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
        record.seat && 'upholstered seat',
        record.leg && 'turned leg',
      ]
        .filter(Boolean)
        .join(', ');
    case 'bar-stool':
    case 'counter-stool':
      return [
        record.kind === 'bar-stool' ? 'bar stool' : 'counter stool',
        `${record.seatHeight} mm seat`,
        record.back && 'low back',
      ]
        .filter(Boolean)
        .join(', ');
    case 'rectangular-table':
      return ['rectangular table', `${extent(record.length)} mm`, record.base && 'trestle']
        .filter(Boolean)
        .join(', ');
    case 'extending-table':
      return `extending table, ${extent(record.length)} mm`;
    case 'round-table':
      return ['round table', `${extent(record.diameter)} mm`, record.base && 'fluted pedestal']
        .filter(Boolean)
        .join(', ');
    case 'round-extending-table':
      return `round extending table, ${extent(record.diameter)} mm`;
    case 'drop-leaf-table':
      return `breakfast table, drop leaf${record.with ? ', with bench' : ''}`;
    case 'banquette':
      return 'banquette, made to length';
  }
}

const chairs = {
  'dining-chair': 'dining chair',
  'dining-armchair': 'dining armchair',
  'stacking-chair': 'stacking chair',
  'spindle-chair': 'spindle chair',
  'lounge-chair': 'lounge chair for the dining end',
};
const backs = { wrapped: 'wrapped back', buttoned: 'buttoned', oval: 'oval back' };

/** A material of a piece where it is. */
function partMaterial({ part, material }: { part: PartMaterial['part']; material: string }): string {
  const named: Partial<Record<PartMaterial['part'], string>> = {
    top: `${material} top`,
    base: `${material} base`,
    plinth: `${material} plinth`,
    glides: `${material} glides`,
  };
  return named[part] ?? material;
}

const contents = {
  species: 'species',
  cuts: 'cuts',
  stains: 'stains',
  matt: 'matt',
  gloss: 'gloss',
  metallic: 'metallic',
  'colour-matched': 'colour-matched',
  'nano-matt': 'nano-matt',
  decor: 'decor',
  'synchronised-pore': 'synchronised pore',
  clear: 'clear',
  bronze: 'bronze',
  reeded: 'reeded',
  mirror: 'mirror',
  'aluminium-profiles': 'aluminium profiles',
  marble: 'marble',
  quartzite: 'quartzite',
  quartz: 'quartz',
  sintered: 'sintered',
  steel: 'steel',
  timber: 'timber',
  bar: 'bar',
  knob: 'knob',
  cup: 'cup',
  ring: 'ring',
  gola: 'gola',
  edge: 'edge',
  runners: 'runners',
  sides: 'sides',
  'soft-closing': 'soft closing',
  'load-classes': 'load classes',
  concealed: 'concealed',
  'lift-up': 'lift-up',
  'push-to-open': 'push-to-open',
  pocket: 'pocket',
  'pull-out-larder': 'pull-out larder',
  'corner-swing': 'corner swing',
  pantry: 'pantry',
  cutlery: 'cutlery',
  knife: 'knife',
  plate: 'plate',
  waste: 'waste',
  jewellery: 'jewellery',
  'soft-stop-tracks': 'soft-stop tracks',
  guides: 'guides',
  'floor-and-ceiling': 'floor and ceiling',
  shelf: 'shelf',
  drawer: 'drawer',
  niche: 'niche',
  sensors: 'sensors',
  undermount: 'undermount',
  workstation: 'workstation',
  'bin-systems': 'bin systems',
} satisfies Record<Content, string>;

/** How the words of all products but kitchens are put together; names as inside a sentence. */
export const pieces = {
  vanity,
  basin,
  piece,
  partMaterial,
  what,
  contents,
  influence: { japanese: 'Japanese' },
  kelvin: ([low, high]: readonly [number, number]) => `${low}–${high} K`,
};
