/**
 * Encodes finished pictures and writes the manifest: `npm run studio -- publish`, which gives it the plan's ids, one a line.
 * Only what changed since the last manifest is encoded; pictures whose PNG is not on this machine stay as they are; what the
 * plan no longer names is taken away.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { MediaManifest, PictureEntry } from '../../media/manifest.ts';
import { ENCODED, encode, hash8, OUT, PANORAMA_RATIO, PICTURES, ROOT } from './encode.ts';
import { publishLayers, publishLookUp, type RawLayers } from './layers.ts';

const MANIFEST = join(ROOT, 'media', 'manifest.json');

/** Width by height of the picture on a card. */
const CARD_RATIO = 4 / 5;

/** What the renderer says about one PNG; `crop_of` names the picture this one is a crop of (a hero's upright cut). */
interface Card {
  id: string;
  scene: string;
  set: string | null;
  order: number;
  record: string;
  code: string;
  crop_of: string;
  take: number;
  samples: number;
  layers: RawLayers | null;
  focus: [number, number];
}

interface Finished {
  card: Card;
  png: Buffer;
  version: string;
}

async function finishedPictures(): Promise<Finished[]> {
  const names = existsSync(OUT) ? await readdir(OUT, { recursive: true }) : [];
  // The frames of a camera move become a clip (clips.py), not pictures.
  const cards = names.filter(
    (name) =>
      !name.startsWith('moves/') &&
      name.endsWith('.json') &&
      existsSync(join(OUT, name.replace(/json$/, 'png'))),
  );
  return Promise.all(
    cards.sort().map(async (name) => {
      const card = JSON.parse(await readFile(join(OUT, name), 'utf8')) as Card;
      const png = await readFile(join(OUT, name.replace(/json$/, 'png')));
      return { card, png, version: hash8(png, ENCODED) };
    }),
  );
}

/** Source metadata, so that a file found alone says what it is: a computed picture, of what, from which record and code. */
function described(card: Card): (image: Sharp) => Sharp {
  const text = `Computed picture (path-traced), ${card.id}, set ${card.set ?? 'none'}, record ${card.record}, scene ${card.code}`;
  return (image) => image.withExif({ IFD0: { ImageDescription: text, Software: 'studio' } });
}

/** The largest 4:5 cut whose middle lies as near to the focal point as the edges allow. */
async function cardCut(png: Buffer, [focusX]: [number, number]): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const cut = Math.min(width, Math.round(height * CARD_RATIO));
  const left = Math.round(Math.max(0, Math.min(width - cut, width * focusX - cut / 2)));
  return sharp(png).extract({ left, top: 0, width: cut, height }).png().toBuffer();
}

async function averageColour(png: Buffer): Promise<string> {
  const { data } = await sharp(png)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

async function publishPicture({ card, png, version }: Finished): Promise<PictureEntry> {
  const base = join(PICTURES, card.id);
  await removeRenditions(card.id);
  const whole = await encode(png, base, true, described(card));
  const crops: PictureEntry['crops'] = {};
  const ratio = whole.width / whole.height;
  if (ratio > 1 && ratio !== PANORAMA_RATIO && !card.id.startsWith('home/')) {
    const cut = await cardCut(png, card.focus);
    crops.card = { ...(await encode(cut, `${base}.card`, false, described(card))), version };
  }
  return {
    ...whole,
    colour: await averageColour(png),
    focus: card.focus,
    order: card.order,
    record: card.record,
    version,
    crops,
    samples: card.samples,
    take: card.take,
    ...(card.layers && { layers: await publishLayers(card.id, card.layers) }),
  };
}

async function storedManifest(): Promise<MediaManifest> {
  return existsSync(MANIFEST)
    ? (JSON.parse(await readFile(MANIFEST, 'utf8')) as MediaManifest)
    : { pictures: {} };
}

async function saveManifest(manifest: MediaManifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest.pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(`${MANIFEST}.part`, `${JSON.stringify({ pictures: sorted }, null, 1)}\n`);
  await rename(`${MANIFEST}.part`, MANIFEST);
}

async function withheld(): Promise<string[]> {
  const path = join(ROOT, 'studio', 'withheld.json');
  return JSON.parse(await readFile(path, 'utf8')) as string[];
}

/** Takes away what was published of a picture, or of an upright crop by its own id (`home/hero-1.tall`). */
async function removeRenditions(id: string): Promise<void> {
  const folder = dirname(join(PICTURES, id));
  const stem = id.split('/').at(-1) ?? '';
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const [base = ''] = name.split(/-\d+\.(?:avif|jpg)$/);
    if (base === stem || base === `${stem}.card`) await rm(join(folder, name));
  }
}

/** Pictures encoded at a time: an AVIF of full width is most of one's minute and keeps one core busy. */
const AT_ONCE = 2;

async function main(): Promise<void> {
  const manifest = await storedManifest();
  const planned = new Set((await text(stdin)).split('\n').filter(Boolean));
  if (!planned.size) throw new Error('the plan is empty: run it as npm run studio -- publish');
  const kept = new Set(await withheld());
  for (const id of Object.keys(manifest.pictures)) if (!planned.has(id)) kept.add(id);
  const finished = (await finishedPictures()).filter(
    ({ card }) => planned.has(card.id) && !kept.has(card.id),
  );
  let encoded = 0;
  const due: Finished[] = [];
  for (const picture of finished.filter(({ card }) => !card.crop_of)) {
    const { id } = picture.card;
    const known = manifest.pictures[id];
    if (known?.version === picture.version && String(known.focus) === String(picture.card.focus)) {
      Object.assign(known, { record: picture.card.record, take: picture.card.take });
      if (picture.card.layers) known.layers ??= await publishLayers(id, picture.card.layers);
      continue;
    }
    due.push(picture);
  }
  for (let i = 0; i < due.length; i += AT_ONCE) {
    const some = due.slice(i, i + AT_ONCE);
    await Promise.all(
      some.map(async (picture) => {
        const { id } = picture.card;
        const tall = manifest.pictures[id]?.crops.tall;
        const entry = await publishPicture(picture);
        if (tall) entry.crops.tall = tall;
        manifest.pictures[id] = entry;
      }),
    );
    encoded += some.length;
    await saveManifest(manifest); // what was encoded before a kill is not encoded again
  }
  for (const { card, png, version } of finished.filter(({ card }) => card.crop_of)) {
    const whole = manifest.pictures[card.crop_of];
    if (!whole || whole.crops.tall?.version === version) continue;
    await removeRenditions(card.id);
    whole.crops.tall = {
      ...(await encode(png, join(PICTURES, card.id), false, described(card))),
      version,
      samples: card.samples,
      take: card.take,
    };
    encoded += 1;
  }
  for (const id of kept) {
    await removeRenditions(id);
    await removeRenditions(`${id}.tall`);
    delete manifest.pictures[id];
  }
  await publishLookUp();
  await saveManifest(manifest);
  process.stdout.write(
    `${encoded} pictures encoded, ${Object.keys(manifest.pictures).length} in the manifest\n`,
  );
}

await main();
