import type { Appliance, Box, Cornice, Part, PartKind, Role, RunName } from '#joinery/plan.ts';
import type { Face } from '../face.ts';
import { drawFront } from '../fronts.ts';
import { specks, veins } from '../surfaces.ts';
import type { Detail } from './unit.ts';

type Rect = readonly [u0: number, v0: number, u1: number, v1: number];

/** What of a box one sees from the front. */
export const front = ([x0, , z0, x1, , z1]: Box): Rect => [x0, z0, x1, z1];

function stone(face: Face, area: Rect, { style, plain }: Detail) {
  face.rect('detail', 'paper', ...area);
  if (plain || area[3] - area[1] < 150) return;
  if (style.stone === 'veins') veins(face, area, style.random, 3);
  if (style.stone === 'specks') specks(face, area, style.random);
}

function pilaster(face: Face, [u0, v0, u1, v1]: Rect, { style }: Detail) {
  face.rect('object', 'paper', u0, v0, u1, v1);
  for (const share of [0.25, 0.5, 0.75]) {
    const u = u0 + (u1 - u0) * share;
    face.line('detail', u, v0 + 120, u, v1 - 120);
  }
  face.rect('object', 'paper', u0 - 12, v0, u1 + 12, v0 + 90);
  face.rect(style.goldCapitals ? 'gold' : 'object', 'paper', u0 - 12, v1 - 90, u1 + 12, v1);
}

function corbel(face: Face, [u0, v0, u1, v1]: Rect) {
  face.curve(
    'object',
    'paper',
    [
      [u0, v1],
      [u1, v1],
      [u1 - 8, v0 + 90, u1 - 20, v0],
      [u0 + 20, v0],
      [u0 + 8, v0 + 90, u0, v1],
    ],
    true,
  );
}

function leg(face: Face, [u0, v0, u1, v1]: Rect) {
  const foot = v0 + (v1 - v0) * 0.82;
  face.rect('object', 'paper', u0, foot, u1, v1);
  face.curve(
    'object',
    'paper',
    [
      [u0 + 12, foot],
      [u0 + 26, v0 + 520, u0 - 4, v0 + 360, u0 + 22, v0 + 60],
      [u0 + 14, v0],
      [u1 - 14, v0],
      [u1 - 22, v0 + 60],
      [u1 + 4, v0 + 360, u1 - 26, v0 + 520, u1 - 12, foot],
    ],
    true,
  );
}

function fluted(face: Face, [u0, v0, u1, v1]: Rect, { plain }: Detail) {
  face.rect('object', 'paper', u0, v0, u1, v1);
  const count = Math.max(2, Math.round((u1 - u0) / (plain ? 90 : 44)));
  for (let i = 1; i < count; i += 1) {
    const u = u0 + ((u1 - u0) * i) / count;
    face.line('grain', u, v0, u, v1);
  }
}

/** Whose fronts a panel or the leaf of a door is built as; the back of a peninsula is a plain board. */
function builtAs(kind: PartKind, run: RunName): Role | undefined {
  if (kind === 'leaf') return 'tall';
  if (kind !== 'panel' || run === 'peninsula') return undefined;
  return run === 'island' ? 'island' : 'wall';
}

const outline = (face: Face, area: Rect) => face.rect('object', 'paper', ...area);

const PARTS: Partial<Record<PartKind, (face: Face, area: Rect, detail: Detail) => void>> = {
  splashback: stone,
  monolith: stone,
  waterfall: stone,
  lining: (face, area) => face.rect('detail', 'paper', ...area),
  filler: (face, area) => face.rect('detail', 'paper', ...area),
  pilaster,
  corbel,
  leg,
  'fluted-panel': fluted,
};

/** One part of a run as seen from the front. */
export function drawPart(face: Face, { kind, box }: Part, run: RunName, detail: Detail) {
  const role = builtAs(kind, run);
  if (role && !detail.plain) drawFront(face, front(box), detail.style.fronts[role]);
  else (PARTS[kind] ?? outline)(face, front(box), detail);
}

/** Sink as a dashed bowl under the worktop, tap and hob on it, ovens with glass and bar. */
export function drawAppliance(face: Face, { kind, box }: Appliance, { plain }: Detail) {
  const [u0, v0, u1, v1] = front(box);
  const u = (u0 + u1) / 2;
  if (kind === 'sink') face.line('hidden', u0, v1, u0, v0, u1, v0, u1, v1);
  if (kind === 'tap')
    face.curve('object', undefined, [
      [u, v0],
      [u, v1 - 60],
      [u, v1, u + 20, v1],
      [u + 40, v1, u + 40, v1 - 60],
    ]);
  if (kind === 'hob') face.rect('solid', undefined, u0, v0, u1, v1 + 3);
  if (kind !== 'oven') return;
  face.rect('object', 'paper', u0 + 3, v0 + 3, u1 - 3, v1 - 3);
  face.line('detail', u0 + 3, v1 - 98, u1 - 3, v1 - 98);
  if (plain) return;
  face.rect('detail', undefined, u0 + 63, v0 + 53, u1 - 63, v1 - 195);
  face.rect('detail', 'paper', u0 + 33, v1 - 149, u1 - 33, v1 - 137);
  for (const du of [-190, 190]) face.disc('detail', undefined, u + du, v1 - 50, 20);
}

/** A moulding from the front: its run from end to end, with its own projection at free ends. */
export function drawCornice(face: Face, { path, z, up, out }: Cornice, gold: boolean) {
  const us = path.map(([x]) => x);
  const [a, b] = [Math.min(...us), Math.max(...us)];
  face.poly('object', 'paper', [a, z, b, z, b + out, z + up, a - out, z + up]);
  face.line(gold ? 'gold' : 'detail', a - out * 0.4, z + up * 0.4, b + out * 0.4, z + up * 0.4);
}
