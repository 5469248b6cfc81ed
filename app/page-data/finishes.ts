import { href } from '#app/routes.ts';
import type {
  KindText,
  Library,
  Plate,
  PlateGroup,
  WornModel,
} from '#app/sections/finish-library/library.ts';
import { type Product, productsOf } from '#content/catalogue.ts';
import { facetsOf, finishValues } from '#content/data/facets.ts';
import {
  boards,
  FINISH_GROUPS,
  FINISH_KINDS,
  type FinishGroup,
  type FinishKind,
  kindFacts,
} from '#content/data/finish-kinds.ts';
import { type LibraryFinish, libraryFinishes } from '#content/finishes.ts';
import { type MaterialId, material } from '#content/materials.ts';
import { capital, type FinishSample, nameOf } from '#content/product-text.ts';
import { FAMILIES, WOODS } from '#content/schemas/material.ts';
import { type Locale, pageText } from '#content/strings/index.ts';
import { cardImage } from './galleries.ts';
import { pictureIdsOf, pictureOf, smallestOf } from './pictures.ts';

/** For page data and the build only: what the finish library shows. */

/** The collection whose boards show materials from near. */
const BOARDS = 'materials-fitting-and-accessories';

/** Models shown under a finish. */
const SHOWN = 2;

/** Name of a finish in the library, as inside a sentence: one no other has. */
function finishName(id: MaterialId, locale: Locale): string {
  const { finishes, materials } = pageText(locale);
  return finishes.names[id] ?? materials[id];
}

/** What `/data/finishes.json` holds: the finishes a sample can be asked of. */
export function finishNames(locale: Locale): FinishSample[] {
  return libraryFinishes().map(({ id }) => ({
    id,
    name: capital(finishName(id, locale)),
    hex: material(id).hex,
  }));
}

/** The filter or collection in which models that can wear a kind are found. */
function foundOf(kind: FinishKind, locale: Locale): KindText['found'] {
  const { products, finishes, collections } = pageText(locale);
  const filtered = (facet: 'finish' | 'handle', value: string, name: string) => ({
    to: href({ category: 'kitchens', filters: { [facet]: [value] } }, locale),
    words: finishes.found({
      name,
      count: productsOf('kitchens').filter(({ record }) => facetsOf(record)[facet].includes(value)).length,
    }),
  });
  return kindFacts(kind).foundBy.map((by) => {
    if ('finish' in by) return filtered('finish', finishValues[by.finish], products.facets.finish[by.finish]);
    if ('handle' in by) return filtered('handle', by.handle, products.facets.handle[by.handle]);
    const { room } = by;
    return {
      to: href({ category: room }, locale),
      words: finishes.found({ name: collections[room].card, count: productsOf(room).length }),
    };
  });
}

function kindText(kind: FinishKind, locale: Locale): KindText {
  const { finishes, products } = pageText(locale);
  const { name, what, lives, care, can } = finishes.kinds[kind];
  const where = products.list(kindFacts(kind).places.map((place) => finishes.places[place]));
  const { labels } = finishes;
  return {
    id: kind,
    name,
    what,
    rows: [
      [labels.lives, lives],
      [labels.care, care],
      [labels.where, capital(where)],
      [labels.can, can],
    ],
    found: foundOf(kind, locale),
  };
}

function plate({ id, kinds, models }: LibraryFinish, shown: Product[], locale: Locale): Plate {
  const { finishes } = pageText(locale);
  const { hex, swatch } = material(id);
  const name = finishName(id, locale);
  const places = models.slice(0, SHOWN).map((product) => {
    if (!shown.includes(product)) shown.push(product);
    return shown.indexOf(product);
  });
  return {
    id,
    name: capital(name),
    hex,
    swatch,
    line: kinds.map((kind) => finishes.kinds[kind].name).join(' · '),
    models: places,
    ...(models.length > SHOWN && {
      all: {
        to: href({ tool: 'search', query: name }, locale),
        words: finishes.all({ count: models.length }),
      },
    }),
  };
}

/** The picture of a family from near, in raking light, where the materials collection has one. */
function nearOf(group: FinishGroup, locale: Locale): PlateGroup['near'] {
  const board = boards[group];
  if (!board) return null;
  const ids = pictureIdsOf(`${BOARDS}/${board}`);
  const at = ids.indexOf(`${BOARDS}/${board}/macro`);
  const { near, groups } = pageText(locale).finishes;
  const picture = pictureOf(`${BOARDS}/${board}/macro`, near({ title: groups[group].title }));
  return picture && { picture, to: href({ category: BOARDS, product: board, photo: at + 1 }, locale) };
}

function wornModel(product: Product, locale: Locale): WornModel {
  const { category, record } = product;
  const image = cardImage(product, locale);
  return {
    name: nameOf(product, pageText(locale)),
    to: href({ category, product: record.slug }, locale),
    small: 'picture' in image ? smallestOf(image.picture) : image.drawing,
  };
}

/** Sum of the channels of a finish's sample, 0 to 765: near enough to sort neighbours from light to dark. */
function lightness(id: MaterialId): number {
  const { hex } = material(id);
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);
}

/** Where a finish stands on its wall: colours by family, woods by species, all else by kind. */
function placeOf({ id, group, kinds: [kind] }: LibraryFinish): number {
  const { family, wood } = material(id);
  if (group === 'lacquers') return FAMILIES.indexOf(family);
  if (wood) return WOODS.indexOf(wood);
  return kind ? FINISH_KINDS.indexOf(kind) : 0;
}

/** The whole library, family by family, and the models it shows. */
export function finishLibrary(locale: Locale): Omit<Library, 'contents'> {
  const all = libraryFinishes();
  const shown: Product[] = [];
  const { finishes } = pageText(locale);
  const groups = FINISH_GROUPS.map((group) => ({
    id: group,
    ...finishes.groups[group],
    kinds: FINISH_KINDS.filter((kind) => kindFacts(kind).group === group).map((kind) =>
      kindText(kind, locale),
    ),
    plates: all
      .filter((finish) => finish.group === group)
      .sort((a, b) => placeOf(a) - placeOf(b) || lightness(b.id) - lightness(a.id))
      .map((finish) => plate(finish, shown, locale)),
    near: nearOf(group, locale),
  }));
  return { groups, models: shown.map((product) => wornModel(product, locale)) };
}
