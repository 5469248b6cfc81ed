import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { MODELS_PATH } from '#contract/addresses.ts';
import { withChoice } from '#contract/light.ts';
import { namedModels } from '#contract/models.ts';

/** What a mail says of a model its enquiry lists; all of it is ours, none of it the visitor's. */
export interface MailModel {
  /** Name, and style and finish or what it is. */
  name: string;
  line: string;
  /** Absolute addresses of its page and of a small picture. */
  url: string;
  picture: string | null;
}

export type ModelLookup = (slug: string) => MailModel | null;

const sheetSchema = v.object({
  name: v.string(),
  line: v.string(),
  to: v.string(),
  small: v.nullable(v.string()),
});

/** Looks models up in the files the built site shows its own lists from: what stands in none of them is no model. */
export function modelLookup(siteRoot: string, siteUrl: string): ModelLookup {
  return (slug) => {
    try {
      const text = readFileSync(join(siteRoot, MODELS_PATH, `${slug}.json`), 'utf8');
      const { name, line, to, small } = v.parse(sheetSchema, JSON.parse(text));
      return { name, line, url: `${siteUrl}${to}`, picture: small && `${siteUrl}${small}` };
    } catch {
      return null;
    }
  };
}

/** The models a message lists and the site knows, each with the page as the visitor looked at it. */
export function modelsOf(message: string, lookup: ModelLookup): MailModel[] {
  return namedModels(message).flatMap(({ slug, choice }) => {
    const model = lookup(slug);
    return model ? { ...model, url: withChoice(model.url, choice) } : [];
  });
}
