import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import { type MaterialId, material } from '#content/materials.ts';
import type { Finish, Handle } from '#content/schemas/common.ts';
import type { Front, Kitchen, Second } from '#content/schemas/kitchen.ts';
import type { Swatch } from '#content/schemas/material.ts';
import type { FrontKind, FrontLook, Surface } from './fronts.ts';
import type { HandleKind, HandleLook } from './handles.ts';
import { seeded } from './seeded.ts';
import { shade } from './tone.ts';

/** What hangs over the worktop. */
type WallKind = 'units' | 'vitrines' | 'dresser' | 'niche' | 'shelves' | 'rack' | 'mantel' | 'steel' | 'bare';

/** Construction and tones of one kitchen, from its record. */
export interface KitchenLook {
  readonly base: FrontLook;
  readonly tall: FrontLook;
  readonly wall: FrontLook;
  /** Fronts of the units that are vitrine, grille, mesh or dresser. */
  readonly show: FrontLook;
  readonly worktop: { readonly tone: string; readonly veins: 'none' | 'grain' | 'gold' | 'speck' | 'block' };
  readonly handle: HandleLook;
  readonly plinth: string;
  /** Tone of the first second material, else the worktop's. */
  readonly second: string;
  /** The entry for the first of these places that has a second material. */
  readonly at: (...places: readonly Second['where'][]) => Second | undefined;
  readonly wallKind: WallKind;
  readonly classic: boolean;
  readonly pilasters: 'none' | 'pilasters' | 'columns';
  /** Cornice, capitals and lines in gold leaf. */
  readonly gilt: boolean;
  readonly random: () => number;
}

const FRONTS: Record<Front['construction'], FrontKind> = {
  slab: 'slab',
  ribbed: 'ribbed',
  slatted: 'slatted',
  plank: 'plank',
  shaker: 'shaker',
  'thin-frame': 'thin',
  beaded: 'beaded',
  'arched-panel': 'arched',
  'raised-panel': 'raised',
  'aluminium-frame': 'reeded',
};

const HANDLES: Record<Handle['kind'], HandleKind> = {
  gola: 'gola',
  push: 'push',
  'edge-profile': 'edge',
  'cut-out': 'cut-out',
  tab: 'tab',
  knob: 'knob',
  cup: 'cup',
  ring: 'ring',
  bar: 'bar',
};

const SURFACES: Partial<Record<Finish, Surface>> = { ST: 'vein', MT: 'brushed', GL: 'gloss' };

/** What a finish shows on a front of a material. */
export function surfaceOf(finish: Finish, colour: MaterialId): Surface {
  const { swatch } = material(colour);
  return swatch === 'grain' ? 'wood' : swatch === 'cast' ? 'cast' : (SURFACES[finish] ?? 'plain');
}

/** Handle kind and tone; an edge profile is the front's own colour in shade. */
export function handleOf(record: Handle, front: string): HandleLook {
  const kind = HANDLES[record.kind];
  if ('material' in record) return { kind, tone: material(record.material).hex };
  return { kind, tone: kind === 'edge' ? shade(front, 0.42) : '#6b6a68' };
}

/** Whether the material shows its grain. */
export const isTimber = (second: Second | undefined) =>
  second?.material !== undefined && material(second.material).kind === 'wood';

/** Whether the material mirrors what stands before it. */
export const isMirror = (second: Second | undefined) =>
  second?.material !== undefined && material(second.material).swatch === 'mirror';

function wallKindOf(at: KitchenLook['at'], style: Kitchen['style']): WallKind {
  if (at('plate-rack')) return 'rack';
  if (at('dresser', 'interior')) return 'dresser';
  if (at('vitrine', 'doors') && style !== 'loft') return 'vitrines';
  if (at('wall-units')) return 'units';
  if (at('niche', 'splashback') && style !== 'loft') return 'niche';
  if (at('shelf', 'shelves') && style !== 'loft') return 'shelves';
  if (style === 'loft') return 'steel';
  if (style === 'classic' || style === 'neoclassic') return 'mantel';
  return style === 'scandinavian' || at('hood') ? 'bare' : 'units';
}

const VEINS: Partial<Record<Swatch, KitchenLook['worktop']['veins']>> = {
  vein: 'grain',
  'gold-vein': 'gold',
  speck: 'speck',
  block: 'block',
};

function showOf(at: KitchenLook['at'], base: FrontLook): FrontLook {
  const entry = at('vitrine', 'dresser', 'doors');
  const { form } = entry ?? {};
  const own = entry?.material && material(entry.material);
  const reeded = own && own.swatch === 'reeds';
  const kind = form === 'grille' || form === 'mesh' ? form : reeded ? 'reeded' : 'glass';
  const rimmed = form === 'framed' || form === 'grille' || (entry?.where === 'dresser' && form === undefined);
  return { ...base, kind, tone: rimmed && own ? own.hex : base.tone, surface: 'plain' };
}

function wallOf(at: KitchenLook['at'], base: FrontLook, other: FrontLook): FrontLook {
  const entry = at('wall-units');
  if (!entry?.material || material(entry.material).kind !== 'glass') return entry ? other : base;
  const glazed = entry.form === 'glazed';
  return {
    ...base,
    kind: glazed ? 'reeded' : 'slab',
    tone: glazed ? base.tone : other.tone,
    surface: 'gloss',
  };
}

function tallOf(at: KitchenLook['at'], base: FrontLook, other: FrontLook): FrontLook {
  const entry = at('tall-units', 'pantry');
  if (!entry || entry.form === 'lined') return base;
  return entry.where === 'pantry' ? { ...other, kind: base.kind } : other;
}

/** Reads a kitchen record. */
export function kitchenLook(record: Kitchen): KitchenLook {
  const { frameWidth: frame, thinFrameWidth: thinFrame } = dimensions.kitchen;
  const { front, finish, style } = record;
  const { hex: tone, gilded } = material(record.colour);
  const random = seeded(record.slug);
  const at: KitchenLook['at'] = (...places) => record.second.find(({ where }) => places.includes(where));
  const base: FrontLook = {
    kind: front.edge === 'bevelled' ? 'bevelled' : FRONTS[front.construction],
    tone,
    surface: front.grainMatched ? 'matched' : surfaceOf(finish, record.colour),
    random,
    frame,
    thinFrame,
  };
  const top = material(record.worktop.material);
  const first = record.second[0];
  const second = first?.material ? material(first.material).hex : top.hex;
  const framed = style === 'classic' || style === 'neoclassic';
  const other: FrontLook = {
    ...base,
    tone: second,
    kind: framed ? base.kind : 'slab',
    surface: isTimber(first) ? 'wood' : 'plain',
  };
  return {
    base: at('base-units') ? other : base,
    tall: tallOf(at, base, other),
    wall: wallOf(at, base, other),
    show: showOf(at, base),
    worktop: { tone: top.hex, veins: VEINS[top.swatch] ?? 'none' },
    handle: handleOf(record.handle, tone),
    plinth: framed ? shade(tone, 0.12) : at('plinth') ? second : '#2b2826',
    second,
    at,
    wallKind: wallKindOf(at, style),
    classic: framed,
    pilasters: front.ornament ?? 'none',
    gilt: gilded === true || record.second.some(({ material: id }) => id && material(id).gilded),
    random,
  };
}
