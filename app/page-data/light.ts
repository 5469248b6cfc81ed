import type { LightOffer, LightSource } from '#app/behaviours/light-source.ts';
import type { Product } from '#content/catalogue.ts';
import { DUSK, EVENING, HOUR_OF_ROOMS, HOUR_OF_SET } from '#content/data/hours.ts';
import { type MaterialId, material } from '#content/materials.ts';
import { capital } from '#content/product-text.ts';
import { tonesOf } from '#content/recolour.ts';
import { DEFAULT_LOCALE, type Locale, pageText } from '#content/strings/index.ts';
import { MEDIA_PATH } from '#contract/addresses.ts';
import { FIRST_HOUR } from '#contract/light.ts';
import { LIGHT_GROUPS } from '#media/layers.ts';
import { manifest } from '#media/manifest.ts';

/** For page data and the build only: which pictures can be shown in another colour and at another hour. What the manifest has layers of. */

const ROOT = `${MEDIA_PATH}layers/`;
/** The look-up table is one for all; it changes with the studio's view transform only. */
const VIEW = `${ROOT}view.webp`;

const hasShares = (id: string) => manifest.pictures[id]?.layers?.shares === true;

/** What a page says of a product's picture that has layers. */
export function lightOffer(id: string, product: Product): LightOffer | null {
  if (!manifest.pictures[id]?.layers) return null;
  return { data: `light/${id}`, colours: hasShares(id) && tonesOf(product).length > 0 };
}

/**
 * The tones that are told apart, the same in every language. Two ids of one English name or one tone are one choice: the model's own, else the
 * one whose id is its name, else the first.
 */
function distinct(tones: readonly MaterialId[], own: string): MaterialId[] {
  const { materials } = pageText(DEFAULT_LOCALE);
  const rank = (id: MaterialId) => (id === own ? 0 : id === materials[id].replaceAll(' ', '-') ? 1 : 2);
  const alike = (a: MaterialId, b: MaterialId) =>
    materials[a] === materials[b] || material(a).hex === material(b).hex;
  const kept: MaterialId[] = [];
  for (const one of [...tones].sort((a, b) => rank(a) - rank(b)))
    if (!kept.some((other) => alike(one, other))) kept.push(one);
  return tones.filter((one) => kept.includes(one));
}

/** What `/data/light/<id>.json` holds; null for a picture without layers. */
export function lightSource(id: string, product: Product, locale: Locale): LightSource | null {
  const layers = manifest.pictures[id]?.layers;
  if (!layers) return null;
  const { record } = product;
  const { materials } = pageText(locale);
  const own = 'colour' in record ? record.colour : '';
  const hour = 'set' in record ? HOUR_OF_SET[record.set] : HOUR_OF_ROOMS;
  const { widths, names, exposure, version } = layers;
  const tones = hasShares(id) ? tonesOf(product) : [];
  return {
    base: `${ROOT}${id}`,
    view: VIEW,
    widths,
    groups: LIGHT_GROUPS.filter((group) => names.includes(group)),
    exposure,
    version,
    hour,
    first: hour >= EVENING ? DUSK : FIRST_HOUR,
    tones: distinct(tones, own).map((tone) => ({
      id: tone,
      name: capital(materials[tone]),
      hex: material(tone).hex,
    })),
    own,
  };
}
