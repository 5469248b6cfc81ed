/** Contact sheets of all published pictures, `npm run studio -- sheet`: JPEGs of PER_SHEET pictures a category, that one can look through. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { MediaManifest } from '#media/manifest.ts';

const MEDIA = join(import.meta.dirname, '..', '..', 'media');
const TILE = 300;
const CAPTION = 22;
const COLUMNS = 5;
const GAP = 8;
/** Eight rows: a sheet is no higher than two screens. */
const PER_SHEET = 40;

const manifest = JSON.parse(await readFile(join(MEDIA, 'manifest.json'), 'utf8')) as MediaManifest;
const groups = Map.groupBy(Object.keys(manifest.pictures), (id) => id.split('/')[0] ?? id);

async function tile(id: string): Promise<Buffer> {
  return sharp(join(MEDIA, 'pictures', `${id}-480.avif`))
    .resize(TILE, TILE, { fit: 'inside' })
    .png()
    .toBuffer();
}

function caption(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${CAPTION}"><text x="0" y="15" font-family="sans-serif" font-size="12" fill="#14182e">${text}</text></svg>`,
  );
}

/** The categories' pictures in portions, each under the name of its sheet. */
const portions = [...groups].flatMap(([name, all]) =>
  Array.from({ length: Math.ceil(all.length / PER_SHEET) }, (_, i) => ({
    name: all.length > PER_SHEET ? `${name}-${String(i + 1).padStart(2, '0')}` : name,
    ids: all.slice(i * PER_SHEET, (i + 1) * PER_SHEET),
  })),
);

await rm(join(MEDIA, 'sheets'), { recursive: true, force: true });
await mkdir(join(MEDIA, 'sheets'), { recursive: true });
for (const { name, ids } of portions) {
  const rows = Math.ceil(ids.length / COLUMNS);
  const shapes = ids.map((id) => manifest.pictures[id]).filter((entry) => entry !== undefined);
  const tallest = Math.max(
    ...shapes.map(({ width, height }) => Math.min(TILE, Math.round((TILE * height) / width))),
  );
  const cell = tallest + CAPTION + GAP;
  const parts = await Promise.all(
    ids.map(async (id, i) => {
      const left = GAP + (i % COLUMNS) * (TILE + GAP);
      const top = GAP + Math.floor(i / COLUMNS) * cell;
      return [
        { input: await tile(id), left, top: top + CAPTION },
        { input: caption(id.split('/').slice(1).join(' ')), left, top },
      ];
    }),
  );
  await sharp({
    create: {
      width: GAP + COLUMNS * (TILE + GAP),
      height: GAP + rows * cell,
      channels: 3,
      background: '#faf8f3',
    },
  })
    .composite(parts.flat())
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(join(MEDIA, 'sheets', `${name}.jpg`));
}
process.stdout.write(`${portions.length} sheets\n`);
