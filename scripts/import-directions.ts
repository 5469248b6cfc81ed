import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The rooms and where each may look. HOUSE-STYLE, section 3; a first match decides. */
const ALLOWED: readonly (readonly [from: RegExp, to: RegExp])[] = [
  // Words that form and service share stand in the contract, and the little that puts a value into one.
  [/^content\//, /^(content\/|contract\/(languages|messages|fill)\.ts)/],
  [/^joinery\//, /^(joinery|content)\//],
  [/^drawing\//, /^(drawing|joinery|content)\//],
  [/^contract\//, /^contract\//],
  [/^server\//, /^(server|contract)\//],
  [/^media\//, /^media\//],
  [/^app\/.*\.test\.tsx?$/, /^(app|content|joinery|drawing|contract|media)\//],
  [/^app\/(behaviours|styles)\//, /^(app\/(behaviours|routes|styles)|content|contract)/],
  [/^app\/ui\//, /^(app\/(ui|behaviours|routes|styles|page-meta)|content|contract|drawing|media\/layers)/],
  [
    /^app\/sections\/([^/]+)\//,
    /^(app\/(ui|behaviours|routes|navigation|styles)|content|drawing|contract)|^app\/sections\/SELF\//,
  ],
  [
    /^app\/(page-data|pages\/.*\+(data|Head|on[A-Z]\w*|description|title)(\.server)?\.tsx?$)/,
    /^(app|content|joinery|drawing|contract|media)\//,
  ],
  // Whatever else stands in a page reaches the browser.
  [/^app\//, /^(app\/(?!page-data)|(content|joinery|drawing|contract|media)\/)/],
  [/^e2e\//, /^(e2e|contract|content|scripts|app\/(routes|behaviours|styles))/],
  [/^studio\/publish\//, /^(studio\/publish|media|content|drawing|app\/(page-data|styles)|scripts\/browser)/],
  [/^(scripts\/|[^/]+\.ts$)/, /./],
];

const ROOT = join(import.meta.dirname, '..');
const IMPORT = /(?:from\s+|import\s*\(?\s*)'([^']+)'/g;
const STATIC_IMPORT = /^(?:import|export) (?!type )[^;]*?'([^']+)'/gm;

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** The file an import names, from the root; null for packages. */
function target(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return null;
  return relative(ROOT, resolve(ROOT, dirname(file), specifier));
}

function wrongImports(file: string): string[] {
  const rule = ALLOWED.find(([from]) => from.test(file));
  if (!rule) return [`${file} stands in no room`];
  const self = rule[0].exec(file)?.[1] ?? '';
  const allowed = new RegExp(rule[1].source.replace('SELF', self));
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)]
    .map(([, specifier = '']) => target(file, specifier))
    .filter((path): path is string => path !== null && !allowed.test(path))
    .map((path) => `${file} may not import ${path}`);
}

/** Files the running image holds: what the last stage of the Dockerfile copies from the repository. */
function inImage(): (path: string) => boolean {
  const stage =
    readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  return (path) => copied.some((part) => path === part || path.startsWith(`${part}/`));
}

/** Files that starting the service loads at once, from `file` on. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(STATIC_IMPORT)) {
    const path = target(file, specifier);
    if (path) loadedBy(path, seen);
  }
  return seen;
}

const files = [
  'app',
  'content',
  'joinery',
  'drawing',
  'contract',
  'server',
  'e2e',
  'scripts',
  'studio/publish',
].flatMap(sources);
const carried = inImage();
const wrong = [
  ...files.flatMap(wrongImports),
  ...[...loadedBy('scripts/start.ts')]
    .filter((path) => !carried(path))
    .map((path) => `the Dockerfile does not copy ${path}, which the service loads`),
];
process.stdout.write(
  `${wrong.join('\n')}\nimports of ${files.length} files looked at, ${wrong.length} in a wrong direction\n`,
);
process.exitCode = wrong.length > 0 || files.length === 0 ? 1 : 0;
