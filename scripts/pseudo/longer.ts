/** U+2068 and U+2069: what stands between them is set apart from the writing direction around it (Unicode, UAX 9). */
export const FIRST = '\u2068';
export const LAST = '\u2069';

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' };
/** A message's own places, addresses and names of files stay as they are; so does what is marked already. */
const KEPT = /(⁨[^⁩]*⁩|%[A-Za-z]+|\S*[@/]\S*|\w+\.\w+)/;
const MARKS = /[⁨⁩]/g;

/** Every vowel accented and twice: words some 35 % longer each, which is harder on a narrow box than more of them. */
const stretched = (text: string) => text.replace(/[aeiouy]/g, (one) => `${ACCENTED[one] ?? one}${one}`);

/** One text of the pseudo-locale: longer, accented, and between marks, which nothing has that is not from the strings. */
function longer(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const parts = text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part.replace(MARKS, '') : stretched(part)));
  return FIRST + parts.join('') + LAST;
}

/** Strings of any shape in the pseudo-locale; a message is what it says. */
export function pseudo<T>(strings: T): T {
  if (typeof strings === 'string') return longer(strings) as T;
  if (typeof strings === 'function')
    return ((...given: unknown[]) =>
      pseudo((strings as unknown as (...all: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(strings)) return strings.map(pseudo) as T;
  if (typeof strings !== 'object' || strings === null) return strings;
  return Object.fromEntries(Object.entries(strings).map(([key, value]) => [key, pseudo(value)])) as T;
}
