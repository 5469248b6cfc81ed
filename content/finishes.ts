import { allProducts, type Product } from './catalogue.ts';
import { ContentError } from './content-error.ts';
import { FINISH_KINDS, type FinishGroup, type FinishKind, groupOf, kindFacts } from './data/finish-kinds.ts';
import { MATERIAL_IDS, type MaterialId, material } from './materials.ts';
import type { Finish } from './schemas/common.ts';

/** A finish one can choose: a material that at least one model wears. */
export interface LibraryFinish {
  id: MaterialId;
  group: FinishGroup;
  /** How models wear it, in the order of the kinds. */
  kinds: readonly FinishKind[];
  /** The models that wear it, on their fronts first. */
  models: readonly Product[];
}

/** What a product wears: every material its record names, that of its front first. */
export function wornBy(product: Product): MaterialId[] {
  switch (product.category) {
    case 'kitchens': {
      const { colour, second, worktop, handle, front } = product.record;
      const parts = second.map(({ material: id }) => id);
      const grip = 'material' in handle ? handle.material : undefined;
      return known([colour, ...parts, worktop.material, grip, front.glazing]);
    }
    case 'bathrooms': {
      const { colour, basin, handle, fittings } = product.record;
      const grip = handle && 'material' in handle ? handle.material : undefined;
      return known([colour, basin.material, basin.top, grip, fittings]);
    }
    case 'table-and-chairs':
      return known(product.record.materials.map(({ material: id }) => id));
    case 'materials-fitting-and-accessories':
      return [];
    default: {
      const { what } = product.record;
      if (what.kind === 'walk-in-wardrobe') return [what.shelves];
      return what.kind === 'sliding-door' ? [what.frame.material, what.glass] : [];
    }
  }
}

function known(ids: readonly (MaterialId | undefined)[]): MaterialId[] {
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** The finish codes in which fronts of a material are made. */
function codesOf(id: MaterialId, models: readonly Product[]): ReadonlySet<Finish> {
  return new Set(
    models.flatMap(({ category, record }) =>
      (category === 'kitchens' || category === 'bathrooms') && record.colour === id ? [record.finish] : [],
    ),
  );
}

/** @throws ContentError naming the material, where no kind says how it is made. */
function libraryFinish(id: MaterialId, models: readonly Product[]): LibraryFinish {
  const codes = codesOf(id, models);
  const kinds = FINISH_KINDS.filter((kind) => {
    const { code, materials } = kindFacts(kind);
    return (code && codes.has(code)) || materials.includes(id);
  });
  if (kinds.length === 0)
    throw new ContentError(
      `content/data/finish-kinds.ts: ${id} stands in no kind; one of ${FINISH_KINDS.join(', ')} must list it`,
    );
  const own = ({ record }: Product) => 'colour' in record && record.colour === id;
  const fronts = models.filter(own);
  return {
    id,
    group: groupOf[material(id).kind],
    kinds,
    models: [...fronts, ...models.filter((product) => !own(product))],
  };
}

/** Every finish one can choose, in the order of the table of materials. */
export function libraryFinishes(): LibraryFinish[] {
  const worn = allProducts().map((product) => [product, new Set(wornBy(product))] as const);
  return MATERIAL_IDS.flatMap((id) => {
    const models = worn.flatMap(([product, ids]) => (ids.has(id) ? [product] : []));
    return models.length > 0 ? [libraryFinish(id, models)] : [];
  });
}
