import type { PiecePart, PiecePlan } from './piece-plan.ts';
import type { Box, Cornice, Front, KitchenPlan, Place, Run, RunName, Unit } from './plan.ts';
import type { Room } from './plan-room.ts';

/**
 * Some kitchens and bathrooms are photographed as their mirror image: the studio builds the plan and turns the picture over. What is
 * drawn is what the picture shows, so the drawing mirrors the plan in the same way.
 */

const box = ([x0, y0, z0, x1, y1, z1]: Box): Box => [-x1, y0, z0, -x0, y1, z1];
const swap = <T>(value: T, a: T, b: T) => (value === a ? b : value === b ? a : value);
const place = <P extends Place>(one: P): P => ({ ...one, x: -one.x, turn: -one.turn });

function front(one: Front): Front {
  return {
    ...one,
    x: -one.x - one.width,
    ...(one.hinge && { hinge: swap(one.hinge, 'left', 'right') }),
    ...(one.grips && { grips: one.grips.map(([x0, z0, x1, z1]) => [-x1, z0, -x0, z1] as const) }),
  };
}

const unit = (one: Unit): Unit => ({
  ...one,
  x: -one.x - one.width,
  fronts: one.fronts.map(front).reverse(),
});

const cornice = (one: Cornice): Cornice => ({
  ...one,
  path: one.path.map(([x, y]) => [-x, y] as const).reverse(),
});

function run(one: Run): Run {
  return {
    name: swap<RunName>(one.name, 'left', 'right'),
    at: place(one.at),
    from: -one.to,
    to: -one.from,
    units: one.units.map(unit).reverse(),
    parts: one.parts.map((part) => ({ ...part, box: box(part.box) })).reverse(),
    appliances: one.appliances.map((part) => ({ ...part, box: box(part.box) })),
    cornices: one.cornices.map(cornice),
    lights: one.lights.map(([x0, x1, y, z]) => [-x1, -x0, y, z] as const),
  };
}

function room({ x0, x1, window, door, annexe, ...rest }: Room): Room {
  return {
    ...rest,
    x0: -x1,
    x1: -x0,
    window: { ...window, wall: swap(window.wall, 'left', 'right') },
    ...(door && {
      door: { ...door, x0: -door.x1, x1: -door.x0, leaf: [-door.leaf[1], -door.leaf[0]] as const },
    }),
    ...(annexe && { annexe: { ...annexe, x0: -annexe.x1, x1: -annexe.x0 } }),
  };
}

function mirrored(plan: KitchenPlan): KitchenPlan {
  const { drawn, stands, ...rest } = plan;
  return {
    ...rest,
    room: room(plan.room),
    runs: plan.runs.map(run),
    seats: plan.seats.map(place),
    tables: plan.tables.map((table) => ({ ...table, box: box(table.box) })),
    pendants: plan.pendants.map((one) => ({ ...one, x: -one.x })),
    spots: plan.spots.map(([x, y]) => [-x, y] as const),
  };
}

const piecePart = (one: PiecePart): PiecePart => ({
  ...one,
  box: box(one.box),
  ...(one.hinge && { hinge: swap(one.hinge, 'left', 'right') }),
});

/** The plan of a piece as its pictures show it. */
export function pieceAsPhotographed(plan: PiecePlan): PiecePlan {
  if (!plan.mirrored) return plan;
  return {
    ...plan,
    groups: plan.groups.map((one) => ({ ...one, at: place(one.at), parts: one.parts.map(piecePart) })),
  };
}

/** The plan as its pictures show it. */
export function asPhotographed(plan: KitchenPlan): KitchenPlan {
  return plan.mirrored ? mirrored(plan) : plan;
}
