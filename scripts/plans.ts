import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planFiles } from '#joinery/plan-files.ts';

/** Writes the plan of every product for the studio, and takes away those of products that are gone. */

const FOLDER = join(import.meta.dirname, '..', 'joinery', 'plans');

const files = planFiles();
const wanted = new Set(files.map(({ path }) => path));
for (const { path, text } of files) {
  mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
  writeFileSync(join(FOLDER, path), text);
}
const stored = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.json'),
);
const gone = stored.filter((path) => !wanted.has(path));
for (const path of gone) rmSync(join(FOLDER, path));
process.stdout.write(`${files.length} plans written, ${gone.length} taken away\n`);
