import type { Unit } from '../plan.ts';
import { secondAt } from './facts.ts';
import { addLight, addPart, D, type Draft, type Site } from './site.ts';
import { finishOf, pair, parts } from './units.ts';

/** Width pairs of doors are near. */
const MODULE = 950;
/** Half the mantel's width. */
const HALF = 500;
/** The mantel's lower edge over the wall units' underside. */
const MANTEL = 240;
/** Depths of the mantel's shelf and of the hood over it. */
const [SHELF, HOOD] = [500, 450];

/** Wall units of one side; the one beside the hood is a lit vitrine. */
function side(site: Site, run: Draft, [x0, x1]: readonly [number, number], lastGlazed: boolean) {
  const [bottom, top, deep] = [D.wallUnitBottom, D.wallUnitTop + 120, D.wallUnitDepth];
  const solid = finishOf(site, 'wall');
  const all = parts(x0, x1, Math.max(1, Math.round((x1 - x0) / MODULE)));
  all.forEach(([a, b], i) => {
    const glazed = i === (lastGlazed ? all.length - 1 : 0);
    const size = { x: a, z: bottom, width: b - a, height: top - bottom, depth: deep };
    const finish = glazed ? { ...solid, build: 'glass' as const } : solid;
    const open = glazed && secondAt(site.facts, 'dresser')?.form === 'open';
    const unit: Unit = {
      kind: open ? 'open' : 'wall',
      role: 'wall',
      ...size,
      fronts: open ? [] : pair(finish, [a, bottom, b, top], 'wall'),
      ...(glazed && { shelves: 2, lit: true as const }),
    };
    run.units.push(unit);
  });
  addPart(run, 'pelmet', x0, -deep + 5, bottom - 45, x1, -deep + 25, bottom);
  addLight(run, x0, x1, -200, bottom);
}

/** The mantel on its corbels or pilasters, the hood over it; its cornice dies on its neighbours' faces at y `edge`: further back it would stand in them. */
function mantel(site: Site, run: Draft, hob: number, edge: number) {
  const [h0, h1] = [hob - HALF, hob + HALF];
  const [foot, top] = [D.wallUnitBottom + MANTEL, D.wallUnitTop + 120];
  addPart(run, 'mantel', h0, -SHELF, foot, h1, 0, foot + 140);
  addPart(run, 'hood', h0 + 1, -HOOD, foot + 140, h1 - 1, 0, top);
  run.cornices.push({
    on: 'mantel',
    path: [
      [h0, edge],
      [h0, -SHELF],
      [h1, -SHELF],
      [h1, edge],
    ],
    z: foot + 80,
    up: 60,
    out: 35,
  });
  if (secondAt(site.facts, 'hood')?.material === undefined)
    addPart(run, 'panel', h0 + 90, -HOOD - site.t, foot + 200, h1 - 90, -HOOD, top - 30);
  for (const x of [h0 + 30, h1 - 110]) {
    if (site.facts.front.ornament) addPart(run, 'pilaster', x - 10, -160, D.worktopHeight, x + 90, 0, foot);
    else addPart(run, 'corbel', x, -460, foot - 330, x + 80, -20, foot);
  }
}

/** Classic wall: mantel over the hob, lit vitrines beside it, one cornice over all. */
export function vitrineWall(site: Site, run: Draft, [x0, x1]: readonly [number, number], hob: number) {
  const [h0, h1] = [hob - HALF, hob + HALF];
  side(site, run, [x0, h0], true);
  side(site, run, [h1, x1], false);
  const edge = -D.wallUnitDepth - site.t;
  mantel(site, run, hob, edge);
  const top = D.wallUnitTop + 120;
  run.cornices.push({
    on: 'wall',
    path: [
      [x0, edge],
      [h0, edge],
      [h0, -HOOD],
      [h1, -HOOD],
      [h1, edge],
      [x1, edge],
    ],
    z: top,
    up: 120,
    out: 85,
  });
}
