import * as v from 'valibot';
import { ContentError } from './content-error.ts';
import table from './data/materials.json' with { type: 'json' };
import { type Material, materialSchema } from './schemas/material.ts';

/** Key of the one table of materials, content/data/materials.json. */
export type MaterialId = keyof typeof table;

export const MATERIAL_IDS = Object.keys(table) as [MaterialId, ...MaterialId[]];

/** Parses the table. @throws Error naming id, field, value and what is allowed. */
function parseMaterials(rows: Readonly<Record<string, unknown>>): Record<MaterialId, Material> {
  const parsed = Object.entries(rows).map(([id, row]) => [id, v.safeParse(materialSchema, row)] as const);
  const faults = parsed.flatMap(([id, { issues }]) =>
    (issues ?? []).map(
      (issue) => `content/data/materials.json, ${id}, ${v.getDotPath(issue) ?? 'material'}: ${issue.message}`,
    ),
  );
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return Object.fromEntries(parsed.map(([id, { output }]) => [id, output])) as Record<MaterialId, Material>;
}

const materials = parseMaterials(table);

/** What is known of a material besides its name, which stands in the strings. */
export function material(id: MaterialId): Material {
  return materials[id];
}
