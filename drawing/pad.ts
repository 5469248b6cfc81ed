import type { Drawing, DrawingScale, Figure, Pen, Shape } from './shape.ts';
import { isDark } from './tone.ts';

/** A point, or a curve to a point: x y · control and end · two controls and end. */
export type Step = readonly number[];

/** Where a point of a plane (millimetres) lies on the drawing (units). */
export type Place = (u: number, v: number) => readonly [number, number];

interface Stroke {
  pen: Pen;
  fill: string | undefined;
  onDark: boolean;
  d: string;
  x: number;
  y: number;
}

/** Collects strokes and merges those of one pen and one fill within a layer. */
export interface Pad {
  /** Adds one subpath in the drawing's units. A stroke without fill takes light or dark ink from the last fill. */
  add(pen: Pen, fill: string | undefined, steps: readonly Step[], closed: boolean): void;
  /** A full circle. */
  ring(pen: Pen, fill: string | undefined, x: number, y: number, r: number): void;
  /** All that follows lies over all that came before. */
  layer(): void;
  /** Tells the tone the next strokes lie on, when the last fill is not it. */
  on(tone: string): void;
  /** A white sheet with dimensions: opening lines are drawn, colours are not. */
  readonly technical: boolean;
  /** Units a pixel takes, and the height of a figure. */
  readonly pixel: number;
  readonly figureHeight: number;
  figure(figure: Figure): void;
  done(width: number, height: number, scale: DrawingScale): Drawing;
}

/** What decides how a pad writes: steps of rounding per unit, and whether tones are shown or left as paper. */
export interface PadOptions {
  readonly grid: number;
  readonly tinted: boolean;
  /** Units a pixel of the pens' widths takes; 1 unless the pad is in millimetres. */
  readonly pixel?: number;
  /** Height of the figures in pixels; 13 unless the sheet is narrow. */
  readonly figure?: number;
}

const trim = (value: number) => String(value).replace(/^(-?)0\./, '$1.');

function join(values: readonly number[]): string {
  return values
    .map(trim)
    .reduce((text, word) => text + (text === '' || word.startsWith('-') ? word : ` ${word}`), '');
}

/** A plane of colour on a white sheet: gaps are inked, brass stays gold, all else is an outline. */
function untinted(tone: string | undefined): Pen {
  if (tone && BRASSES.has(tone)) return 'gold';
  return tone && isDark(tone) ? 'solid' : 'detail';
}

const BRASSES: ReadonlySet<string> = new Set(['#b08d3a', '#c7a24a']);

/** The same outline drawn clockwise, so that outlines merged into one path never cut holes into each other. */
function clockwise(steps: readonly Step[]): readonly Step[] {
  const ends = steps.map((step) => [step.at(-2) ?? 0, step.at(-1) ?? 0] as const);
  const area = ends.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ends[(i + 1) % ends.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  if (area >= 0) return steps;
  const last = ends.length - 1;
  const turned = steps.slice(1).map((_, i): Step => {
    const [controls, end] = [steps[last - i]?.slice(0, -2) ?? [], ends[last - i - 1] ?? [0, 0]];
    return controls.length === 4
      ? [...controls.slice(2), ...controls.slice(0, 2), ...end]
      : [...controls, ...end];
  });
  return [ends[last] ?? [0, 0], ...turned];
}

/** An empty pad. */
export function createPad({ grid, tinted, pixel = 1, figure: size = 13 }: PadOptions): Pad {
  const layers: Map<string, Stroke>[] = [new Map()];
  const figures: Figure[] = [];
  let ground = '#ffffff';
  const round = (value: number) => Math.round(value * grid) / grid;
  const less = (a: number, b: number) => round(a - b);

  function stroke(wanted: Pen, asked: string | undefined): Stroke {
    if (asked && asked !== 'paper') ground = asked;
    const pen = wanted === 'tone' && !tinted ? untinted(asked) : wanted;
    const fill = tinted || pen === 'gold' ? asked : pen === 'solid' || !asked ? undefined : 'paper';
    const onDark = tinted && pen !== 'tone' && pen !== 'gold' && isDark(ground);
    // Strokes without fill keep to the tone they lie on: merged across tones they would slip under the later ones.
    const key = `${pen} ${fill ?? `on ${ground}`} ${onDark}`;
    const top = layers.at(-1) as Map<string, Stroke>;
    const found = top.get(key) ?? { pen, fill, onDark, d: '', x: Number.NaN, y: Number.NaN };
    top.set(key, found);
    return found;
  }

  function moveTo(path: Stroke, x: number, y: number) {
    const absolute = `M${join([x, y])}`;
    const relative = Number.isNaN(path.x) ? absolute : `m${join([less(x, path.x), less(y, path.y)])}`;
    path.d += relative.length < absolute.length ? relative : absolute;
    path.x = x;
    path.y = y;
  }

  function stepTo(path: Stroke, step: Step, before: string): string {
    const from = [path.x, path.y];
    const numbers = step.map(round).map((value, i) => less(value, from[i % 2] ?? 0));
    path.x = round(step.at(-2) ?? 0);
    path.y = round(step.at(-1) ?? 0);
    const [dx = 0, dy = 0] = numbers;
    const command = step.length === 6 ? 'c' : step.length === 4 ? 'q' : dy === 0 ? 'h' : dx === 0 ? 'v' : 'l';
    if (step.length === 2 && dx === 0 && dy === 0) return before;
    const written = command === 'h' ? trim(dx) : command === 'v' ? trim(dy) : join(numbers);
    const again = command === before;
    path.d += again ? (written.startsWith('-') ? written : ` ${written}`) : command + written;
    return command;
  }

  return {
    add(pen, fill, outline, closed) {
      const [first, ...rest] = closed && fill ? clockwise(outline) : outline;
      if (!first) return;
      const path = stroke(pen, fill);
      const [startX, startY] = [round(first[0] ?? 0), round(first[1] ?? 0)];
      moveTo(path, startX, startY);
      let command = '';
      for (const step of rest) command = stepTo(path, step, command);
      if (!closed) return;
      path.d += 'z';
      path.x = startX;
      path.y = startY;
    },
    ring(pen, fill, x, y, r) {
      const path = stroke(pen, fill);
      const radius = Math.max(round(r), 1 / grid);
      moveTo(path, round(x - radius), round(y));
      // One arc that stops a step short and closes: half the length of the usual two, and no eye sees the step.
      path.d += `a${join([radius, radius, 0, 1, 1, 0, 1 / grid])}z`;
    },
    technical: !tinted,
    pixel,
    figureHeight: size * pixel,
    layer: () => void layers.push(new Map()),
    on(tone) {
      ground = tone;
    },
    figure: (figure) => void figures.push(figure),
    done(width, height, scale) {
      const shapes = layers.flatMap((layer) =>
        [...layer.values()].map(
          ({ pen, d, fill, onDark }): Shape => ({
            pen,
            d,
            ...(fill ? { fill } : {}),
            ...(onDark ? { onDark: true as const } : {}),
          }),
        ),
      );
      return { width, height, scale, pixel, figure: size * pixel, shapes, figures };
    },
  };
}
