import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { scratchFolder } from '../faults/bed.ts';
import { precompress } from './precompress.ts';

const before = scratchFolder('packed-before');
const now = scratchFolder('packed-now');
afterEach(() => {
  before.remove();
  now.remove();
});

test('a file that did not change shares the packed copies of the build before, one that did is packed anew', async () => {
  const page = (word: string) => `<!doctype html>${word.repeat(200)}`;
  for (const name of ['same.html', 'changed.html']) writeFileSync(join(before.path, name), page('one '));
  await precompress(before.path);
  writeFileSync(join(now.path, 'same.html'), page('one '));
  writeFileSync(join(now.path, 'changed.html'), page('two '));
  writeFileSync(join(now.path, 'new.html'), page('new '));
  expect(await precompress(now.path, before.path)).toBe(3);
  const inode = (folder: string, name: string) => statSync(join(folder, name)).ino;
  expect(inode(now.path, 'same.html.br')).toBe(inode(before.path, 'same.html.br'));
  for (const [name, word] of Object.entries({ same: 'one ', changed: 'two ', new: 'new ' }))
    expect(String(brotliDecompressSync(readFileSync(join(now.path, `${name}.html.br`))))).toBe(page(word));
});
