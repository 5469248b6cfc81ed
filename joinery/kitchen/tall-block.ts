import type { Unit } from '../plan.ts';
import { plinth } from './base-run.ts';
import { hasVitrine } from './facts.ts';
import { addPart, boxOf, D, type Draft, SIDE, type Site, TALL_DEPTH } from './site.ts';
import { finishOf, frontIn, parts } from './units.ts';

/** Width doors of tall units are near. */
const DOOR = 560;
/** Where a classic tall door is divided. */
export const TALL_SPLIT = 1620;
/** Tall units higher than this have a door of their own for what is above. */
const HIGH = 2550;
const HIGH_DOOR = 520;
/** Heights of the ovens: feet and heads of the two, and of the drawer below. */
const OVENS = { foot: 560, middle: 1155, next: 1160, head: 1615 } as const;

const body = (site: Site, x0: number, x1: number) => ({
  role: 'tall' as const,
  x: x0,
  z: D.plinth,
  width: x1 - x0,
  height: site.tallTop - D.plinth,
  depth: TALL_DEPTH,
});

function ovenUnit(site: Site, run: Draft, x0: number, x1: number): Unit {
  const finish = finishOf(site, 'tall');
  for (const [z0, z1] of [
    [OVENS.foot, OVENS.middle],
    [OVENS.next, OVENS.head],
  ] as const)
    run.appliances.push({ kind: 'oven', box: boxOf(x0, -TALL_DEPTH - 22, z0, x1, -TALL_DEPTH, z1) });
  return {
    kind: 'oven',
    ...body(site, x0, x1),
    fronts: [
      frontIn(finish, [x0, D.plinth, x1, OVENS.foot], 'drawer'),
      frontIn(finish, [x0, TALL_SPLIT, x1, site.tallTop], 'wall'),
    ],
  };
}

function doorUnit(
  site: Site,
  [x0, x1]: readonly [number, number],
  hinge: 'left' | 'right',
  cuts: readonly number[],
): Unit {
  const finish = finishOf(site, 'tall');
  const stops = [D.plinth, ...cuts, site.tallTop];
  const fronts = stops.slice(1).map((top, i) => {
    const foot = stops[i] ?? 0;
    const position = foot < 1000 && top > 1000 ? 'tall' : foot > 1200 ? 'wall' : 'base';
    return frontIn(finish, [x0, foot, x1, top], position, hinge);
  });
  return { kind: 'tall', ...body(site, x0, x1), fronts };
}

/** Tall glass door in a slim frame before five lit boards. */
function vitrine(site: Site, [x0, x1]: readonly [number, number]): Unit {
  const front = frontIn(
    { ...finishOf(site, 'tall', true), build: 'glass' },
    [x0, D.plinth, x1, site.tallTop],
    'tall',
  );
  return { kind: 'vitrine', ...body(site, x0, x1), fronts: [front], shelves: 5, lit: true };
}

/** Tall units between x0 and x1: ovens first, doors after; closed above to the ceiling, or by a cornice. */
export function tallBlock(site: Site, run: Draft, x0: number, x1: number, ovens = true) {
  const { tallTop: top, classic } = site;
  const deep = TALL_DEPTH + site.t;
  for (const x of [x0, x1 - SIDE]) addPart(run, 'side-panel', x, -deep, 0, x + SIDE, 0, top);
  const inner = x0 + SIDE;
  const first = inner + (ovens ? D.tallWidth : 0);
  if (ovens) run.units.push(ovenUnit(site, run, inner, first));
  const cuts = top > HIGH ? [top - HIGH_DOOR] : classic ? [TALL_SPLIT] : [];
  const lit = hasVitrine(site.facts) && !classic;
  parts(first, x1 - SIDE, Math.max(1, Math.round((x1 - SIDE - first) / DOOR))).forEach((span, i) => {
    run.units.push(
      i === 0 && lit ? vitrine(site, span) : doorUnit(site, span, i % 2 ? 'right' : 'left', cuts),
    );
  });
  plinth(run, inner, x1 - SIDE, TALL_DEPTH);
  if (classic)
    run.cornices.push({
      on: 'tall',
      path: [
        [x0, 0],
        [x0, -deep],
        [x1, -deep],
        [x1, 0],
      ],
      z: top,
      up: 120,
      out: 85,
    });
  else if (top > site.room.height - 50) addPart(run, 'filler', x0, -585, top, x1, -20, site.room.height);
}

/** Framed panels on the free end of a tall block that closes at x. */
export function framedEnd(site: Site, run: Draft, x: number) {
  for (const [z0, z1] of [
    [D.plinth, TALL_SPLIT],
    [TALL_SPLIT, site.tallTop],
  ] as const)
    addPart(run, 'end-panel', x, -TALL_DEPTH - site.t, z0, x + site.t, 0, z1);
}
