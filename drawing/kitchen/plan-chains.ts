import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import { inRoom } from '#joinery/kitchen/site.ts';
import type { Run } from '#joinery/plan.ts';
import { levelChain, type Stop, uprightChain } from '../dimension-line.ts';
import type { Face } from '../face.ts';
import type { Paper } from '../paper.ts';
import type { Detail } from './unit.ts';
import { type Extent, WALL } from './walls.ts';

const D = dimensions.kitchen;

/** Extent of a run's top, or of its bodies, in the room. */
function roomBox(run: Run) {
  const tops = run.parts.filter(({ kind }) => kind === 'worktop').map(({ box }) => inRoom(run.at, box));
  const xs = tops.flatMap((box) => [box[0], box[3]]);
  const ys = tops.flatMap((box) => [box[1], box[4]]);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** Stops at rising or falling places, `place` giving where they lie on the sheet. */
function stopsAt(values: readonly number[], place: (value: number) => number): Stop[] {
  return values.map((value, i) => {
    const before = values[i - 1];
    const length = before === undefined ? 0 : Math.abs(value - before);
    return { at: place(value), ...(length >= 60 && { length }) };
  });
}

/** Depths from the back wall into the room, in turn: run, aisle, island or what stands there. */
function depths({ plan }: Detail): number[] {
  const facing = plan.runs.find(({ name }) => name === 'island' || name === 'facing');
  const along = plan.runs.find(({ name }) => name === 'peninsula' || name === 'right' || name === 'left');
  if (facing) {
    const { y0, y1 } = roomBox(facing);
    return [0, -D.worktopDepth, y1, y0];
  }
  if (along) {
    const reach = Math.min(...along.parts.map(({ box }) => inRoom(along.at, box)[1]));
    return [0, -D.worktopDepth, reach];
  }
  const table = plan.tables[0];
  return table ? [0, -D.worktopDepth, table.box[4], table.box[1]] : [0, -D.worktopDepth];
}

/** Widths across the room in front of the furniture: from wall to island or table, its length, to the other wall. */
function across({ plan }: Detail): number[] {
  const { x0, x1 } = plan.room;
  const body = plan.runs.find(({ name }) => name === 'island' || name === 'peninsula');
  if (body) {
    const box = roomBox(body);
    return [x0, box.x0, box.x1, x1];
  }
  const table = plan.tables[0];
  const right = plan.runs.some(({ name }) => name === 'right') ? [x1 - D.worktopDepth] : [];
  const left = plan.runs.some(({ name }) => name === 'left') ? [x0 + D.worktopDepth] : [];
  if (table) return [x0, ...left, table.box[0], table.box[3], ...right, x1];
  return [x0, ...left, ...right, x1];
}

/** Lengths of the blocks along the back wall. */
function blocks({ plan }: Detail): number[] {
  const back = plan.runs[0];
  const { x0, x1, door } = plan.room;
  const sides = (back?.parts ?? []).filter(({ kind }) => kind === 'side-panel').map(({ box }) => box);
  sides.sort((a, b) => a[0] - b[0]);
  const edges = sides.flatMap((box, i) => (i % 2 ? [box[3]] : [box[0]]));
  const tops = (back?.parts ?? [])
    .filter(({ kind }) => kind === 'worktop')
    .flatMap(({ box }) => [box[0], box[3]]);
  const inner = [...edges, ...tops, ...(door ? [door.x0, door.x1] : [])].filter(
    (x) => x - x0 > 60 && x1 - x > 60,
  );
  return [...new Set([x0, ...inner, x1])].sort((a, b) => a - b);
}

/** Writes all chains of a plan; resolves to the height in units that those below it take. */
export function planChains(face: Face, detail: Detail, extent: Extent, paper: Paper): number {
  const { pad } = face;
  const { plan } = detail;
  const px = pad.pixel;
  const [x, y] = [(value: number) => face.point(value, 0)[0], (value: number) => face.point(0, value)[1]];
  const behind = y(extent.y1);
  levelChain(pad, behind - 16 * px, behind - 4 * px, stopsAt(blocks(detail), x));
  const start = x(plan.room.x0) - WALL;
  const near = (paper.plain ? 8 : 18) * px;
  uprightChain(pad, start - near, start - 4 * px, stopsAt(depths(detail), y));
  const end = x(plan.room.x1) + WALL;
  if (plan.room.annexe)
    uprightChain(
      pad,
      start - near,
      start - 4 * px,
      stopsAt([plan.room.annexe.y1, plan.room.annexe.y1 - D.worktopDepth, 0], y),
    );
  const { window } = plan.room;
  if (window.y0 > extent.y0 && window.wall === 'left' && paper.start > 60)
    uprightChain(pad, start - 50 * px, start - 28 * px, stopsAt([0, window.y1, window.y0], y));
  if (plan.runs[0]?.units.some(({ role }) => role === 'tall'))
    uprightChain(
      pad,
      end + (paper.plain ? 8 : 24) * px,
      end + 6 * px,
      stopsAt([0, -D.tallWidth - plan.front], y),
    );
  const foot = y(extent.y0);
  levelChain(pad, foot + (paper.row * 0.8 + 4) * px, foot + 4 * px, stopsAt(across(detail), x));
  return (paper.row * 0.8 + 18) * px;
}

/** Where each elevation looks from: an arrow before its run, with the sheet's letter. */
export function runArrows(face: Face, { plan, letters }: Detail) {
  const r = 0.65 * face.pad.figureHeight;
  for (const run of plan.runs) {
    const letter = letters[run.name];
    if (!letter) continue;
    const middle = (run.from + run.to) / 2 + (run.name === 'island' ? (run.to - run.from) * 0.36 : 0);
    const before = -Math.max(...run.units.map(({ depth }) => depth), D.worktopDepth) - 520;
    const [x, y] = inRoom(run.at, [middle, before, 0, middle, before, 0]);
    const [nx, ny] = inRoom(run.at, [middle, before + 100, 0, middle, before + 100, 0]);
    const [dx, dy] = [Math.sign(nx - x), Math.sign(ny - y)];
    face.disc('object', 'paper', x, y, r);
    face.poly('solid', undefined, [
      x - dy * r + dx * r * 0.2,
      y - dx * r + dy * r * 0.2,
      x + dx * r * 1.7,
      y + dy * r * 1.7,
      x + dy * r + dx * r * 0.2,
      y + dx * r + dy * r * 0.2,
    ]);
    const [px, py] = face.point(x + (dx === 0 ? r * 2.1 : -dx * r * 2.1), y);
    face.pad.figure({ text: letter, x: px, y: py + face.pad.figureHeight * 0.36, strong: true });
  }
}
