import type { Face } from './face.ts';
import { lighten, shade } from './tone.ts';

/** How a front is built. */
export type FrontKind =
  | 'slab'
  | 'bevelled'
  | 'ribbed'
  | 'fluted'
  | 'slatted'
  | 'plank'
  | 'shaker'
  | 'thin'
  | 'beaded'
  | 'raised'
  | 'arched'
  | 'reeded'
  | 'glass'
  | 'grille'
  | 'mesh'
  | 'cane'
  | 'folded';

/** What the surface shows: wood, matched wood, veins of stone, brushed metal, a gloss reflection, cast marks, nothing. */
export type Surface = 'plain' | 'wood' | 'matched' | 'vein' | 'brushed' | 'gloss' | 'cast';

/** Construction, colour and surface of a set of fronts; `random` is the record's own stream. */
export interface FrontLook {
  readonly kind: FrontKind;
  readonly tone: string;
  readonly surface: Surface;
  readonly random: () => number;
  /** Frame widths in millimetres, from dimensions.json. */
  readonly frame: number;
  readonly thinFrame: number;
}

/** u0 v0 u1 v1 of a front on its plane. */
export type Area = readonly [number, number, number, number];

const inset = ([a, b, c, d]: Area, by: number): Area => [a + by, b + by, c - by, d - by];

function uprights(face: Face, pen: 'detail' | 'grain', [u0, v0, u1, v1]: Area, pitch: number) {
  const count = Math.max(2, Math.round((u1 - u0) / pitch));
  for (let i = 1; i < count; i += 1) {
    const u = u0 + ((u1 - u0) * i) / count;
    face.line(pen, u, v0, u, v1);
  }
}

function wood(face: Face, [u0, v0, u1, v1]: Area, random: () => number) {
  const count = Math.max(1, Math.round((u1 - u0) / 280));
  for (let i = 0; i < count; i += 1) {
    const u = u0 + ((u1 - u0) * (i + 0.3 + random() * 0.4)) / count;
    const sway = (random() - 0.5) * 70;
    const end = v1 - (v1 - v0) * random() * 0.12;
    face.curve('grain', undefined, [
      [u, v0 + 12],
      [u + sway, (v0 + end) / 2, u, end - 12],
    ]);
  }
}

/** Flames of one log sliced in sequence: the same arch on every front. */
function matched(face: Face, [u0, v0, u1, v1]: Area) {
  const [middle, high] = [(u0 + u1) / 2, v1 - v0];
  for (const share of [0.3, 0.62, 0.92]) {
    const half = ((u1 - u0) / 2) * share;
    face.curve(
      'grain',
      undefined,
      [
        [middle - half, v0 + 8],
        [
          middle - half * 0.8,
          v0 + high * (1.5 * share + 0.1),
          middle + half * 0.8,
          v0 + high * (1.5 * share + 0.1),
          middle + half,
          v0 + 8,
        ],
      ].map((step) => step.map((value, i) => (i % 2 ? Math.min(value, v1 + high * 0.2) : value))),
    );
  }
}

/** Veins of a slab from top to foot. */
export function veins(
  face: Face,
  [u0, v0, u1, v1]: Area,
  random: () => number,
  count: number,
  pen: 'grain' | 'gold' = 'grain',
) {
  const wide = u1 - u0;
  for (let i = 0; i < count; i += 1) {
    const from = u0 + wide * ((i + random() * 0.8) / count);
    const within = (u: number) => Math.min(u1, Math.max(u0, u));
    const to = within(from + wide * (random() - 0.3) * 0.6);
    const bend = within((from + to) / 2 + wide * (random() - 0.5) * 0.2);
    const middle = v0 + (v1 - v0) * (0.35 + random() * 0.3);
    const [turnU, turnV] = [from + (bend - from) * 0.3, middle + (v1 - middle) * 0.3];
    // The second control mirrors the first, so that the vein bends without a kink.
    const [onU, onV] = [within(bend + (bend - turnU) * 0.8), Math.max(v0, middle + (middle - turnV) * 0.8)];
    face.curve(pen, undefined, [
      [from, v1],
      [turnU, turnV, bend, middle],
      [onU, onV, to, v0],
    ]);
  }
}

/** Chips of terrazzo, a few to tell it from plain stone. */
export function specks(face: Face, [u0, v0, u1, v1]: Area, random: () => number) {
  for (let i = 0; i < 11; i += 1) {
    const [u, v] = [u0 + (u1 - u0) * random(), v0 + (v1 - v0) * random()];
    face.line('grain', u, v, u + 16 + random() * 22, v + 20 * random());
  }
}

function surface(face: Face, area: Area, look: FrontLook) {
  const [u0, v0, u1, v1] = area;
  const [wide, high] = [u1 - u0, v1 - v0];
  if (high < 90 || wide < 60) return;
  if (look.surface === 'wood') wood(face, area, look.random);
  if (look.surface === 'matched') matched(face, area);
  if (look.surface === 'vein') veins(face, area, look.random, 1);
  if (look.surface === 'gloss') {
    const reach = Math.min(wide, high) * 0.5;
    face.line('grain', u0 + 20, v1 - reach, u0 + reach, v1 - 20);
    face.line('grain', u0 + 20, v1 - reach * 1.35, u0 + reach * 1.35, v1 - 20);
  }
  if (look.surface === 'brushed')
    for (const share of [0.2, 0.45, 0.8]) {
      const v = v0 + high * (share + (look.random() - 0.5) * 0.12);
      const from = u0 + wide * look.random() * 0.3;
      face.line('grain', from, v, from + wide * 0.6, v);
    }
  if (look.surface === 'cast') {
    if (high < 500) return;
    for (const u of [u0 + 80, u1 - 100])
      for (const v of [v0 + 90, v1 - 90]) face.line('grain', u, v, u + 20, v);
  }
}

function arched(face: Face, area: Area, look: FrontLook) {
  const [u0, v0, u1, v1] = inset(area, look.frame * 0.85);
  const rise = Math.min((u1 - u0) * 0.32, (v1 - v0) * 0.4);
  face.curve(
    'detail',
    shade(look.tone, 0.06),
    [
      [u0, v0],
      [u0, v1 - rise],
      [(u0 * 3 + u1) / 4, v1 + rise * 0.25, (u0 + u1 * 3) / 4, v1 + rise * 0.25, u1, v1 - rise],
      [u1, v0],
    ],
    true,
  );
}

function raised(face: Face, area: Area, look: FrontLook) {
  const low = area[3] - area[1] < 330;
  const field = inset(area, low ? look.frame * 0.55 : look.frame);
  const crown = inset(field, Math.min(42, (field[3] - field[1]) / 4));
  face.rect('detail', shade(look.tone, 0.1), ...field);
  if (low) return;
  face.rect('detail', look.tone, ...crown);
  if (face.pad.technical) return;
  for (const [a, b] of [
    [0, 1],
    [2, 1],
    [0, 3],
    [2, 3],
  ] as const)
    face.line('grain', field[a], field[b], crown[a], crown[b]);
}

function lattice(face: Face, [u0, v0, u1, v1]: Area, pitch: number) {
  const [wide, high] = [u1 - u0, v1 - v0];
  for (let t = pitch; t < wide + high; t += pitch) {
    const [a, b] = [Math.min(t, wide), Math.min(t, high)];
    face.line('grain', u0 + a, v0 + t - a, u0 + t - b, v0 + b);
    face.line('grain', u1 - a, v0 + t - a, u1 - t + b, v0 + b);
  }
}

function glazed(face: Face, area: Area, look: FrontLook, rim: number) {
  const pane = inset(area, rim);
  face.rect('detail', GLASS, ...pane);
  if (look.kind === 'reeded') uprights(face, 'grain', pane, 62);
  else {
    const thirds = [1, 2].map((i) => pane[1] + ((pane[3] - pane[1]) * i) / 3);
    if (pane[3] - pane[1] > 380) for (const v of thirds) face.line('detail', pane[0], v, pane[2], v);
    face.line('grain', pane[0] + 20, pane[3] - 170, pane[0] + 150, pane[3] - 20);
  }
}

/** Clear glass before a lit interior. */
const GLASS = '#e4dfd0';

const DETAILS: Record<FrontKind, (face: Face, area: Area, look: FrontLook) => void> = {
  slab: surface,
  bevelled(face, area, look) {
    face.rect('detail', undefined, ...inset(area, 22));
    surface(face, area, look);
  },
  ribbed: (face, area) => uprights(face, 'detail', area, 58),
  fluted: (face, area) => uprights(face, 'detail', area, 66),
  slatted(face, [u0, v0, u1, v1], { tone }) {
    const count = Math.max(3, Math.round((u1 - u0) / 76));
    for (let i = 0; i < count; i += 1) {
      const u = u0 + ((u1 - u0) * (i + 0.5)) / count;
      face.rect('tone', shade(tone, 0.5), u - 9, v0, u + 9, v1);
    }
    face.pad.on(tone);
  },
  plank(face, [u0, v0, u1, v1], look) {
    const count = Math.max(1, Math.round((v1 - v0) / 190));
    for (let i = 0; i < count; i += 1) {
      const [low, step] = [v0 + ((v1 - v0) * i) / count, (v1 - v0) / count];
      if (i) face.line('detail', u0, low, u1, low);
      const v = low + step * (0.3 + look.random() * 0.4);
      const from = u0 + (u1 - u0) * look.random() * 0.35;
      face.curve('grain', undefined, [
        [from, v],
        [from + 120, v + 26, from + (u1 - u0) * 0.55, v],
      ]);
    }
  },
  shaker(face, area, look) {
    face.rect('detail', shade(look.tone, 0.07), ...inset(area, look.frame));
    surface(face, inset(area, look.frame), look);
  },
  thin: (face, area, look) => face.rect('detail', shade(look.tone, 0.05), ...inset(area, look.thinFrame)),
  beaded(face, area, look) {
    face.rect('detail', undefined, ...inset(area, 20));
    face.rect('detail', shade(look.tone, 0.07), ...inset(area, 20 + look.thinFrame * 1.5));
  },
  raised(face, area, look) {
    raised(face, area, look);
    if (look.surface === 'wood' && area[3] - area[1] > 500)
      wood(face, inset(area, look.frame + 42), look.random);
  },
  arched,
  reeded: (face, area, look) => glazed(face, area, look, 22),
  glass: (face, area, look) => glazed(face, area, look, look.thinFrame),
  grille(face, area, look) {
    face.rect('detail', shade(look.tone, 0.55), ...inset(area, look.frame));
    lattice(face, inset(area, look.frame), 95);
    face.pad.on(look.tone);
  },
  mesh(face, area, look) {
    const pane = inset(area, 30);
    face.rect('detail', '#8d8a84', ...pane);
    uprights(face, 'grain', pane, 46);
    for (let v = pane[1] + 46; v < pane[3]; v += 46) face.line('grain', pane[0], v, pane[2], v);
    face.pad.on(look.tone);
  },
  cane(face, area, look) {
    face.rect('detail', '#dcc79c', ...inset(area, look.frame));
    lattice(face, inset(area, look.frame), 52);
  },
  folded(face, [u0, v0, u1, v1], look) {
    const fold = u0 + (u1 - u0) * 0.62;
    face.poly('detail', shade(look.tone, 0.07), [u0, v0, fold, v0, u0, v1]);
    face.poly('detail', lighten(look.tone, 0.4), [u1, v0, u1, v1, fold, v0]);
  },
};

/** Draws one front with its gap on its plane. */
export function drawFront(face: Face, area: Area, look: FrontLook) {
  face.rect('object', look.tone, ...area);
  DETAILS[look.kind](face, area, look);
}
