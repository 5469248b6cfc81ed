import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import { inFrame, inRoom } from '#joinery/kitchen/site.ts';
import type { Box, KitchenPlan, Run, RunName } from '#joinery/plan.ts';

/** One elevation: the run, how far along it one sees, the walls that end it and the height of the ceiling. */
export interface View {
  readonly run: Run;
  readonly from: number;
  readonly to: number;
  readonly wallLeft: boolean;
  readonly wallRight: boolean;
  /** Underside of the ceiling; free-standing runs are shown without. */
  readonly ceiling: number | null;
  /** Worktops of runs square to this one, in its frame: they are cut. */
  readonly cuts: readonly Box[];
}

/** Free floor shown beside a run's open end. */
const AIR = 320;

const D = dimensions.kitchen;

/** Inner faces of the room a run stands in, as its frame sees them. */
function roomAround({ room }: KitchenPlan, { name, at }: Run): Box {
  const { x0, y0, x1, y1 } = name === 'back-kitchen' && room.annexe ? room.annexe : { ...room, y1: 0 };
  return inFrame(at, [x0, y0, 0, x1, y1, 0]);
}

/** A run that ends no further from a wall than another run is deep is shown up to that wall. */
function endsOf(plan: KitchenPlan, run: Run) {
  const [left, , , right] = roomAround(plan, run);
  const near = D.worktopDepth + AIR / 4;
  const back = run.name === 'back' || run.name === 'back-kitchen';
  const wallLeft = back || run.from - left <= near;
  const wallRight = back || right - run.to <= near;
  return {
    from: wallLeft ? left : run.from - AIR,
    to: wallRight ? right : run.to + AIR,
    wallLeft,
    wallRight,
  };
}

/** Runs square to this one whose worktops one cuts when looking at it. */
function cutsOf(plan: KitchenPlan, run: Run): Box[] {
  if (run.name === 'island' || run.name === 'back-kitchen' || run.name === 'facing') return [];
  return plan.runs
    .filter(({ at, name }) => Math.abs(at.turn - run.at.turn) % 180 === 90 && name !== 'back-kitchen')
    .flatMap(({ at, parts }) =>
      parts.filter(({ kind }) => kind === 'worktop').map(({ box }) => inFrame(run.at, inRoom(at, box))),
    )
    .map(([x0, y0, , x1, y1, z1]): Box => [x0, y0, 0, x1, y1, z1]);
}

/** The view of one run of a plan. */
export function viewOf(plan: KitchenPlan, run: Run): View {
  const { room } = plan;
  const behind = run.name === 'back-kitchen' && room.annexe ? room.annexe.height : room.height;
  const free = run.name === 'island' || run.name === 'peninsula';
  return { run, ...endsOf(plan, run), ceiling: free ? null : behind, cuts: cutsOf(plan, run) };
}

/** The run of that name, or undefined. */
export function runOf(plan: KitchenPlan, name: RunName): Run | undefined {
  return plan.runs.find((run) => run.name === name);
}
