import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import { toneOf } from '#content/tone-of.ts';
import type { FrontKind, FrontLook, Surface } from './fronts.ts';
import type { HandleKind, HandleLook } from './handles.ts';
import { seeded } from './seeded.ts';
import type { DrawnRecord } from './shape.ts';
import { shade } from './tone.ts';

/** What hangs over the worktop. */
type WallKind = 'units' | 'vitrines' | 'dresser' | 'niche' | 'shelves' | 'rack' | 'mantel' | 'steel' | 'bare';

/** Construction and tones of one kitchen, read from its record's words. */
export interface KitchenLook {
  readonly base: FrontLook;
  readonly tall: FrontLook;
  readonly wall: FrontLook;
  /** Fronts of the units the second material names as vitrine, grille, mesh or dresser. */
  readonly show: FrontLook;
  readonly island: FrontLook;
  readonly islandStone: boolean;
  readonly worktop: { readonly tone: string; readonly veins: 'none' | 'grain' | 'gold' | 'speck' | 'block' };
  readonly handle: HandleLook;
  readonly plinth: string;
  readonly second: string;
  /** The second material's words, to look for single features. */
  readonly words: string;
  readonly wallKind: WallKind;
  readonly classic: boolean;
  readonly pilasters: 'none' | 'pilasters' | 'columns';
  /** Cornice, capitals and lines in gold leaf. */
  readonly gilt: boolean;
  readonly random: () => number;
}

const FRONTS: readonly (readonly [string, FrontKind])[] = [
  ['bevelled', 'bevelled'],
  ['ribbed', 'ribbed'],
  ['slatted', 'slatted'],
  ['plank', 'plank'],
  ['shaker', 'shaker'],
  ['thin frame', 'thin'],
  ['beaded', 'beaded'],
  ['arched', 'arched'],
  ['raised', 'raised'],
  ['aluminium frame', 'reeded'],
];

const HANDLES: readonly (readonly [string, HandleKind])[] = [
  ['gola', 'gola'],
  ['edge', 'edge'],
  ['cut-out', 'cut-out'],
  ['tab', 'tab'],
  ['knob', 'knob'],
  ['cup', 'cup'],
  ['ring', 'ring'],
  ['bar', 'bar'],
];

const has = (text: string, ...words: readonly string[]) => words.some((word) => text.includes(word));

function firstOf<T>(table: readonly (readonly [string, T])[], text: string, otherwise: T): T {
  return table.find(([word]) => text.includes(word))?.[1] ?? otherwise;
}

/** What a finish shows on a front: by its code, the words of the colour and of the front. */
export function surfaceOf(finish: string, words: string): Surface {
  if (words.includes('grain-matched')) return 'matched';
  if (finish === 'VN' || finish === 'SF' || (finish === 'TL' && has(words, 'oak'))) return 'wood';
  if (finish === 'TL') return 'cast';
  if (finish === 'ST') return 'vein';
  if (finish === 'MT') return 'brushed';
  return finish === 'GL' ? 'gloss' : 'plain';
}

/** Handle kind and metal from the catalogue's words; an edge profile is the front's own colour in shade. */
export function handleOf(text: string, front: string): HandleLook {
  const kind = firstOf(HANDLES, text, 'push');
  const tone = kind === 'edge' ? shade(front, 0.42) : toneOf(text, '#6b6a68');
  return { kind, tone };
}

function wallKindOf(words: string, style: string): WallKind {
  if (has(words, 'plate rack')) return 'rack';
  if (has(words, 'dresser', 'oak interior')) return 'dresser';
  if (has(words, 'vitrine', 'grille', 'wire-mesh') && style !== 'loft') return 'vitrines';
  if (has(words, 'wall units')) return 'units';
  if (has(words, 'niche', 'mirror') && style !== 'loft') return 'niche';
  if (has(words, 'shelf', 'shelves') && style !== 'loft') return 'shelves';
  if (style === 'loft') return 'steel';
  if (style === 'classic' || style === 'neoclassic') return 'mantel';
  return style === 'scandinavian' || has(words, 'hood') ? 'bare' : 'units';
}

function worktopOf(text: string, front: string): KitchenLook['worktop'] {
  const tone = has(text, 'same slab') ? front : toneOf(text, '#f1efea');
  if (has(text, 'gold vein')) return { tone, veins: 'gold' };
  if (has(text, 'vein', 'marble', 'same slab', 'quartzite')) return { tone, veins: 'grain' };
  if (has(text, 'terrazzo')) return { tone, veins: 'speck' };
  return { tone, veins: has(text, 'block') ? 'block' : 'none' };
}

/** Reads a kitchen record. */
export function kitchenLook(record: DrawnRecord): KitchenLook {
  const { frameWidth: frame, thinFrameWidth: thinFrame } = dimensions.kitchen;
  const [front = '', words = '', style = ''] = [record.front, record.second, record.style];
  const tone = record.colour?.hex ?? '#ffffff';
  const random = seeded(record.slug);
  const base: FrontLook = {
    kind: firstOf(FRONTS, front, 'slab'),
    tone,
    surface: surfaceOf(record.finish ?? '', `${front} ${record.colour?.name ?? ''}`),
    random,
    frame,
    thinFrame,
  };
  const worktop = worktopOf(record.worktop ?? '', tone);
  const second = toneOf(words, worktop.tone);
  const timber = has(words, 'oak', 'walnut', 'birch', 'eucalyptus', 'ash');
  const framed = style === 'classic' || style === 'neoclassic';
  const other: FrontLook = {
    ...base,
    tone: second,
    kind: framed ? base.kind : 'slab',
    surface: timber ? 'wood' : 'plain',
  };
  const showKind = has(words, 'grille')
    ? 'grille'
    : has(words, 'mesh')
      ? 'mesh'
      : has(words, 'reeded', 'fluted-glass')
        ? 'reeded'
        : 'glass';
  const rim = has(words, 'brass-framed', 'brass grille', 'black steel')
    ? toneOf(words, tone)
    : has(words, 'white dresser')
      ? second
      : tone;
  const glassWall = has(words, 'glass wall units');
  return {
    base: has(words, 'base units') ? other : base,
    tall: has(words, 'tall units', 'pantry')
      ? has(words, 'leather-lined')
        ? base
        : { ...other, kind: has(words, 'pantry') ? base.kind : other.kind }
      : base,
    wall: glassWall
      ? {
          ...base,
          kind: has(words, 'reeded') ? 'reeded' : 'slab',
          tone: has(words, 'reeded') ? tone : second,
          surface: 'gloss',
        }
      : has(words, 'wall units')
        ? other
        : base,
    show: { ...base, kind: showKind, tone: rim, surface: 'plain' },
    island: has(words, 'fluted island')
      ? { ...base, kind: 'fluted' }
      : has(words, 'island')
        ? other
        : has(words, 'butcher')
          ? { ...base, tone: second, kind: 'slab', surface: 'wood' }
          : base,
    islandStone: has(words, 'stone island', 'marble island', 'travertine island', 'terrazzo island'),
    worktop,
    handle: handleOf(record.handle ?? '', tone),
    plinth: framed ? shade(tone, 0.12) : has(words, 'plinth') ? second : '#2b2826',
    second,
    words,
    wallKind: wallKindOf(words, style),
    classic: framed,
    pilasters: has(front, 'columns') ? 'columns' : has(front, 'pilasters') ? 'pilasters' : 'none',
    gilt: has(`${words} ${record.colour?.name ?? ''}`, 'gilt', 'gold line', 'gold patina'),
    random,
  };
}
