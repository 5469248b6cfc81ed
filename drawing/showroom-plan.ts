import type { Showroom, ShowroomDisplay } from '#content/schemas/showroom.ts';
import { createPad, type Pad } from './pad.ts';
import type { Drawing } from './shape.ts';

/** Units a metre, and units round the floor in which the walls stand. */
const METRE = 60;
const EDGE = 22;
const WALL = 12;

/** Greatest extents of the floors, metres. */
function floor({ rooms }: Showroom) {
  return {
    width: Math.max(...rooms.map(({ x, width }) => x + width)),
    depth: Math.max(...rooms.map(({ y, depth }) => y + depth)),
  };
}

/** Where a point of the showroom (metres) lies on its plan (units): the entrance is at the foot. */
export function onPlan(plan: Showroom, x: number, y: number): readonly [number, number] {
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(EDGE + x * METRE), round(EDGE + (floor(plan).depth - y) * METRE)];
}

type Pen = Parameters<Pad['add']>[0];
type Pen4 = (pen: Pen, x0: number, y0: number, x1: number, y1: number, fill?: string) => void;

/** Walls with their openings: glass as two lines, a door as a gap with its two leaves. */
function walls(plan: Showroom, rect: Pen4, line: Pen4): void {
  const { width, depth } = floor(plan);
  const thick = WALL / METRE;
  const sides = [
    { wall: 'front', length: width, at: (a: number, b: number) => [a, -thick, b, 0] as const },
    { wall: 'back', length: width, at: (a: number, b: number) => [a, depth, b, depth + thick] as const },
    { wall: 'left', length: depth, at: (a: number, b: number) => [-thick, a, 0, b] as const },
    { wall: 'right', length: depth, at: (a: number, b: number) => [width, a, width + thick, b] as const },
  ];
  for (const { wall, length, at } of sides) {
    const gaps = plan.openings.filter((opening) => opening.wall === wall).sort((a, b) => a.from - b.from);
    const ends = [-thick, ...gaps.flatMap(({ from, to }) => [from, to]), length + thick];
    for (let i = 0; i < ends.length; i += 2) rect('solid', ...at(ends[i] ?? 0, ends[i + 1] ?? 0));
    for (const { kind, from, to } of gaps) {
      if (kind === 'window') {
        rect('detail', ...at(from, to));
        const [x0, y0, x1, y1] = at(from, to);
        if (x1 - x0 > y1 - y0) line('detail', x0, (y0 + y1) / 2, x1, (y0 + y1) / 2);
        else line('detail', (x0 + x1) / 2, y0, (x0 + x1) / 2, y1);
      } else {
        const [x0, y0, x1, y1] = at(from, to);
        line('hidden', x0, y0, x1, wall === 'front' || wall === 'back' ? y0 : y1);
      }
    }
  }
}

/** What stands on the floor: outline, and one line that tells front from back or leaf from leaf. */
function display({ kind, x, y, width, depth }: ShowroomDisplay, rect: Pen4, line: Pen4): void {
  const [x1, y1] = [x + width, y + depth];
  rect('object', x, y, x1, y1, 'paper');
  const parts = Math.max(2, Math.round(Math.max(width, depth) / 0.9));
  const share = (i: number, from: number, to: number) => from + ((to - from) * i) / parts;
  if (kind === 'kitchen' || kind === 'wardrobes' || kind === 'library' || kind === 'doors')
    for (let i = 1; i < parts; i += 1)
      if (width > depth) line('detail', share(i, x, x1), y, share(i, x, x1), y1);
      else line('detail', x, share(i, y, y1), x1, share(i, y, y1));
  if (kind === 'samples')
    for (let i = 1; i < parts * 2; i += 1)
      line('detail', x + (width * i) / parts / 2, y + 0.2, x + (width * i) / parts / 2, y1 - 0.2);
  if (kind === 'bathroom' || kind === 'island')
    rect('detail', x + width * 0.3, y + depth * 0.25, x + width * 0.7, y1 - depth * 0.25);
  if (kind === 'seating') {
    rect('detail', x + 0.4, y + 0.25, x1 - 0.4, y + 1.15);
    rect('detail', x + 0.35, y1 - 0.95, x + 1.15, y1 - 0.15);
    rect('detail', x1 - 1.15, y1 - 0.95, x1 - 0.35, y1 - 0.15);
  }
}

/** The showroom from above, 60 units a metre, the glass front at the foot. Standpoints are the page's to place. */
export function showroomPlan(plan: Showroom): Drawing {
  const pad = createPad({ grid: 10, tinted: true, pixel: 2, figure: 6.5 });
  const at = (x: number, y: number) => onPlan(plan, x, y);
  const rect: Pen4 = (pen, x0, y0, x1, y1, fill) =>
    pad.add(pen, fill, [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)], true);
  const line: Pen4 = (pen, x0, y0, x1, y1) => pad.add(pen, undefined, [at(x0, y0), at(x1, y1)], false);
  const { width, depth } = floor(plan);
  walls(plan, rect, line);
  for (const one of plan.displays) {
    pad.layer();
    display(one, rect, line);
  }
  return pad.done(width * METRE + EDGE * 2, depth * METRE + EDGE * 2, 'floor');
}
