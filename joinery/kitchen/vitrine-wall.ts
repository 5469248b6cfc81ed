import type { Unit } from '../plan.ts';
import { secondAt } from './facts.ts';
import { addLight, addPart, D, type Draft, type Site } from './site.ts';
import { finishOf, pair, parts } from './units.ts';

/** Width pairs of doors are near. */
const MODULE = 950;
/** Half the mantel's width: over corbels, and over pilasters, which leave two fingers beside the hob. */
const [ON_CORBELS, ON_PILASTERS] = [500, 530];
/** The mantel's lower edge over the wall units' underside. */
const MANTEL = 240;
/** Height of the board under the wall units; corbels end with it. */
const PELMET = 45;
/** Width of a pilaster, and what its capital stands out. */
const [PILASTER, CAPITAL] = [80, 20];
/** Depths of the mantel's shelf and of the hood over it. */
const [SHELF, HOOD] = [500, 450];

/** Width of the filler between hood and vitrine: the mantel's moulding stands out before it, not before a door, which opens past it. */
const FILLER = 50;

/** Wall units of one side; the one beside the hood is a lit vitrine, a filler between them. */
function side(site: Site, run: Draft, [x0, x1]: readonly [number, number], hoodAtEnd: boolean) {
  const [bottom, top, deep] = [D.wallUnitBottom, D.wallUnitTop + 120, D.wallUnitDepth];
  const solid = finishOf(site, 'wall');
  const [start, end, filler] = hoodAtEnd ? [x0, x1 - FILLER, x1 - FILLER] : [x0 + FILLER, x1, x0];
  addPart(run, 'filler', filler, -deep - site.t, bottom, filler + FILLER, 0, top);
  const all = parts(start, end, Math.max(1, Math.round((end - start) / MODULE)));
  all.forEach(([a, b], i) => {
    const glazed = i === (hoodAtEnd ? all.length - 1 : 0);
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
  addPart(run, 'pelmet', x0, -deep + 5, bottom - PELMET, x1, -deep + 25, bottom);
  addLight(run, x0, x1, -200, bottom);
}

/** The mantel on its corbels or pilasters, the hood over it; its cornice dies on its neighbours' faces at y `edge`: further back it would stand in them. */
function mantel(site: Site, run: Draft, [h0, h1]: readonly [number, number], edge: number) {
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
  if (site.facts.front.ornament)
    for (const x of [h0 + CAPITAL, h1 - CAPITAL - PILASTER])
      addPart(run, 'pilaster', x, -160, D.worktopHeight, x + PILASTER, 0, foot);
  else
    for (const x of [h0 + 30, h1 - 110])
      addPart(run, 'corbel', x, -460, D.wallUnitBottom - PELMET, x + 80, -20, foot);
}

/** Classic wall: mantel over the hob, lit vitrines beside it, one cornice over all. */
export function vitrineWall(site: Site, run: Draft, [x0, x1]: readonly [number, number], hob: number) {
  const half = site.facts.front.ornament ? ON_PILASTERS : ON_CORBELS;
  const [h0, h1] = [hob - half, hob + half];
  side(site, run, [x0, h0], true);
  side(site, run, [h1, x1], false);
  const edge = -D.wallUnitDepth - site.t;
  mantel(site, run, [h0, h1], edge);
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
