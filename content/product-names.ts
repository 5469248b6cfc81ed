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

export function handle(record: Handle, { materials, products }: PageStrings): string {
  return products.handle({
    kind: record.kind,
    ...('material' in record && { material: materials[record.material] }),
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

export function worktop(record: Kitchen, { materials, products }: PageStrings): string {
  return oneSlab(record) ? products.sameSlab : materials[record.worktop.material];
}

export function front({ front: record }: Kitchen, { materials, products }: PageStrings): string {
  return products.front(record, record.glazing && materials[record.glazing]);
}

export function furniture({ furniture: record, colour }: Bathroom, text: PageStrings): string {
  return text.pieces.vanity(record, before(colour, text));
}

export function basin(
  { basin: { form, material: id, top } }: Bathroom,
  { materials, pieces }: PageStrings,
): string {
  return pieces.basin({ form, material: materials[id], ...(top && { top: materials[top] }) });
}

export function partMaterials(
  { materials: parts }: Table,
  { materials, pieces }: PageStrings,
): FinishSample[] {
  return parts.map(({ part, material: id }) => ({
    id,
    name: pieces.partMaterial({ part, material: materials[id] }),
    hex: material(id).hex,
  }));
}

export function contents({ contents: ids, kelvin }: Board, { pieces, products }: PageStrings): string {
  return products.list([...ids.map((id) => pieces.contents[id]), ...(kelvin ? [pieces.kelvin(kelvin)] : [])]);
}
