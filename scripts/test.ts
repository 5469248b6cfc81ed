import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';

/** Every check there is, in one go; the last line counts them. */

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');
const bin = (file: string) => join(ROOT, 'node_modules', file);
const node = process.execPath;

interface Count {
  passed: number;
  failed: number;
  skipped?: number;
}

/** What a step exits with when this machine lacks what it needs (sysexits: EX_UNAVAILABLE); its last line says what helps. */
const UNAVAILABLE = 69;

interface Step {
  name: string;
  command: string;
  args: string[];
  /** Reads how many checks ran; a step without it counts as one. */
  count?: (output: string) => Count;
}

function json<T>(file: string): T {
  return JSON.parse(readFileSync(join(RESULTS, file), 'utf8')) as T;
}

function unitCount(): Count {
  const { numPassedTests, numFailedTests } = json<{ numPassedTests: number; numFailedTests: number }>(
    'unit.json',
  );
  return { passed: numPassedTests, failed: numFailedTests };
}

function browserCount(): Count {
  const { stats } = json<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    'e2e.json',
  );
  // What was left out has not passed. A second try is given only after a browser that had stopped drawing: e2e/fixtures.ts.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}

function pytestCount(output: string): Count {
  const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0);
  return { passed: number('passed'), failed: number('failed') + number('error') + number('skipped') };
}

const BROWSER: Step = {
  name: 'browser',
  command: node,
  args: [bin('@playwright/test/cli.js'), 'test'],
  count: browserCount,
};

const STUDIO: Step = {
  name: 'studio',
  command: 'bash',
  args: ['-c', 'bash studio/studio.sh setup && bash studio/studio.sh test'],
  count: pytestCount,
};

const SITE: Step[] = [
  { name: 'types', command: node, args: [bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  { name: 'content', command: node, args: [join(ROOT, 'content', 'check.ts')] },
  { name: 'build', command: node, args: [join(ROOT, 'scripts', 'build.ts')] },
  {
    name: 'unit and service',
    command: node,
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(RESULTS, 'unit.json')}`,
    ],
    count: unitCount,
  },
];

/** Rounds one after the other, the lanes of one side by side: the browser takes every core by itself. */
const ROUNDS: Step[][][] = [[SITE, [STUDIO]], [[BROWSER]]];

/** Runs a command to its end. @returns its exit status and all it wrote. */
async function ended(command: string, args: string[]): Promise<{ status: number; output: string }> {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status: status ?? 1, output };
}

async function run({ name, command, args, count }: Step): Promise<Count> {
  process.stdout.write(`${name} …\n`);
  const started = Date.now();
  const { status, output } = await ended(command, args);
  const says = (text: string) => process.stdout.write(`\n── ${name}\n${text}\n`);
  if (status === UNAVAILABLE && !process.env.CI) {
    says(`${name}: skipped. ${output.trim().split('\n').at(-1)}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  const wrong = status !== 0;
  says(
    `${wrong ? output : output.split('\n').slice(-4).join('\n')}\n${name}: ${wrong ? 'FAILED' : 'ok'}, ${seconds} s`,
  );
  let counted: Count = { passed: wrong ? 0 : 1, failed: wrong ? 1 : 0 };
  try {
    if (count) counted = count(output);
  } catch {
    counted = { passed: 0, failed: 1 };
  }
  // A step that ran nothing, or failed without naming a failure, has failed.
  if (counted.passed + counted.failed === 0 || (wrong && counted.failed === 0)) counted.failed += 1;
  return counted;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
ensureBrowser();
const only = process.argv.slice(2);
const counts: Count[] = [];
const work = async (lane: Step[]) => {
  for (const step of lane) if (only.length === 0 || only.includes(step.name)) counts.push(await run(step));
};
for (const lanes of ROUNDS) await Promise.all(lanes.map(work));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const skipped = counts.reduce((sum, count) => sum + (count.skipped ?? 0), 0);
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed > 0 ? 1 : 0;
