import type { SavedModel } from './shortlist.ts';

/** What a visitor does with a list once it is there; only the pages that show lists carry it. */

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The models an address names, `?models=aurelia,dion`, or the finishes of which it asks samples, each once; null where it names none. */
export function namedModels(search: string, list: 'models' | 'samples' = 'models'): readonly string[] | null {
  const named = new URLSearchParams(search).get(list);
  if (named === null) return null;
  const slugs = [...new Set(named.split(','))].filter((slug) => SLUG.test(slug));
  return slugs.length > 0 ? slugs : null;
}

/** A step towards the start (-1) or the end (1); at an end nothing moves. */
export function moved(models: readonly SavedModel[], slug: string, by: 1 | -1): readonly SavedModel[] {
  const at = models.findIndex((model) => model.slug === slug);
  const [one, other] = [models[at], models[at + by]];
  if (!one || !other) return models;
  return models.map((model, index) => (index === at ? other : index === at + by ? one : model));
}

export function noted(models: readonly SavedModel[], slug: string, note: string): readonly SavedModel[] {
  return models.map((model) => (model.slug === slug ? { ...model, note } : model));
}

/** The list with those of a link behind what is there already. */
export function joined(models: readonly SavedModel[], slugs: readonly string[]): readonly SavedModel[] {
  const known = new Set(models.map(({ slug }) => slug));
  return [...models, ...slugs.filter((slug) => !known.has(slug)).map((slug) => ({ slug, note: '' }))];
}
