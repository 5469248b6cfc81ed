import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '#contract/languages.ts';
import { poOf, readPo } from './strings-po.ts';
import { changed, entriesOf, folderTexts } from './strings-source.ts';

/**
 * For a native reader: `npm run strings -- export ru` writes strings-ru.po, each text of a language beside the English one;
 * `npm run strings -- import strings-ru.po` puts what was changed back into the folder. Then `npm run typecheck` and `npm run check:content`.
 */

const ROOT = join(import.meta.dirname, '..');
const folderOf = (locale: Locale) => join(ROOT, 'content', 'strings', locale);
const [command, given = ''] = process.argv.slice(2);
const others = Object.keys(LANGUAGES).filter((code) => code !== DEFAULT_LOCALE) as Locale[];

function exportTo(locale: Locale): string {
  const english = new Map<string, string>(
    folderTexts(folderOf(DEFAULT_LOCALE)).flatMap(([file, text]) =>
      entriesOf(text).map(({ key, source }) => [`${file} ${key}`, source] as const),
    ),
  );
  const entries = folderTexts(folderOf(locale)).flatMap(([file, text]) =>
    entriesOf(text).map(({ key, source }) => {
      const context = `${file} ${key}`;
      return { context, english: english.get(context) ?? '', text: source };
    }),
  );
  const file = join(ROOT, `strings-${locale}.po`);
  writeFileSync(file, poOf(locale, entries));
  return `${file}: ${entries.length} texts`;
}

function importFrom(file: string): string {
  const { locale, entries } = readPo(readFileSync(file, 'utf8'));
  const known = others.find((code) => code === locale);
  if (!known) throw new Error(`${file}: Language is ${locale}, not one of ${others.join(', ')}`);
  let count = 0;
  for (const [name, text] of folderTexts(folderOf(known))) {
    const own = new Map(
      entries.flatMap(({ context, text: words }) =>
        context.startsWith(`${name} `) ? [[context.slice(name.length + 1), words] as const] : [],
      ),
    );
    const [next, replaced] = changed(text, own);
    count += replaced;
    if (replaced > 0) {
      const path = join(folderOf(known), name);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, next);
    }
  }
  return `${count} texts changed in content/strings/${known}`;
}

const locale = others.find((code) => code === given);
if (command === 'export' && locale) process.stdout.write(`${exportTo(locale)}\n`);
else if (command === 'import' && given) process.stdout.write(`${importFrom(given)}\n`);
else {
  process.stderr.write(`npm run strings -- export ${others.join(' | ')}, or import FILE.po\n`);
  process.exitCode = 2;
}
