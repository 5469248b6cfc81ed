import type { Role } from '../plan.ts';
import type { Basin, Bay, Division } from './bays.ts';
import { addPart, BODY_TOP, boxOf, D, type Draft, type Site } from './site.ts';
import { type BaseKind, baseUnit, finishOf } from './units.ts';

/** Handles that stand on framed doors: under them a drawer over two doors is the common unit. */
const FRAMED_HANDLES = ['knob', 'cup', 'ring'];

const KINDS: readonly BaseKind[] = ['drawers-3', 'drawers-2', 'doors'];
const FRAMED_KINDS: readonly BaseKind[] = ['drawer-and-doors', 'drawers-3', 'drawer-and-doors'];

/** Base units in the bays of a division, drawers and doors in turn; a sink hangs over doors, a hob over drawers. */
export function fill(site: Site, bays: readonly Bay[], role: Role = 'base') {
  const framed = FRAMED_HANDLES.includes(site.facts.handle.kind);
  const kinds = framed ? FRAMED_KINDS : KINDS;
  const finish = finishOf(site, role);
  const under = {
    sink: framed ? 'panel-and-doors' : 'doors',
    hob: framed ? 'drawers-3' : 'drawers-2',
  } as const;
  return bays.map((bay, i) =>
    baseUnit(finish, bay.x0, bay.x1, bay.under ? under[bay.under] : (kinds[i % kinds.length] ?? 'doors')),
  );
}

/** The plinth under bodies from x0 to x1. */
export function plinth(run: Draft, x0: number, x1: number, depth: number) {
  addPart(run, 'plinth', x0, -depth + D.plinthSetback, 0, x1, -30, D.plinth);
}

/** Width of the post on each side of an inner corner, so that doors and drawers open past the other run's handles. */
export const POST = 60;

/** The plain post between the fronts of two runs, from x0 on; up to x1 where nothing could be reached behind the other run. */
export function post(site: Site, run: Draft, x0: number, x1 = x0 + POST) {
  addPart(run, 'corner-post', x0, -D.bodyDepth - site.t, D.plinth, x1, -30, BODY_TOP);
}

/** Cut-out of a sink, and the tap behind it. */
function sink(run: Draft, { x, half }: Basin) {
  const top = D.worktopHeight;
  run.appliances.push(
    { kind: 'sink', box: boxOf(x - half, -520, BODY_TOP - 200, x + half, -130, BODY_TOP) },
    { kind: 'tap', box: boxOf(x - 27, -295, top, x + 27, -48, top + 380) },
  );
}

/** Thickness of a splashback. */
export const LINING = 18;

/** A hob on plan, and the worktop between it and the splashback: less seems to be none from a worktop's height. */
const HOB = { width: 800, depth: 520, behind: 50 } as const;

/** A division under its worktop, which may lie further than the bays; `toe` and `lined`: ends of plinth and splashback where they are not the worktop's. */
interface Based extends Division {
  readonly toe?: readonly [x0: number, x1: number];
  readonly lined?: readonly [x0: number, x1: number];
}

/** Base units, plinth, worktop with sink and hob, splashback up to `splash` if there is one. */
export function baseRun(site: Site, run: Draft, division: Based, splash?: number) {
  const { x0, x1, hob, basin, toe = [x0, x1], lined = [x0, x1] } = division;
  run.units.push(...fill(site, division.bays));
  plinth(run, ...toe, D.bodyDepth);
  addPart(run, 'worktop', x0, -D.worktopDepth, BODY_TOP, x1, 0, D.worktopHeight);
  if (basin) sink(run, basin);
  if (hob !== undefined) {
    const [half, back] = [HOB.width / 2, -LINING - HOB.behind];
    run.appliances.push({
      kind: 'hob',
      box: boxOf(hob - half, back - HOB.depth, D.worktopHeight, hob + half, back, D.worktopHeight + 6),
      ...(!site.hooded && { vented: true as const }),
    });
  }
  if (splash !== undefined)
    addPart(run, 'splashback', lined[0], -LINING, D.worktopHeight, lined[1], 0, splash);
}

/** How high the wall behind a run is lined: into the mantel, as a low upstand in lofts, else up to the wall units. */
export function splashTop(site: Site): number {
  if (site.classic) return D.wallUnitBottom + 250;
  return site.facts.style === 'loft' ? 1080 : D.wallUnitBottom;
}
