import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import type { Face } from './face.ts';
import { specks, veins } from './fronts.ts';
import { isMirror, isTimber, type KitchenLook } from './kitchen-look.ts';
import { pilaster, still, unitFront } from './kitchen-run.ts';
import { isDark, lighten, shade } from './tone.ts';

const d = dimensions.kitchen;

/** Where the wall part lies: from u0 to u1 over the worktop, the hob's middle at `hob`. */
export interface Stretch {
  readonly u0: number;
  readonly u1: number;
  readonly hob: number;
}

/** The splashback behind everything: the worktop's stone, or what the second material sets there. */
function splashback(face: Face, { u0, u1 }: Stretch, look: KitchenLook, top: number) {
  const named = look.wallKind === 'niche';
  const tone = named
    ? look.second
    : look.worktop.veins === 'block'
      ? '#f4f1ea'
      : lighten(look.worktop.tone, 0.22);
  if (!face.pad.technical) face.rect('tone', tone, u0, d.worktopHeight, u1, top);
  face.pad.on(tone);
  const lining = look.at('niche', 'splashback');
  if (lining?.material === 'brick') return bricks(face, u0, u1, d.worktopHeight, top);
  if (isMirror(lining) && named) {
    for (const at of [0.2, 0.26, 0.7])
      face.line('grain', u0 + (u1 - u0) * at, d.worktopHeight + 40, u0 + (u1 - u0) * at + 260, top - 40);
    return undefined;
  }
  if (named && isTimber(lining)) {
    for (let v = d.worktopHeight + 75; v < top; v += 90) face.line('grain', u0, v, u1, v);
    return undefined;
  }
  if (look.worktop.veins === 'gold')
    return veins(face, [u0, d.worktopHeight, u1, top], look.random, 3, face.pad.technical ? 'grain' : 'gold');
  if (look.worktop.veins === 'speck')
    return specks(face, [u0, d.worktopHeight + 20, u1 - 40, top - 40], look.random);
  if (look.worktop.veins === 'grain') return veins(face, [u0, d.worktopHeight, u1, top], look.random, 3);
  return undefined;
}

function bricks(face: Face, u0: number, u1: number, v0: number, v1: number) {
  for (let v = v0 + 75, row = 0; v < v1; v += 75, row += 1) {
    face.line('grain', u0, v, u1, v);
    for (let u = u0 + (row % 2 ? 130 : 260); u < u1; u += 260) face.line('grain', u, v, u, v - 75);
  }
}

function doors(
  face: Face,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  look: KitchenLook,
  showAt: readonly number[] = [],
) {
  const count = Math.max(1, Math.round((u1 - u0) / 600));
  const width = (u1 - u0) / count;
  for (let i = 0; i < count; i += 1) {
    const glass = showAt.includes(i);
    const place = look.classic ? (i < count / 2 ? 'foot-right' : 'foot-left') : 'foot';
    unitFront(
      face,
      [u0 + i * width, v0, u0 + (i + 1) * width, v1],
      glass ? look.show : look.wall,
      look,
      place,
    );
  }
  face.rect('solid', undefined, u0, v0 - 14, u1, v0);
}

/** Mantel over the hob with units or vitrines beside it and one cornice over all. */
function mantel(face: Face, { u0, u1, hob }: Stretch, look: KitchenLook, glass: boolean) {
  const [h0, h1, foot] = [hob - 430, hob + 430, d.wallUnitBottom + 140];
  const stone = look.at('hood')?.material !== undefined;
  const tone = stone ? look.second : look.base.tone;
  for (const [a, b] of [
    [u0, h0],
    [h1, u1],
  ] as const)
    if (b - a > 200) doors(face, a, b, d.wallUnitBottom, d.wallUnitTop, look, glass ? [0] : []);
  face.pad.layer();
  face.poly('object', tone, [
    h0 + 50,
    foot + 120,
    h1 - 50,
    foot + 120,
    h1 - (stone ? 170 : 80),
    d.wallUnitTop,
    h0 + (stone ? 170 : 80),
    d.wallUnitTop,
  ]);
  if (stone)
    for (const v of [0.3, 0.62])
      face.line('grain', h0 + 90, foot + 120 + 620 * v, h1 - 90, foot + 120 + 620 * v);
  else unitFront(face, [h0 + 130, foot + 190, h1 - 130, d.wallUnitTop - 60], look.base, look);
  if (look.at('hood')?.form === 'carved') {
    for (const r of [150, 95]) face.ellipse('detail', undefined, hob, foot + 440, r, r * 0.75);
    face.curve('object', undefined, [
      [hob - 230, foot + 300],
      [hob - 120, foot + 380, hob, foot + 300],
      [hob + 120, foot + 380, hob + 230, foot + 300],
    ]);
  }
  face.rect('object', lighten(tone, 0.1), h0, foot, h1, foot + 120);
  face.line('detail', h0, foot + 40, h1, foot + 40);
  for (const u of [h0 + 25, h1 - 95])
    face.curve(
      'object',
      tone,
      [
        [u, foot],
        [u + 70, foot],
        [u + 60, foot - 150, u + 10, foot - 200],
        [u, foot - 200],
      ],
      true,
    );
  if (look.pilasters !== 'none') for (const u of [h0, h1]) pilaster(face, u, foot, d.wallUnitTop, look);
}

function shelf(face: Face, u0: number, u1: number, v: number, tone: string, from: number) {
  face.rect('object', tone, u0, v, u1, v + 34);
  for (let u = u0 + 150, i = from; u < u1 - 90; u += 290, i += 1) still(face, u, v + 34, i);
  face.pad.on('#ffffff');
}

function steelShelves(face: Face, stretch: Stretch, look: KitchenLook) {
  const { u0, u1, hob } = stretch;
  const metal = '#2b2b2d';
  const timber = isTimber(look.at('shelf', 'bar-top', 'tall-units'));
  const board = timber ? look.second : metal;
  const [a, b] = hob - u0 > u1 - hob ? [u0 + 40, hob - 380] : [hob + 380, u1 - 40];
  const mesh = look.at('doors', 'vitrine');
  if (mesh)
    doors(face, a, b, d.wallUnitBottom, d.wallUnitTop, {
      ...look,
      wall: look.show,
      handle: { ...look.handle, kind: 'push' },
    });
  else for (const [i, v] of [1480, 1850, 2220].entries()) shelf(face, a, b, v, board, i + (timber ? 1 : 0));
  for (const u of [a, (a + b) / 2, b]) face.rect('tone', metal, u - 11, 1440, u + 11, 2400);
  face.rect('object', metal, hob - 300, 1640, hob + 300, 1710);
  face.rect('object', metal, hob - 110, 1710, hob + 110, 2700);
  face.pad.on('#ffffff');
}

function rack(face: Face, { u0, u1 }: Stretch, look: KitchenLook) {
  const [low, top] = [1540, 2200];
  face.rect('object', look.second, u0 + 60, low, u1 - 60, top);
  face.rect('object', lighten(look.second, 0.55), u0 + 100, low + 50, u1 - 100, top - 50);
  for (const v of [low + 60, low + 360])
    for (let u = u0 + 230; u < u1 - 160; u += 165) face.disc('detail', '#f6f3ec', u, v + 105, 105);
  face.pad.on('#ffffff');
  for (let u = u0 + 150; u < u1 - 100; u += 165) face.line('detail', u, low + 50, u, top - 50);
  face.line('object', u0 + 100, low + 350, u1 - 100, low + 350);
}

function hood(face: Face, hob: number, look: KitchenLook) {
  const tone = look.at('hood') ? look.second : lighten(look.base.tone, 0.12);
  face.rect('object', tone, hob - 430, 1600, hob + 430, d.tallTop);
  face.rect('solid', undefined, hob - 400, 1580, hob + 400, 1600);
  if (look.at('hood')?.material === 'travertine')
    for (const v of [1760, 1990, 2210]) face.line('grain', hob - 430, v, hob + 430, v + 14);
}

function niche(face: Face, stretch: Stretch, look: KitchenLook) {
  doors(face, stretch.u0, stretch.u1, 1960, d.wallUnitTop, {
    ...look,
    handle: { ...look.handle, kind: 'push' },
  });
  const lining = look.at('niche', 'splashback');
  const dark = isDark(look.second);
  if (!isMirror(lining))
    shelf(face, stretch.u0, stretch.u1, 1500, dark ? shade(look.second, 0.25) : look.second, 1);
}

/** What hangs over the worktop, by the record. */
export function wallOver(face: Face, stretch: Stretch, look: KitchenLook) {
  const { u0, u1, hob } = stretch;
  const low =
    look.wallKind === 'niche'
      ? 1960
      : look.wallKind === 'bare' || look.wallKind === 'shelves'
        ? 1300
        : look.classic
          ? d.wallUnitBottom + 140
          : d.wallUnitBottom;
  splashback(
    face,
    stretch,
    look,
    look.wallKind === 'steel' && look.at('niche')?.material !== 'brick' ? 1060 : low,
  );
  face.pad.on('#ffffff');
  if (look.wallKind === 'steel') return steelShelves(face, stretch, look);
  if (look.wallKind === 'rack') return rack(face, stretch, look);
  if (look.wallKind === 'niche' && !look.classic) return niche(face, stretch, look);
  if (look.wallKind === 'shelves') {
    shelf(face, u0 + 30, u1 - 30, 1500, look.second, 0);
    if (look.at('shelves')) shelf(face, u0 + 30, u1 - 30, 1860, look.second, 2);
    return undefined;
  }
  if (look.wallKind === 'bare') return hood(face, hob, look);
  if (look.classic)
    return mantel(
      face,
      stretch,
      look,
      look.wallKind === 'vitrines' || look.wall.kind === 'reeded' || look.at('dresser') !== undefined,
    );
  doors(face, u0, u1, d.wallUnitBottom, d.wallUnitTop, look);
  if (look.at('rail')) face.rect('gold', '#d4af37', u0 + 60, 1310, u1 - 60, 1326);
  return undefined;
}
