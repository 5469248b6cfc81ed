import type { Role } from '../plan.ts';
import { addPart, BODY_TOP, boxOf, D, type Draft, type Site } from './site.ts';
import { type BaseKind, baseUnit, finishOf, parts } from './units.ts';

/** Width base units are near. */
const MODULE = 780;
/** Handles that stand on framed doors: under them a drawer over two doors is the common unit. */
const FRAMED_HANDLES = ['knob', 'cup', 'ring'];

const KINDS: readonly BaseKind[] = ['drawers-3', 'drawers-2', 'doors'];
const FRAMED_KINDS: readonly BaseKind[] = ['drawer-and-doors', 'drawers-3', 'drawer-and-doors'];

/** A stretch of base units: from where to where, what hangs in its worktop and how high the wall behind it is lined. */
export interface Stretch {
  readonly x0: number;
  readonly x1: number;
  readonly sink?: number | undefined;
  readonly hob?: number | undefined;
  readonly splash?: number | undefined;
}

/** Base units that fill a length, drawers and doors in turn. */
export function fill(site: Site, x0: number, x1: number, role: Role = 'base') {
  const kinds = FRAMED_HANDLES.includes(site.facts.handle.kind) ? FRAMED_KINDS : KINDS;
  const finish = finishOf(site, role);
  const count = Math.max(1, Math.round((x1 - x0) / MODULE));
  return parts(x0, x1, count).map(([a, b], i) => baseUnit(finish, a, b, kinds[i % kinds.length] ?? 'doors'));
}

/** The plinth under bodies from x0 to x1. */
export function plinth(run: Draft, x0: number, x1: number, depth: number) {
  addPart(run, 'plinth', x0, -depth + D.plinthSetback, 0, x1, -30, D.plinth);
}

/** Cut-out of a sink whose middle is at x, and the tap behind it. */
function sink(run: Draft, x: number) {
  const top = D.worktopHeight;
  run.appliances.push(
    { kind: 'sink', box: boxOf(x - 330, -520, BODY_TOP - 200, x + 330, -130, BODY_TOP) },
    { kind: 'tap', box: boxOf(x - 27, -295, top, x + 27, -48, top + 380) },
  );
}

/** Base units, plinth, worktop with sink and hob, splashback. */
export function baseRun(site: Site, run: Draft, stretch: Stretch) {
  const { x0, x1, splash } = stretch;
  run.units.push(...fill(site, x0, x1));
  plinth(run, x0, x1, D.bodyDepth);
  addPart(run, 'worktop', x0, -D.worktopDepth, BODY_TOP, x1, 0, D.worktopHeight);
  if (stretch.sink !== undefined) sink(run, stretch.sink);
  if (stretch.hob !== undefined)
    run.appliances.push({
      kind: 'hob',
      box: boxOf(stretch.hob - 400, -560, D.worktopHeight, stretch.hob + 400, -40, D.worktopHeight + 6),
      ...(!site.hooded && { vented: true as const }),
    });
  if (splash !== undefined) addPart(run, 'splashback', x0, -18, D.worktopHeight, x1, 0, splash);
}

/** How high the wall behind a run is lined: into the mantel, as a low upstand in lofts, else up to the wall units. */
export function splashTop(site: Site): number {
  if (site.classic) return D.wallUnitBottom + 250;
  return site.facts.style === 'loft' ? 1080 : D.wallUnitBottom;
}
