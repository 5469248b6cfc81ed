import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Builds } from './builds.ts';

const ORIGIN = 'http://localhost:3000';

let root: string;
let builds: Builds;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'app', 'page.ts'), '');
  builds = new Builds(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A build of one page and one hashed file; `at` in seconds from now, so that each comes later than the sources. */
function build(at: number, text: string, origin = ORIGIN): string {
  const folder = builds.begin(origin, Date.now() + at * 1000);
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'client', 'index.html'), text);
  writeFileSync(join(folder, 'client', 'assets', `${text}.js`), text);
  return folder;
}

const served = () => readFileSync(join(root, 'dist', 'client', 'index.html'), 'utf8');

test('what is served stays whole until a build is finished, and what open pages ask for stays with the next', () => {
  builds.publish(build(1, 'one'));
  const second = build(2, 'two');
  expect(served()).toBe('one');
  builds.publish(second);
  expect(served()).toBe('two');
  expect(readdirSync(join(root, 'dist', 'older', 'assets'))).toEqual(['one.js']);
});

test('before the second build there is nothing to go back to, and the rollback says so', () => {
  expect(() => builds.rollBack()).toThrow('there is no earlier build');
  builds.publish(build(1, 'one'));
  expect(() => builds.rollBack()).toThrow('there is no earlier build');
});

test('a rollback serves the build before and is not built over by the next start', () => {
  builds.publish(build(1, 'one'));
  builds.publish(build(2, 'two'));
  builds.rollBack();
  expect(served()).toBe('one');
  utimesSync(join(root, 'app', 'page.ts'), 2e9, 2e9);
  expect(builds.whyBuild(ORIGIN)).toBeNull();
  expect(() => builds.rollBack()).toThrow('no earlier build');
});

test('a start takes a file that came, went or changed for a change, and drafts laid beside the sources and taken away for none', () => {
  writeFileSync(join(root, 'app', 'old.ts'), '');
  const folder = builds.begin(ORIGIN, Date.now() + 1000);
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'client', 'index.html'), 'one');
  writeFileSync(join(root, 'app', 'draft.mjs'), '');
  rmSync(join(root, 'app', 'draft.mjs'));
  builds.publish(folder);
  expect(builds.whyBuild(ORIGIN)).toBeNull();
  rmSync(join(root, 'app', 'old.ts'));
  expect(builds.whyBuild(ORIGIN)).toBe('Sources are newer than the build');
});

test('a start builds when there is no build, when a source is newer and when the public address is another', () => {
  expect(builds.whyBuild(ORIGIN)).toBe('No build yet');
  builds.publish(build(1, 'one'));
  expect(builds.whyBuild(ORIGIN)).toBeNull();
  expect(builds.whyBuild('https://maker.example')).toContain('SITE_URL');
  utimesSync(join(root, 'app', 'page.ts'), 2e9, 2e9);
  expect(builds.whyBuild(ORIGIN)).toContain('newer');
});

test('three builds are kept, unfinished ones go', () => {
  for (let n = 1; n < 6; n += 1) builds.publish(build(n, String(n)));
  builds.begin(ORIGIN, Date.now() + 9000);
  builds.publish(build(10, 'last'));
  expect(readdirSync(join(root, 'builds'))).toHaveLength(3);
});
