import { material } from '#content/materials.ts';
import type { Kitchen } from '#content/schemas/kitchen.ts';

/** What of a kitchen's record decides its joinery. */
export type KitchenFacts = Pick<
  Kitchen,
  'slug' | 'style' | 'layout' | 'front' | 'finish' | 'handle' | 'second' | 'plan' | 'set' | 'shoot'
>;

type Where = KitchenFacts['second'][number]['where'];

/** The second material in one of several places, or undefined. */
export function secondAt({ second }: KitchenFacts, ...places: readonly Where[]) {
  return second.find(({ where }) => places.includes(where));
}

/** Whether the pictures show the mirror image; without a fact every third seed does, as in studio/catalogue/variety.py. */
export function isMirrored({ shoot }: KitchenFacts): boolean {
  return shoot.mirrored ?? shoot.seed % 3 === 1;
}

/** Styles with frames, cornices and turned legs. */
export function isClassic({ style }: KitchenFacts): boolean {
  return style === 'classic' || style === 'neoclassic';
}

/** The island is a block of stone. */
export function hasStoneIsland(facts: KitchenFacts): boolean {
  const id = secondAt(facts, 'island')?.material;
  return id !== undefined && material(id).kind === 'stone';
}

/** The island's seat side is fluted. */
export function hasFlutedIsland(facts: KitchenFacts): boolean {
  return facts.front.fluted === true || secondAt(facts, 'island')?.form === 'fluted';
}

/** Turned knobs of wood are large: one to a drawer, however wide. */
export function hasWoodenKnobs({ handle }: KitchenFacts): boolean {
  return handle.kind === 'knob' && material(handle.material).kind === 'wood';
}

/** Units the record shows behind glass, wire or open. */
export function hasVitrine(facts: KitchenFacts): boolean {
  return secondAt(facts, 'vitrine', 'dresser', 'doors', 'interior', 'pantry') !== undefined;
}
