import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { allProducts } from '../../content/catalogue.ts';
import { type MaterialId, material } from '../../content/materials.ts';
import { tonesOf } from '../../content/recolour.ts';
import { type LayerName, paintOf } from '../../media/layers.ts';
import { manifest } from '../../media/manifest.ts';
import { OUT, PICTURES } from './encode.ts';
import { blotched, differs, fronts } from './flat-fronts.ts';
import type { RawLayers } from './layers.ts';
import {
  apart,
  composed,
  groupsOf,
  halved,
  inPaint,
  type Plane,
  plane,
  published,
  type Source,
  type View,
  viewTransform,
} from './recombine.ts';

/**
 * `npm run studio -- check-colours kitchens/aurelia …`: recolours a model's main picture in the browser's arithmetic, to its own colour and to every
 * tone of which there is a draft (`draft kitchens/aurelia --colour sage -w 720`), and prints how far it is from the picture and from those. Layers
 * are the published ones, else a draft's (`--layers`). Ends with 1 if the own colour is off by more than OFF of 255, or flat fronts by more than APART or
 * blotched by more than BLOTCHED.
 */
const OFF = 1.5;
const APART = 3;
/** Units of lightness. Measured in sage and anthracite: Gabriella's layers 0.4 and 0.5, the blotched ones before them, which were taken back, 5.8 and 8.4. */
const BLOTCHED = 1.2;
const DRAFTS = join(OUT, 'drafts');

/** A draft's layers, cut to the 8 bits in which a browser has them. */
async function drafted(folder: string): Promise<Source> {
  const raw = JSON.parse(await readFile(join(folder, 'raw.json'), 'utf8')) as RawLayers;
  const { names, exposure, width, height } = raw;
  const layer = async (name: LayerName) => {
    const codes = await readFile(join(folder, `${name}.u16`));
    const data = Buffer.alloc(codes.length / 2);
    for (const i of data.keys()) data[i] = Math.round(codes.readUInt16LE(i * 2) / 257);
    return { data, width, height };
  };
  return { names, exposure, layer };
}

const resized = async ({ data, width, height }: Plane, to: number): Promise<Plane> =>
  width === to
    ? { data, width, height }
    : plane(
        await sharp(data, { raw: { width, height, channels: 3 } })
          .png()
          .toBuffer(),
        to,
      );

interface Model {
  source: Source;
  /** The picture in its own colour, at the layers' width. */
  own: Plane;
  stem: string;
}

/** @throws Error where nothing of a model was published with layers or drafted. */
async function modelOf(name: string): Promise<Model> {
  const stem = `${name.replace('/', '-')}-main`;
  const entry = manifest.pictures[`${name}/main`];
  const folder = join(DRAFTS, `${stem}.layers`);
  const kept = entry?.layers;
  if (!kept && !existsSync(folder)) throw new Error(`${name} has no layers: draft ${name} --layers -w 720`);
  const source = kept ? published(`${name}/main`, kept) : await drafted(folder);
  const { width } = await source.layer('rest');
  const shown = join(PICTURES, `${name}/main-${entry?.width}.avif`);
  return { source, stem, own: await plane(kept ? shown : join(DRAFTS, `${stem}.png`), width) };
}

const row = (...cells: (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(2).padStart(7) : cell.padEnd(26))).join(' ')}\n`,
  );

/** Prints a model's rows; true if all of them are within the limits. */
async function check(name: string, view: View): Promise<boolean> {
  const product = allProducts().find(({ category, record }) => `${category}/${record.slug}` === name);
  if (!product || !('colour' in product.record))
    throw new Error(`${name}: no kitchen or bathroom of the catalogue`);
  const { colour } = product.record;
  const tones = tonesOf(product);
  const { source, own, stem } = await modelOf(name);
  const [light, rest] = [await source.layer('front-light'), await source.layer('rest')];
  const paint = (id: MaterialId) => composed(source, inPaint(paintOf(material(id).hex)), view);
  const summed = apart(await composed(source, groupsOf(source), view), own);
  const off = apart(await paint(colour), own);
  row(`${name} ${colour}, of 255`, summed, off);
  let within = off <= OFF;
  for (const tone of tones) {
    const path = join(DRAFTS, `${stem}-${tone}.png`);
    if (!existsSync(path)) continue;
    const rendered = halved(await plane(path));
    const { width } = rendered;
    const kinds = fronts(await resized(light, width), await resized(rest, width));
    const recoloured = await resized(await paint(tone), width);
    const [flat, other] = [differs(recoloured, rendered, kinds, 1), differs(recoloured, rendered, kinds, 0)];
    const share = (100 * kinds.filter((kind) => kind === 1).length) / kinds.length;
    const uneven = blotched(recoloured, rendered, kinds);
    row(`  ${tone}`, flat.median, flat.mean, uneven, other.median, other.mean, share);
    within &&= flat.mean <= APART && uneven <= BLOTCHED;
  }
  return within;
}

const view = await viewTransform();
let within = true;
for (const name of process.argv.slice(2)) within = (await check(name, view)) && within;
process.exitCode = within ? 0 : 1;
