// Cleaning comes before every check and every store, so that SQLite and PostgreSQL hold the same text:
// PostgreSQL refuses NUL, SQLite keeps it, and each treats a lone surrogate differently.

/** Controls other than tab and line feed: C0, DEL and C1. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Everything that leaves no mark on paper: white space, zero-width and other ignorable characters, Braille blank. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** A text of several lines: line breaks become `\n`, lone surrogates U+FFFD, other controls go; ends trimmed. */
export function cleanText(value: string): string {
  return value.toWellFormed().replace(LINE_BREAKS, '\n').replace(CONTROLS, '').trim();
}

/** A text of one line: as `cleanText`, and line breaks and tabs become one space. */
export function cleanLine(value: string): string {
  return cleanText(value)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}

/** True when nothing of the text could be seen. */
export function isBlank(value: string): boolean {
  return value.replace(INVISIBLE, '') === '';
}
