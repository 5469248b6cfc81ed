import type { Unit } from '../plan.ts';
import { secondAt } from './facts.ts';
import { loftWall } from './loft-wall.ts';
import { addLight, addPart, D, type Draft, type Site } from './site.ts';
import { finishOf, frontIn, parts } from './units.ts';
import { vitrineWall } from './vitrine-wall.ts';

/** Width wall units are near. */
const MODULE = 660;

/** Row of plain wall units with a light line below. */
function closedWallUnits(site: Site, run: Draft, x0: number, x1: number) {
  const [bottom, top, deep] = [D.wallUnitBottom, site.wallTop, D.wallUnitDepth];
  const glazed = secondAt(site.facts, 'wall-units')?.form === 'glazed';
  const finish = { ...finishOf(site, 'wall', true), ...(glazed && { build: 'aluminium-frame' as const }) };
  parts(x0, x1, Math.max(1, Math.round((x1 - x0) / MODULE))).forEach(([a, b], i) => {
    const front = frontIn(finish, [a, bottom, b, top], 'wall', i % 2 ? 'left' : 'right');
    run.units.push({
      kind: 'wall',
      role: 'wall',
      x: a,
      z: bottom,
      width: b - a,
      height: top - bottom,
      depth: deep,
      fronts: [front],
    });
  });
  addPart(run, 'pelmet', x0, -deep - site.t, bottom - 18, x1, -10, bottom);
  if (top > site.room.height - 50) addPart(run, 'filler', x0, -deep + 10, top, x1, -20, site.room.height);
  addLight(run, x0, x1, -deep + 30, bottom - 18);
}

/** One thick floating shelf over a run with a light line. */
export function floatingShelf(run: Draft, x0: number, x1: number, z: number) {
  addPart(run, 'shelf', x0, -240, z, x1, -2, z + 36);
  addLight(run, x0, x1, -100, z);
}

/** Wall units with an open niche between them, lined from the worktop up, with lit shelves. */
function linedNiche(site: Site, run: Draft, x0: number, x1: number) {
  const top = site.wallTop;
  const [a, b] = [Math.round(x0 + (x1 - x0) * 0.34), Math.round(x0 + (x1 - x0) * 0.78)];
  closedWallUnits(site, run, x0, a);
  closedWallUnits(site, run, b, x1);
  addPart(run, 'lining', a, -26, D.worktopHeight, b, -19, top);
  for (const x of [a, b - 22]) addPart(run, 'lining', x, -370, D.wallUnitBottom - 18, x + 22, -26, top);
  addPart(run, 'lining', a + 22, -370, top - 22, b - 22, -26, top);
  for (const z of [D.wallUnitBottom, D.wallUnitBottom + 420]) {
    addPart(run, 'shelf', a + 22, -300, z - 22, b - 22, -26, z);
    addLight(run, a + 30, b - 30, -60, z - 22);
  }
  addLight(run, a + 30, b - 30, -60, top - 24);
  if (top > site.room.height - 50) addPart(run, 'filler', a, -340, top, b, -20, site.room.height);
}

/** Open wooden rack: a board on the wall units' height, one plates stand on, one over them, uprights between. */
function plateRack(run: Draft, x0: number, x1: number) {
  const [low, middle, high, deep, thick] = [1460, 1760, 2120, 270, 22];
  const bays = [
    [low, middle],
    [middle, high],
  ] as const;
  for (const top of [low, middle, high]) addPart(run, 'shelf', x0 + 50, -deep, top - thick, x1 - 50, -2, top);
  const count = Math.max(2, Math.round((x1 - x0) / 900));
  for (let i = 0; i <= count; i += 1) {
    const x = x0 + 50 + ((x1 - x0 - 122) * i) / count;
    for (const [foot, head] of bays) addPart(run, 'upright', x, -deep, foot, x + thick, -2, head - thick);
  }
  addLight(run, x0 + 100, x1 - 100, -100, low - thick);
}

/** What hangs over a base run. */
export function wallAbove(site: Site, run: Draft, x0: number, x1: number, hob: number) {
  const { over } = site.facts.plan;
  if (over === 'mantel') vitrineWall(site, run, [x0, x1], hob);
  else if (over === 'steel-shelves') loftWall(site, run, [x0, x1], hob);
  else if (over === 'lined-niche') linedNiche(site, run, x0, x1);
  else if (over === 'plate-rack') plateRack(run, x0, x1);
  else if (over === 'shelf') floatingShelf(run, x0, x1, 1520);
  else closedWallUnits(site, run, x0, x1);
}

/** Units without handles over the niche of a run between tall blocks. */
export function nicheHead(site: Site, run: Draft, [x0, x1]: readonly [number, number], header: number) {
  const finish = finishOf(site, 'tall', true);
  const units = parts(x0, x1, 3).map(
    ([a, b]): Unit => ({
      kind: 'wall',
      role: 'tall',
      x: a,
      z: header,
      width: b - a,
      height: site.tallTop - header,
      depth: D.bodyDepth,
      fronts: [frontIn(finish, [a, header, b, site.tallTop], 'wall', 'left')],
    }),
  );
  run.units.push(...units);
  addPart(run, 'filler', x0, -580, site.tallTop, x1, -20, site.room.height);
  addPart(run, 'header', x0, -585, header - 20, x1, -2, header);
  addLight(run, x0, x1, -500, header - 20);
}
