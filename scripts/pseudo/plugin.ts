import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const at = (path: string) => JSON.stringify(join(ROOT, path));
const PLAIN = '?plain';
/** The files of English words that browsers fetch by themselves, each with a constant of its name; the index is all words. */
const WORDS = /\/content\/strings\/en\/(index|ui|viewer|compare|saved|search|enquiry|light)\.ts$/;
const START = /\/app\/pages\/\+onPrerenderStart\.ts$/;

const wordsOf = (id: string, name: string) =>
  name === 'index'
    ? `import { english as plain } from ${JSON.stringify(id + PLAIN)};
import { allWords } from ${at('scripts/pseudo/all-words.ts')};
export const english = allWords(plain);`
    : `import * as plain from ${JSON.stringify(id + PLAIN)};
import { pseudo } from ${at('scripts/pseudo/longer.ts')};
export const ${name} = pseudo(plain.${name});`;

const startOf = (id: string, paths: readonly string[]) => `
import { onPrerenderStart as all } from ${JSON.stringify(id + PLAIN)};
const kept = new Set(${JSON.stringify(paths)});
export function onPrerenderStart(context) {
  const { prerenderContext } = all(context);
  const pageContexts = prerenderContext.pageContexts.filter((one) => one.is404 || kept.has(one.urlOriginal));
  return { prerenderContext: { pageContexts } };
}`;

/** Puts the pseudo-locale in the place of English, and prerenders no pages but these. */
export function pseudoLocale(paths: readonly string[]): Plugin {
  return {
    name: 'pseudo-locale',
    enforce: 'pre',
    load(id) {
      const [, name] = WORDS.exec(id) ?? [];
      if (name) return wordsOf(id, name);
      return START.test(id) ? startOf(id, paths) : null;
    },
  };
}
