import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { LAYERS } from '#app/styles/layers.ts';
import { STYLES_TABLE } from '#contract/addresses.ts';
import { namesIn, OwnRules } from './own-rules.ts';

/** Readies the bundler's pages for the line: each gets its own rules inlined, and a starter in the place of all its scripts. */

const ROOT = join(import.meta.dirname, '..');
const SHEET = /\s*<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)"[^>]*>/g;
const SCRIPT = /\s*<script (?=[^>]*\bsrc=")[^>]*><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE = /\btype="module"/;
const SOURCE = /\bsrc="([^"]+)"/;

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
/** What a policy calls a text that stands in a page. */
const policyHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Bundles the starter as one classic script: it runs as it comes, without waiting for the page to be read. @returns its address. */
async function writeStarter(client: string): Promise<string> {
  const made = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(ROOT, 'app', 'starter', 'starter.ts'), formats: ['iife'], name: 'starter' },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const code = output && 'output' in output ? output.output[0].code : '';
  if (!code) throw new Error('the starter is empty');
  const path = `/assets/static/starter.${shortHash(code)}.js`;
  writeFileSync(join(client, path), code);
  return path;
}

interface Parts {
  client: string;
  rules: OwnRules;
  /** Address of the sheet without faces, and of the starter. */
  rest: string;
  starter: string;
}

/** The tag that asks for the starter and tells it what to bring; empty for a page without scripts. */
function starterTag(html: string, { rest, starter }: Parts): string {
  const tags = html.match(SCRIPT) ?? [];
  const sourcesOf = (some: readonly string[]) => some.map((tag) => SOURCE.exec(tag)?.[1] ?? '').join(' ');
  const entry = sourcesOf(tags.filter((tag) => MODULE.test(tag)));
  if (!entry) return '';
  const chunks = [...html.matchAll(PRELOAD)].map(([, href = '']) => href).join(' ');
  const settings = sourcesOf(tags.filter((tag) => !MODULE.test(tag)));
  const brought = Object.entries({ sheet: rest, entry, chunks, settings }).filter(([, value]) => value);
  const data = brought.map(([name, value]) => `data-${name}="${value}"`).join(' ');
  return `<script src="${starter}" async ${data}></script>`;
}

/** Bytes a page may weigh on the line with its own rules in it. ARCHITECTURE.md section 7. */
const HEAVIEST = 15 * 1024;
/** Marks of Vike for values that JSON has not; app/starter/take-over.ts reads the one for a value left out. */
const MARK = /"!(?!undefined")[^"]*"/;

/** What a heavy page says before its sheet has come: a transition into it is given up where nothing has asked for one by then. */
const OPT_IN = `${LAYERS}@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}`;

/** Packs fast first: what is light enough then is lighter still at its best, which takes twenty times as long. */
function isLight(page: string): boolean {
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  return brotliCompressSync(page, fast).length <= HEAVIEST || brotliCompressSync(page).length <= HEAVIEST;
}

/** One page as it is sent, and the rules that stand in it: none where it would weigh too much with them, and asks for them by themselves. */
function finished(html: string, parts: Parts): { page: string; own: string } {
  const own = parts.rules.of(namesIn(html));
  const bare = [SHEET, SCRIPT, PRELOAD].reduce((text, tag) => text.replaceAll(tag, ''), html);
  const withRules = (rules: string) =>
    bare.replace('</head>', () => `${rules}${starterTag(html, parts)}</head>`);
  const page = withRules(`<style>${own}</style>`);
  if (isLight(page)) return { page, own };
  const sheet = `/assets/static/own.${shortHash(own)}.css`;
  writeFileSync(join(parts.client, sheet), own);
  return {
    page: withRules(`<style>${OPT_IN}</style><link rel="stylesheet" href="${sheet}">`),
    own: OPT_IN,
  };
}

/** Rewrites every page of a build and writes the table of what their policies allow. @throws Error naming the page. */
export async function finishPages(build: string): Promise<void> {
  const client = join(build, 'client');
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const folder = join(client, 'assets', 'static');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) throw new Error(`one style sheet expected, ${sheets.length} built`);
  const rules = new OwnRules(readFileSync(join(folder, sheet), 'utf8'), LAYERS);
  const css = rules.withoutFaces();
  const rest = `/assets/static/rest.${shortHash(css)}.css`;
  writeFileSync(join(client, rest), css);
  const parts: Parts = { client, rules, rest, starter: await writeStarter(client) };
  const table: Record<string, string> = {};
  for (const file of pages) {
    const html = readFileSync(join(client, file), 'utf8');
    if (!html.includes(sheet)) continue;
    const mark = MARK.exec(html)?.[0];
    if (mark) throw new Error(`${file}: the page's data hold ${mark}, which is no plain value`);
    const { page, own } = finished(html, parts);
    writeFileSync(join(client, file), page);
    if (own) table[file] = policyHash(own);
  }
  rmSync(join(folder, sheet));
  writeFileSync(join(build, STYLES_TABLE), JSON.stringify(table));
}
