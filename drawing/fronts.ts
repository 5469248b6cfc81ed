import type { Face } from './face.ts';
import type { Area, FrontKind, FrontLook } from './front-look.ts';
import { inset, surface, uprights, wood } from './surfaces.ts';
import { lighten, shade } from './tone.ts';

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

/** The gold line by hand round a panel. */
function line(face: Face, panel: Area, look: FrontLook) {
  if (look.line) face.rect('gold', undefined, ...inset(panel, look.line));
}

function raised(face: Face, area: Area, look: FrontLook) {
  const low = area[3] - area[1] < 330;
  const field = inset(area, low ? look.frame * 0.55 : look.frame);
  const crown = inset(field, Math.min(42, (field[3] - field[1]) / 4));
  face.rect('detail', shade(look.tone, 0.1), ...field);
  if (low) return;
  face.rect('detail', look.tone, ...crown);
  line(face, crown, look);
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
  thin(face, area, look) {
    const panel = inset(area, look.thinFrame);
    face.rect('detail', shade(look.tone, 0.05), ...panel);
    line(face, panel, look);
  },
  beaded(face, area, look) {
    const rail = Math.min(look.frame - look.faceFrame, (area[3] - area[1]) * 0.32);
    face.rect('detail', shade(look.tone, 0.07), ...inset(area, rail));
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
  const moving = inset(area, look.faceFrame);
  if (look.faceFrame) face.rect('detail', undefined, ...moving);
  DETAILS[look.kind](face, moving, look);
}
