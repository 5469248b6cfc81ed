import type { Seat } from '#joinery/plan-room.ts';
import type { Face } from '../face.ts';
import type { Step } from '../pad.ts';

/** Half width and half depth of a seat, in millimetres, by kind. */
const SIZES: Readonly<Record<Seat['kind'], readonly [number, number]>> = {
  shell: [215, 210],
  round: [182, 182],
  saddle: [215, 150],
  spindle: [215, 205],
  oval: [222, 218],
  padded: [235, 230],
};

/** A seat from above, its back behind the sitter. The sitter looks along +y before it is turned. */
export function drawSeat(face: Face, { kind, x, y, turn }: Seat) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const set = (steps: readonly Step[]): Step[] =>
    steps.map((step) => {
      const placed: number[] = [];
      for (let i = 0; i + 1 < step.length; i += 2) {
        const [u = 0, v = 0] = [step[i], step[i + 1]];
        placed.push(x + u * c - v * s, y + u * s + v * c);
      }
      return placed;
    });
  const [w, d] = SIZES[kind];
  if (kind === 'round') {
    face.disc('object', 'paper', x, y, w);
    return face.disc('detail', undefined, x, y, w * 0.86);
  }
  const r = Math.min(w, d) * 0.45;
  const outline = [
    [-w + r, -d],
    [w - r, -d],
    [w, -d, w, -d + r],
    [w, d - r],
    [w, d, w - r, d],
    [-w + r, d],
    [-w, d, -w, d - r],
    [-w, -d + r],
    [-w, -d, -w + r, -d],
  ];
  face.curve('object', 'paper', set(outline), true);
  if (kind === 'saddle') return undefined;
  const back = [
    [-w * 0.98, -d * 0.1],
    [-w * 1.08, -d * 1.22, 0, -d * 1.2],
    [w * 1.08, -d * 1.22, w * 0.98, -d * 0.1],
  ];
  return face.curve('object', undefined, set(back));
}
