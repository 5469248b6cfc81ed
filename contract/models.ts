import { type Choice, parseChoice } from './light.ts';

/**
 * How an enquiry carries several models: a block of its message that the visitor may read and change. The service finds
 * them again by the lines that are a page's address and nothing else, in whatever words the block is written.
 */

/** A model as the block names it. */
export interface EnquiryModel {
  name: string;
  /** Absolute address of its page. */
  url: string;
  /** Further lines, e.g. its finishes and the visitor's note. */
  lines: readonly string[];
}

/** Most models a mail lists; whatever comes after stays in the message alone. */
export const MODELS_MAX = 24;

const PAGE_PATH = /^\/(?:[a-z]{2}\/)?[A-Za-z-]+\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The block, opened by `intro`. */
export function modelsBlock(intro: string, models: readonly EnquiryModel[]): string {
  const items = models.map(({ name, url, lines }, index) =>
    [`${index + 1}. ${name}`, ...lines, url].join('\n'),
  );
  return `${intro}\n\n${items.join('\n\n')}\n`;
}

/** A model a message lists, and the colour and hour it was looked at in. */
export interface NamedModel {
  slug: string;
  choice: Choice;
}

/** The model a line of a message stands for, where the line is the address of a page one level below a collection. */
function modelOf(line: string): NamedModel | null {
  const text = line.trim();
  const url = /^https?:\/\/\S{1,300}$/.test(text) ? URL.parse(text) : null;
  const slug = url && PAGE_PATH.exec(url.pathname)?.[1];
  return slug ? { slug, choice: parseChoice(url.search) } : null;
}

/** The models a message lists, each once, in their order; whether there is such a model or colour is not known here. */
export function namedModels(message: string): NamedModel[] {
  const named = message.split('\n').flatMap((line) => modelOf(line) ?? []);
  return named
    .filter(({ slug }, at) => named.findIndex((other) => other.slug === slug) === at)
    .slice(0, MODELS_MAX);
}
