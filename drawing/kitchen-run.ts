import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import type { Face } from './face.ts';
import { drawFront, type FrontLook } from './fronts.ts';
import { drawHandle, type HandlePlace } from './handles.ts';
import { isTimber, type KitchenLook } from './kitchen-look.ts';
import { lighten, shade } from './tone.ts';

const d = dimensions.kitchen;

/** One module of a run. opening: the way into the back kitchen · show: vitrine or dresser · corner: blind unit before a return. */
export type UnitKind = 'drawers' | 'sink' | 'hob' | 'doors' | 'oven' | 'tall' | 'show' | 'opening';

/** Modules from the start side to the end side, with their left edges, in millimetres. */
export interface Unit {
  readonly kind: UnitKind;
  readonly x: number;
  readonly width: number;
}

/** Lays kinds side by side from x, each of the given width. */
export function unitsFrom(x: number, kinds: readonly (readonly [UnitKind, number])[]): Unit[] {
  let at = x;
  return kinds.map(([kind, width]) => {
    const unit = { kind, x: at, width };
    at += width;
    return unit;
  });
}

export const isTall = ({ kind }: Unit) =>
  kind === 'oven' || kind === 'tall' || kind === 'show' || kind === 'opening';

/** Heights of a run that its parts share. */
export const BODY_TOP = d.worktopHeight - d.worktopThickness;
const FRONT_TOP = (look: KitchenLook) => (look.handle.kind === 'gola' ? BODY_TOP - d.channel : BODY_TOP);

/** One front with its handle. */
export function unitFront(
  face: Face,
  area: readonly [number, number, number, number],
  front: FrontLook,
  look: KitchenLook,
  place?: HandlePlace,
) {
  const g = d.frontGap / 2;
  const [u0, v0, u1, v1] = area;
  drawFront(face, [u0 + g, v0 + g, u1 - g, v1 - g], front);
  if (place && face.pad.technical) opens(face, area, place);
  if (place) drawHandle(face, [u0, v0, u1, v1], look.handle, place, front.tone);
}

/** Dashes that meet at the hinge; drawers have none. */
function opens(face: Face, [u0, v0, u1, v1]: readonly [number, number, number, number], place: HandlePlace) {
  if (place === 'head') return;
  if (place === 'foot') return face.line('hidden', u0 + 15, v0 + 15, (u0 + u1) / 2, v1, u1 - 15, v0 + 15);
  const [free, hinge] = place.endsWith('left') ? [u0 + 15, u1] : [u1 - 15, u0];
  return face.line('hidden', free, v0 + 15, hinge, (v0 + v1) / 2, free, v1 - 15);
}

function stack(
  face: Face,
  { x, width }: Unit,
  look: KitchenLook,
  shares: readonly number[],
  places: readonly HandlePlace[] = [],
) {
  const top = FRONT_TOP(look);
  let v = top;
  shares.forEach((share, i) => {
    const low = v - (top - d.plinth) * share;
    const channel = look.handle.kind === 'gola' && i > 0 ? d.channel : 0;
    if (channel) face.rect('tone', shade(look.base.tone, 0.72), x, v - channel, x + width, v);
    unitFront(face, [x, low, x + width, v - channel], look.base, look, places[i] ?? 'head');
    v = low;
  });
}

/** Base unit: drawers, a sink's doors or drawers under the hob. */
function baseUnit(face: Face, unit: Unit, look: KitchenLook) {
  const { x, width, kind } = unit;
  if (kind === 'drawers') return stack(face, unit, look, look.classic ? [0.26, 0.37, 0.37] : [0.5, 0.5]);
  if (kind === 'hob') return stack(face, unit, look, [0.34, 0.33, 0.33]);
  const [top, middle] = [FRONT_TOP(look), x + width / 2];
  const head = look.classic && kind !== 'sink' ? top - (top - d.plinth) * 0.24 : top;
  if (head < top) unitFront(face, [x, head, x + width, top], look.base, look, 'head');
  if (width < 500) return unitFront(face, [x, d.plinth, x + width, head], look.base, look, 'head-right');
  unitFront(face, [x, d.plinth, middle, head], look.base, look, 'head-right');
  return unitFront(face, [middle, d.plinth, x + width, head], look.base, look, 'head-left');
}

function ovens(face: Face, { x, width }: Unit, look: KitchenLook) {
  const glass = '#26272b';
  const stops = [d.plinth, 560, 1150, 1600];
  unitFront(face, [x, stops[0] ?? 0, x + width, stops[1] ?? 0], look.tall, look, 'head');
  for (const i of [1, 2]) {
    const [low = 0, high = 0] = [stops[i], stops[i + 1]];
    face.rect('object', glass, x + 4, low, x + width - 4, high);
    face.rect('detail', undefined, x + 50, low + 45, x + width - 50, high - 125);
    face.line('object', x + 50, high - 75, x + width - 50, high - 75);
  }
  face.pad.on(look.tall.tone);
  unitFront(face, [x, stops[3] ?? 0, x + width, d.tallTop], look.tall, look, 'foot');
}

function shelvesOf(face: Face, { x, width }: Unit, low: number, tone: string, crockery: boolean) {
  face.rect('object', tone, x + 6, low, x + width - 6, d.tallTop - 6);
  const bays = Math.round((d.tallTop - low) / 380);
  for (let i = 0; i < bays; i += 1) {
    const v = low + ((d.tallTop - low) * i) / bays;
    if (i) face.line('object', x + 6, v, x + width - 6, v);
    if (crockery) still(face, x + width * (i % 2 ? 0.28 : 0.55), v + 6, i);
  }
}

/** A bowl, a jar or a row of plates standing at u, v. */
export function still(face: Face, u: number, v: number, kind: number) {
  const tone = '#f3efe6';
  if (kind % 3 === 0)
    face.curve(
      'detail',
      tone,
      [
        [u - 85, v + 85],
        [u - 70, v, u - 30, v],
        [u + 30, v],
        [u + 70, v, u + 85, v + 85],
      ],
      true,
    );
  else if (kind % 3 === 1)
    face.curve(
      'detail',
      tone,
      [
        [u - 40, v],
        [u - 62, v + 110, u - 22, v + 150],
        [u - 22, v + 180],
        [u + 22, v + 180],
        [u + 22, v + 150],
        [u + 62, v + 110, u + 40, v],
      ],
      true,
    );
  else for (const at of [-70, 0, 70]) face.disc('detail', tone, u + at, v + 95, 92);
}

function tallUnit(face: Face, unit: Unit, look: KitchenLook, order: number) {
  const { x, width, kind } = unit;
  if (kind === 'oven') return ovens(face, unit, look);
  const place: HandlePlace = order % 2 ? 'left' : 'right';
  if (kind === 'tall') {
    const split = look.classic ? 1720 : d.tallTop;
    unitFront(face, [x, d.plinth, x + width, split], look.tall, look, place);
    if (split < d.tallTop)
      unitFront(
        face,
        [x, split, x + width, d.tallTop],
        look.tall,
        look,
        `foot-${place === 'left' ? 'left' : 'right'}`,
      );
    if (look.handle.kind === 'gola')
      face.rect(
        'tone',
        shade(look.tall.tone, 0.72),
        place === 'left' ? x : x + width - 26,
        d.plinth,
        place === 'left' ? x + 26 : x + width,
        d.tallTop,
      );
    return undefined;
  }
  return show(face, unit, look);
}

/** Vitrine, dresser, open or grille-fronted cupboard, as the second material says. */
function show(face: Face, unit: Unit, look: KitchenLook) {
  const { x, width } = unit;
  const middle = x + width / 2;
  const base: FrontLook =
    look.at('dresser') && look.show.tone !== look.base.tone
      ? { ...look.base, tone: look.show.tone }
      : look.base;
  const low = look.at('interior') ? d.plinth : 860;
  if (low > d.plinth) {
    unitFront(face, [x, 620, x + width, low], base, look, 'head');
    unitFront(face, [x, d.plinth, middle, 620], base, look, 'head-right');
    unitFront(face, [middle, d.plinth, x + width, 620], base, look, 'head-left');
  }
  face.rect('object', base.tone, x, low, x + width, d.tallTop);
  const open = look.at('interior') || ['open', 'painted'].includes(look.at('dresser')?.form ?? '');
  if (open)
    return shelvesOf(
      face,
      unit,
      low,
      isTimber(look.at('interior')) ? look.second : shade(base.tone, 0.14),
      true,
    );
  const glass = { ...look.show, kind: look.show.kind };
  unitFront(face, [x, low, middle, d.tallTop], glass, look);
  return unitFront(face, [middle, low, x + width, d.tallTop], glass, look);
}

/** A door half slid aside, and the back kitchen's shelves behind it. */
function opening(face: Face, { x, width }: Unit, look: KitchenLook) {
  const [top, dark] = [2240, shade(look.base.tone, 0.62)];
  face.rect('object', dark, x, 0, x + width, top);
  for (const v of [1180, 1520, 1860]) {
    face.line('detail', x, v, x + width, v);
    still(face, x + 130, v + 4, v / 340);
    face.pad.on(dark);
  }
  face.rect('object', lighten(look.worktop.tone, 0.1), x, 890, x + width, 925);
  face.pad.layer();
  const leaf: FrontLook = { ...look.base, kind: look.classic ? look.base.kind : 'reeded' };
  for (const [v0, v1] of [
    [4, 1080],
    [1080, top],
  ] as const)
    unitFront(face, [x + width * 0.5, v0, x + width * 1.08, v1], leaf, look);
  face.rect('solid', undefined, x - 60, top, x + width * 1.1, top + 34);
}

/** The worktop's edge with what stands on it: tap over the sink, hob let in. */
function worktop(face: Face, units: readonly Unit[], look: KitchenLook) {
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return;
  const thick = look.worktop.veins === 'block' ? 40 : look.classic ? 30 : d.worktopThickness;
  face.rect(
    'object',
    look.worktop.tone,
    first.x - 6,
    d.worktopHeight - thick,
    last.x + last.width + 6,
    d.worktopHeight,
  );
  for (const { kind, x, width } of units) {
    const u = x + width / 2;
    face.pad.on('#ffffff');
    if (kind === 'sink')
      face.curve('object', undefined, [
        [u, 912],
        [u, 1230],
        [u, 1310, u + 65, 1310],
        [u + 130, 1310, u + 130, 1230],
        [u + 130, 1190],
      ]);
    if (kind === 'hob') face.rect('solid', undefined, u - 280, d.worktopHeight, u + 280, d.worktopHeight + 9);
  }
}

/** Base units of which an island hides all but the head. */
function baseHead(face: Face, { x, width }: Unit, look: KitchenLook) {
  unitFront(face, [x, 560, x + width, FRONT_TOP(look)], look.base, look, 'head');
}

/** Plinth, base and tall units and worktop of a run on its plane; `behind` an island only what it leaves free. */
export function drawRun(face: Face, units: readonly Unit[], look: KitchenLook, behind = false) {
  const low = units.filter((unit) => !isTall(unit));
  const standing = units.filter(({ kind }) => kind !== 'opening');
  for (const group of [standing]) {
    const [first, last] = [group[0], group.at(-1)];
    if (first && last) face.rect('object', look.plinth, first.x, 0, last.x + last.width, d.plinth);
  }
  if (look.handle.kind === 'gola')
    for (const { x, width } of low)
      face.rect('tone', shade(look.base.tone, 0.72), x, FRONT_TOP(look), x + width, BODY_TOP);
  units.forEach((unit, i) => {
    if (unit.kind === 'opening') opening(face, unit, look);
    else if (isTall(unit)) tallUnit(face, unit, look, i);
    else if (behind) baseHead(face, unit, look);
    else baseUnit(face, unit, look);
  });
  worktop(face, low, look);
  crown(face, standing, look);
}

/** One cornice over a classic run from end to end, wall units and mantel included; columns frame its tall units. */
function crown(face: Face, units: readonly Unit[], look: KitchenLook) {
  const [first, last] = [units[0], units.at(-1)];
  if (!look.classic || !first || !last) return;
  const [a, b, top] = [first.x, last.x + last.width, d.tallTop];
  const rise = look.at('cornice')?.form === 'painted' ? 165 : 105;
  face.pad.layer();
  face.poly('object', lighten(look.base.tone, 0.06), [
    a,
    top,
    b,
    top,
    b + 62,
    top + rise,
    a - 62,
    top + rise,
  ]);
  face.line(look.gilt ? 'gold' : 'detail', a - 26, top + rise * 0.42, b + 26, top + rise * 0.42);
  if (look.gilt) face.line('gold', a - 62, top + rise, b + 62, top + rise);
  const tall = units.filter(isTall);
  const [start, end] = [tall[0], tall.at(-1)];
  if (look.pilasters === 'none' || !start || !end) return;
  for (const u of [start.x, end.x + end.width]) pilaster(face, u, d.plinth, top, look);
}

/** A pilaster with flutes, or a column with swell, centred on u. */
export function pilaster(face: Face, u: number, low: number, top: number, look: KitchenLook) {
  const tone = lighten(look.base.tone, 0.1);
  const column = look.pilasters === 'columns';
  if (column)
    face.curve(
      'object',
      tone,
      [
        [u - 52, low + 110],
        [u - 66, (low + top) / 2, u - 42, top - 110],
        [u + 42, top - 110],
        [u + 66, (low + top) / 2, u + 52, low + 110],
      ],
      true,
    );
  else face.rect('object', tone, u - 50, low, u + 50, top);
  for (const at of [-20, 20]) face.line('detail', u + at, low + 150, u + at, top - 150);
  for (const v of [low + 40, top - 95]) face.rect('object', tone, u - 66, v, u + 66, v + 70);
  if (look.gilt) face.rect('gold', look.second, u - 62, top - 85, u + 62, top - 30);
}
