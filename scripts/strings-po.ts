import type { Locale } from '#contract/languages.ts';

/** A text in a file for translators (gettext PO): where it stands, the English one, and what it is now. */
export interface PoEntry {
  context: string;
  english: string;
  text: string;
}

// Texts stand as in the source, escapes and all, so that a backslash is the only sign to be told apart.
const quoted = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const unquoted = (line: string) =>
  line
    .replace(/^\w+ /, '')
    .slice(1, -1)
    .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** A PO file of a language. */
export function poOf(locale: Locale, entries: readonly PoEntry[]): string {
  const head = `msgid ""\nmsgstr "Language: ${locale}\\nContent-Type: text/plain; charset=UTF-8\\n"`;
  const rows = entries.map(
    ({ context, english, text }) =>
      `msgctxt ${quoted(context)}\nmsgid ${quoted(english)}\nmsgstr ${quoted(text)}`,
  );
  return `${[head, ...rows].join('\n\n')}\n`;
}

/** Reads such a file; one text may run over several lines. @throws Error where it names no language. */
export function readPo(file: string): { locale: string; entries: PoEntry[] } {
  const blocks = file
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const fields = new Map<string, string>();
      let field = '';
      for (const line of block.split('\n').filter((one) => !one.startsWith('#'))) {
        field = /^(msg\w+) /.exec(line)?.[1] ?? field;
        fields.set(field, (fields.get(field) ?? '') + unquoted(line));
      }
      return fields;
    });
  const locale = /Language: (\w+)/.exec(blocks[0]?.get('msgstr') ?? '')?.[1];
  if (!locale) throw new Error('the file names no language');
  const entries = blocks.slice(1).map((fields) => ({
    context: fields.get('msgctxt') ?? '',
    english: fields.get('msgid') ?? '',
    text: fields.get('msgstr') ?? '',
  }));
  return { locale, entries };
}
