import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import type { Door, Room } from '../plan-room.ts';
import type { KitchenFacts } from './facts.ts';
import { D } from './site.ts';

/** Way into the back kitchen: its sides from the right wall, its height, how far the leaf is drawn. */
const DOOR = { from: 1400, to: 220, height: 2360, leaf: 0.52, over: 120 } as const;
/** The room behind it. */
const ANNEXE = { before: 1250, beyond: 280, y0: 200, y1: 2550, height: 2700 } as const;

/** The way into the back kitchen of a room that ends at x1. */
export function duoDoor(x1: number): Door {
  const [a, b] = [x1 - DOOR.from, x1 - DOOR.to];
  return { x0: a, x1: b, height: DOOR.height, leaf: [Math.round(a + (b - a) * DOOR.leaf), b + DOOR.over] };
}

function windowOf({ layout, set }: KitchenFacts): Room['window'] {
  const window = { wall: 'left', ...dimensions.sets[set].window } as const;
  if (layout === 'GAL') return { ...window, y0: -1840, y1: -720, panes: 1 };
  return layout === 'U' ? { ...window, sill: D.worktopHeight + 120 } : window;
}

/** The room a kitchen stands in: its set's height and window, its own width and depth. */
export function roomOf(facts: KitchenFacts): Room {
  const { width, depth } = facts.plan.room;
  const [x0, x1] = [-width / 2, width / 2];
  const room = { x0, x1, y0: -depth, height: dimensions.sets[facts.set].height, window: windowOf(facts) };
  if (facts.layout !== 'DUO') return room;
  const door = duoDoor(x1);
  const { before, beyond, y0, y1, height } = ANNEXE;
  return { ...room, door, annexe: { x0: door.x0 - before, y0, x1: x1 + beyond, y1, height } };
}
