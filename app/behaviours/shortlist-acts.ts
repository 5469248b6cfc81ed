import { type Choice, clock, parseChoice, withChoice } from '#contract/light.ts';
import type { SavedModel } from './shortlist.ts';

/** What a visitor does with a list once it is there; only the pages that show lists carry it. */

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a list in an address names, each once; empty where it names nothing. */
function partsOf(search: string, list: 'models' | 'samples'): readonly string[] {
  return (new URLSearchParams(search).get(list) ?? '').split(',');
}

/** The finishes of which an address asks samples, `?samples=ivory,smoked-oak`, each once. */
export function namedSamples(search: string): readonly string[] {
  return [...new Set(partsOf(search, 'samples'))].filter((id) => SLUG.test(id));
}

/** The models an address names, `?models=aurelia~sage~19:00,dion`, each once, with how they were looked at. */
export function namedModels(search: string): readonly SavedModel[] {
  const models = partsOf(search, 'models').flatMap((part) => {
    const [slug = '', ...said] = part.split(LOOKED);
    const look = withChoice('', choiceIn(said));
    return SLUG.test(slug) ? [{ slug, note: '', ...(look && { look }) }] : [];
  });
  return models.filter(({ slug }, at) => models.findIndex((model) => model.slug === slug) === at);
}

/** Stands in a link between a model, its colour and its hour. */
const LOOKED = '~';

/** The choice that the words behind a model say, whichever comes first; what is neither colour nor hour is left out. */
function choiceIn(words: readonly string[]): Choice {
  const query = words.map((word) => `${word.includes(':') ? 'hour' : 'colour'}=${word}`);
  return parseChoice(query.join('&'));
}

/** A model as a link names it, so that who opens it sees it as it is looked at here. */
export function nameInLink({ slug, look = '' }: SavedModel): string {
  const { colour, hour } = parseChoice(look);
  return [slug, colour, hour === undefined ? undefined : clock(hour)].filter(Boolean).join(LOOKED);
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
export function joined(models: readonly SavedModel[], others: readonly SavedModel[]): readonly SavedModel[] {
  const known = new Set(models.map(({ slug }) => slug));
  return [...models, ...others.filter(({ slug }) => !known.has(slug))];
}
