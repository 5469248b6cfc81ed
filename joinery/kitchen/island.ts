import type { Unit } from '../plan.ts';
import { hasFlutedIsland, hasStoneIsland, secondAt } from './facts.ts';
import { type addPart, boxOf, D, type Draft, draft, inFrame, type Site } from './site.ts';
import { finishOf, frontIn, parts } from './units.ts';

/** Width units of an island are near. */
const MODULE = 750;
const TOP = D.worktopHeight;
/** Foot of the upper two drawers of an island unit: above the floor, below the top's underside. */
const [LOW_DRAWER, HEAD_DRAWER] = [420, 220];

/** Extent of an island in the room: x0 x1, y0 on the seats' side, y1 on the cook's. */
export interface Extent {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** A box of the room in the island's frame. */
function add(run: Draft, kind: Parameters<typeof addPart>[1], ...edges: Parameters<typeof boxOf>) {
  run.parts.push({ kind, box: inFrame(run.at, boxOf(...edges)) });
}

function monolith(run: Draft, { x0, x1, y0, y1 }: Extent, over: number) {
  add(run, 'worktop', x0, y0, TOP - 60, x1, y1, TOP);
  add(run, 'monolith', x0 + 100, y0 + over, 80, x1 - 100, y1 - 60, TOP - 60);
  add(run, 'plinth', x0 + 150, y0 + over + 50, 0, x1 - 150, y1 - 100, 80);
}

/** Drawers towards the cook, plain panels towards the seats where no fluted one takes their place, a slab over both. */
function body(site: Site, run: Draft, { x0, x1, y0, y1 }: Extent, over: number) {
  const thick = site.classic ? 30 : 40;
  const under = TOP - thick;
  const [a, b] = site.classic ? [x0 + 40, x1 - 40] : [x0 + thick, x1 - thick];
  add(run, 'worktop', x0, y0, under, x1, y1, TOP);
  if (site.classic)
    for (const x of [a, b - 20]) add(run, 'end-panel', x, y0 + over + 8, 0, x + 20, y1 - 12, under);
  else for (const x of [x0, x1 - thick]) add(run, 'waterfall', x, y0, 0, x + thick, y1, under);
  add(run, 'plinth', a, y0 + over + 60, 0, b, y1 - 100, D.plinth);
  const finish = finishOf(site, 'island', !site.classic);
  const plain = !hasFlutedIsland(site.facts);
  for (const [u0, u1] of parts(0, b - a, Math.max(1, Math.round((b - a) / MODULE)))) {
    const stops = [D.plinth, LOW_DRAWER, under - HEAD_DRAWER, under - 4];
    const unit: Unit = {
      kind: 'base',
      role: 'island',
      x: u0,
      z: D.plinth,
      width: u1 - u0,
      height: under - D.plinth,
      depth: y1 - 50 - (y0 + over + 30),
      fronts: stops.slice(1).map((head, i) => frontIn(finish, [u0, stops[i] ?? 0, u1, head], 'drawer')),
    };
    run.units.push(unit);
    if (plain) run.parts.push({ kind: 'panel', box: boxOf(u0, 0, D.plinth, u1, site.t, under - 4) });
  }
}

function turnedLegs(run: Draft, { x0, x1, y0 }: Extent) {
  for (const x of [x0 + 60, x1 - 60]) add(run, 'leg', x - 45, y0 + 45, 0, x + 45, y0 + 135, TOP - 31);
  add(run, 'apron', x0 + 100, y0 + 70, TOP - 120, x1 - 100, y0 + 95, TOP - 31);
}

/** Island with seats on the side of who looks: stone block, slab with waterfall ends, or framed with turned legs. */
export function island(site: Site, extent: Extent): Draft {
  const { x0, x1, y0, y1 } = extent;
  const over = site.classic ? D.overhang + 20 : D.overhang;
  const stone = hasStoneIsland(site.facts);
  const inset = stone ? 100 : 40;
  const run = draft('island', { x: x1 - inset, y: y0 + over + 30, turn: 180 });
  if (stone) monolith(run, extent, D.overhang);
  else {
    body(site, run, extent, over);
    if (site.classic) turnedLegs(run, extent);
  }
  if (secondAt(site.facts, 'butcher-block'))
    add(run, 'block', x1 - 820, y0 + 40, TOP, x1 - 60, y1 - 40, TOP + 55);
  if (secondAt(site.facts, 'rail'))
    add(run, 'foot-rail', x0 + 160, y0 + D.overhang - 144, 176, x1 - 160, y0 + D.overhang - 116, 204);
  if (hasFlutedIsland(site.facts))
    add(
      run,
      'fluted-panel',
      x0 + 40,
      y0 + D.overhang + 30 - site.t,
      D.plinth,
      x1 - 40,
      y0 + D.overhang + 30,
      TOP - 45,
    );
  return run;
}
