import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Texts in the source of a language's files: string literals and the plain parts of messages, each by where it stands. */

/** A text of a file; `key` is the path of names to it, and its place where several stand under one. */
export interface SourceText {
  key: string;
  source: string;
  /** Where the literal's characters stand between its quotes. */
  start: number;
  end: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What a property or a variable is called. */
function nameOf(node: Node): string | null {
  const named = node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : null;
  if (!isNode(named)) return null;
  return String(named.name ?? named.value ?? '');
}

/** Parts that hold no text anybody reads: types, names of modules, keys, what is compared. */
const SKIPPED = [
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
  'ImportDeclaration',
  'BinaryExpression',
  'SwitchCase',
];

function* walk(node: Node, path: readonly string[]): Generator<[Node, readonly string[]]> {
  if (SKIPPED.includes(node.type)) {
    if (node.type === 'SwitchCase')
      for (const part of node.consequent as Node[])
        yield* walk(part, [...path, String((node.test as { value?: unknown } | null)?.value ?? '')]);
    return;
  }
  const name = nameOf(node);
  const inner = name ? [...path, name] : path;
  if ((node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateElement')
    yield [node, path];
  for (const [part, value] of Object.entries(node)) {
    if (part === 'key' && node.type === 'Property') continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child, inner);
  }
}

/** The texts of one file, in their order. */
export function entriesOf(source: string): SourceText[] {
  const { program } = parseSync('strings.ts', source);
  const seen = new Map<string, number>();
  return [...walk(program as unknown as Node, [])].flatMap(([node, path]) => {
    // A part of a template begins behind its quote or brace and ends before its quote or `${`.
    const behind = node.type === 'TemplateElement' && !node.tail ? 2 : 1;
    const [start, end] = [node.start + 1, node.end - behind];
    const text = source.slice(start, end);
    if (!/\p{L}/u.test(text.replace(/%[A-Za-z]+/g, ''))) return [];
    const place = path.join('.');
    const count = (seen.get(place) ?? 0) + 1;
    seen.set(place, count);
    return [{ key: `${place}#${count}`, source: text, start, end }];
  });
}

/** A file with texts put in by key, and how many of them are new. */
export function changed(source: string, texts: ReadonlyMap<string, string>): [source: string, count: number] {
  let [result, count] = [source, 0];
  for (const { key, source: before, start, end } of entriesOf(source).reverse()) {
    const next = texts.get(key);
    if (next === undefined || next === '' || next === before) continue;
    result = result.slice(0, start) + next + result.slice(end);
    count += 1;
  }
  return [result, count];
}

/** The files of a folder with their texts, by path. */
export function folderTexts(folder: string): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}
