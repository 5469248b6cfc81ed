import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eightBits, encode } from './encode.ts';
import { plane } from './recombine.ts';

test('sixteen bits go to the nearest of eight, not to the one below', () => {
  const codes = Uint16Array.of(0, 257, 257 + 200, 65535);
  expect([...eightBits(Buffer.from(codes.buffer))]).toEqual([0, 1, 2, 255]);
});

test("a picture's own width comes back from its ten bits as bright as it was, the smaller ones have eight", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'encode-'));
  const [width, height] = [600, 400];
  const pixels = Buffer.from(
    Uint8Array.from({ length: width * height * 3 }, (_, i) => (i / 3 / width / height) * 255).buffer,
  );
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const { widths } = await encode(png, join(folder, 'main'), true, (image) => image);
  const bits = widths.map(
    async (w) => (await sharp(join(folder, `main-${w}.avif`)).metadata()).bitsPerSample,
  );
  expect(await Promise.all(bits)).toEqual([8, 10]);
  const back = await plane(await readFile(join(folder, 'main-600.avif')));
  const off = back.data.reduce((sum, value, i) => sum + value - (pixels[i] ?? 0), 0) / pixels.length;
  expect(Math.abs(off)).toBeLessThan(0.15);
  await rm(folder, { recursive: true });
});
