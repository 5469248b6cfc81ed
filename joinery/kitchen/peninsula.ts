import { baseRun, fill, POST, plinth, post, splashTop } from './base-run.ts';
import { divide, HOB_BAY } from './bays.ts';
import { secondAt } from './facts.ts';
import { pendants, stools } from './furniture.ts';
import type { Furnishing } from './layouts.ts';
import { type addPart, boxOf, D, type Draft, draft, HERE, inFrame, type Site } from './site.ts';
import { tallBlock } from './tall-block.ts';
import { wallAbove } from './wall-units.ts';

/** Behind the stools: between the peninsula's free side and the wall. */
const PASSAGE = 850;
/** Slab and end of the peninsula. */
const THICK = 40;
const TOP = D.worktopHeight;

/** Body square to the run that ends at x1: fronts to the cook, seats on its free side. */
function body(site: Site, x1: number): Draft {
  const [length, x0] = [D.peninsulaLength, x1 - D.peninsulaWidth];
  const back = x0 + D.bodyDepth + site.t;
  const at = { x: back, y: -D.worktopDepth - 20, turn: -90 };
  const run = draft('peninsula', at);
  const end = length - D.worktopDepth - 20 - THICK;
  run.units.push(...fill(site, divide({ x0: 0, x1: end }).bays, 'island'));
  plinth(run, 0, end, D.bodyDepth);
  const add = (kind: Parameters<typeof addPart>[1], ...edges: Parameters<typeof boxOf>) =>
    run.parts.push({ kind, box: inFrame(at, boxOf(...edges)) });
  add('worktop', x0 - 20, -length, TOP - THICK, x1, -D.worktopDepth, TOP);
  add('waterfall', x0 - 20, -length, 0, x1, -length + THICK, TOP - THICK);
  add('panel', back, -length + THICK, 0, back + 20, -20, TOP - THICK);
  if (secondAt(site.facts, 'bar-top', 'terrace-bar'))
    add('bar-top', x1 - 340, -length + 20, TOP, x1 + 60, -D.worktopDepth - 250, TOP + 45);
  return run;
}

/** Tall block at the left, run to the right, peninsula square to it with seats on its free side. */
export function peninsula(site: Site): Furnishing {
  const { room } = site;
  const [a, b] = [room.x0 + 1880, room.x1 - PASSAGE];
  const [x0, length] = [b - D.peninsulaWidth, D.peninsulaLength];
  const hob = Math.min(a + 1280, x0 - POST - HOB_BAY / 2);
  const division = divide({ x0: a, x1: x0 - POST, sink: a + 500, hob });
  const run = draft('back', HERE);
  tallBlock(site, run, room.x0 + 20, a);
  baseRun(site, run, { ...division, x1: b }, splashTop(site));
  post(site, run, x0 - POST, b);
  wallAbove(site, run, a, b, hob);
  return {
    runs: [run, body(site, b)],
    seats: stools(
      site,
      [500, 1150].map((from) => [b + 20, -length + from] as const),
      90,
    ),
    tables: [],
    pendants: pendants(site, [(x0 + b) / 2], -length + 900),
    spots: [-1600, -200, 1200].map((x) => [x, -1050] as const),
    stands: { sink: division.basin.beside, wall: hob + 620, end: b - 240 },
  };
}
