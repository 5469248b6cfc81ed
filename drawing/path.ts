/** One outline of a path: its points, curves broken into chords, and whether it closes. */
export interface Outline {
  readonly points: readonly (readonly [number, number])[];
  readonly closed: boolean;
}

type Point = readonly [number, number];

const COMMAND = /([A-Za-z])([^A-Za-z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** Chords a curve is broken into. */
const CHORDS = 12;
const TURN = 36;

const between = (a: number, b: number, t: number) => a + (b - a) * t;

function quadratic([x0, y0]: Point, [cx, cy]: Point, [x, y]: Point): Point[] {
  return Array.from({ length: CHORDS }, (_, i) => {
    const t = (i + 1) / CHORDS;
    const at = (p: number, q: number, r: number) => between(between(p, q, t), between(q, r, t), t);
    return [at(x0, cx, x), at(y0, cy, y)];
  });
}

function cubic([x0, y0]: Point, [ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point[] {
  return Array.from({ length: CHORDS }, (_, i) => {
    const t = (i + 1) / CHORDS;
    const at = (p: number, q: number, r: number, s: number) => {
      const [u, v, w] = [between(p, q, t), between(q, r, t), between(r, s, t)];
      return between(between(u, v, t), between(v, w, t), t);
    };
    return [at(x0, ax, bx, x), at(y0, ay, by, y)];
  });
}

/** The full circle a pad writes as one arc from its leftmost point. */
function circle([x, y]: Point, r: number): Point[] {
  return Array.from({ length: TURN }, (_, i) => {
    const a = Math.PI + (2 * Math.PI * (i + 1)) / TURN;
    return [x + r + r * Math.cos(a), y + r * Math.sin(a)];
  });
}

/** Reads path data as a pad writes it: M m h v l c q a z. */
export function outlinesOf(d: string): Outline[] {
  const outlines: { points: Point[]; closed: boolean }[] = [];
  let [x, y] = [0, 0];
  const last = () => outlines.at(-1) as { points: Point[]; closed: boolean };
  const to = (nx: number, ny: number) => {
    [x, y] = [nx, ny];
    last().points.push([x, y]);
  };
  const start = (nx: number, ny: number) => {
    [x, y] = [nx, ny];
    outlines.push({ points: [[x, y]], closed: false });
  };
  const steps: Record<string, [count: number, step: (n: readonly number[]) => void]> = {
    M: [2, ([a = 0, b = 0]) => start(a, b)],
    m: [2, ([a = 0, b = 0]) => start(x + a, y + b)],
    l: [2, ([a = 0, b = 0]) => to(x + a, y + b)],
    h: [1, ([a = 0]) => to(x + a, y)],
    v: [1, ([a = 0]) => to(x, y + a)],
    q: [
      4,
      ([a = 0, b = 0, c = 0, e = 0]) => {
        for (const [px, py] of quadratic([x, y], [x + a, y + b], [x + c, y + e]))
          last().points.push([px, py]);
        [x, y] = [x + c, y + e];
      },
    ],
    c: [
      6,
      ([a = 0, b = 0, c = 0, e = 0, f = 0, g = 0]) => {
        for (const [px, py] of cubic([x, y], [x + a, y + b], [x + c, y + e], [x + f, y + g]))
          last().points.push([px, py]);
        [x, y] = [x + f, y + g];
      },
    ],
    a: [7, ([r = 0]) => last().points.push(...circle([x, y], r))],
  };
  for (const [, command = '', rest = ''] of d.matchAll(COMMAND)) {
    if (command === 'z') {
      const outline = last();
      outline.closed = true;
      [x, y] = outline.points[0] ?? [x, y];
      continue;
    }
    const known = steps[command];
    if (!known) throw new Error(`path command ${command} is not one a pad writes`);
    const [count, step] = known;
    const numbers = [...rest.matchAll(NUMBER)].map(Number);
    for (let i = 0; i + count <= numbers.length; i += count) step(numbers.slice(i, i + count));
  }
  return outlines;
}
