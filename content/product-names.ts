import { type MaterialId, material } from './materials.ts';
import type { FinishSample } from './product-text.ts';
import type { Bathroom } from './schemas/bathroom.ts';
import type { Board } from './schemas/board.ts';
import type { Handle } from './schemas/common.ts';
import type { Kitchen } from './schemas/kitchen.ts';
import type { Table } from './schemas/table.ts';
import type { PageStrings } from './strings/index.ts';

/** Names of a record's parts in a language, as inside a sentence. */

/** Name of a material before a noun. */
export function before(id: MaterialId, text: PageStrings): string {
  return text.materialsBefore[id] ?? text.materials[id];
}

/** Name of a material after "of" or "in". */
export function of(id: MaterialId, text: PageStrings): string {
  return text.materialsOf[id] ?? text.materials[id];
}

export function handle(record: Handle, text: PageStrings): string {
  return text.products.handle({
    kind: record.kind,
    ...('material' in record && { material: of(record.material, text) }),
  });
}

export function seconds({ second }: Kitchen, text: PageStrings): string[] {
  return second.map(({ where, form, material: id }) =>
    text.products.second({ where, ...(form && { form }), ...(id && { material: before(id, text) }) }),
  );
}

/** Fronts and worktop are cut from one slab. */
export function oneSlab({ worktop, finish, colour }: Kitchen): boolean {
  return finish === 'ST' && worktop.material === colour;
}

/** What a worktop is made of: after "of", or standing alone. */
export function worktopOf(record: Kitchen, text: PageStrings): string {
  return oneSlab(record) ? text.products.sameSlab : of(record.worktop.material, text);
}

export function worktop(record: Kitchen, { materials, products }: PageStrings): string {
  return oneSlab(record) ? products.sameSlab : materials[record.worktop.material];
}

export function front({ front: record }: Kitchen, { materials, products }: PageStrings): string {
  return products.front(record, record.glazing && materials[record.glazing]);
}

export function furniture({ furniture: record, colour }: Bathroom, text: PageStrings): string {
  return text.pieces.vanity(record, before(colour, text));
}

export function basin({ basin: { form, material: id, top } }: Bathroom, text: PageStrings): string {
  return text.pieces.basin({ form, material: of(id, text), ...(top && { top: of(top, text) }) });
}

export function partMaterials({ materials: parts }: Table, text: PageStrings): FinishSample[] {
  return parts.map(({ part, material: id }) => ({
    id,
    name: text.pieces.partMaterial({ part, material: of(id, text) }),
    hex: material(id).hex,
  }));
}

export function contents({ contents: ids, kelvin }: Board, { pieces, products }: PageStrings): string {
  return products.list([...ids.map((id) => pieces.contents[id]), ...(kelvin ? [pieces.kelvin(kelvin)] : [])]);
}
