import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { browserPath } from './browser.ts';

/** Flags of every browser a benchmark measures in. */
export const BENCH_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

// A file: Lighthouse may end before a pipe has taken all of its report.
const REPORT = join('test-results', 'bench', 'lighthouse.json');

interface Report {
  audits: Readonly<Record<string, { numericValue: number }>>;
  categories: Readonly<Record<string, { score: number }>>;
}

/** What Lighthouse says of an address, as a phone; `only` is its option that names what is asked for. */
export async function lighthouse(url: string, only: string): Promise<Report> {
  mkdirSync(dirname(REPORT), { recursive: true });
  const command = join('node_modules', 'lighthouse', 'cli', 'index.js');
  const flags = `--chrome-flags=${BENCH_FLAGS.join(' ')}`;
  await promisify(execFile)(
    process.execPath,
    [command, url, '--quiet', '--output=json', `--output-path=${REPORT}`, flags, only],
    { env: { ...process.env, CHROME_PATH: browserPath() } },
  );
  return JSON.parse(readFileSync(REPORT, 'utf8'));
}
