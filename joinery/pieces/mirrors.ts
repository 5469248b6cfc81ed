import type { Vanity } from '#content/schemas/bathroom.ts';
import type { PiecePart } from '../piece-plan.ts';
import { part } from './parts.ts';
import type { Stand } from './vanity-stand.ts';

/** Frame of a round mirror. */
const RIM = 7;

export function round(x: number, z: number, radius: number): PiecePart {
  const r = radius + RIM;
  return part('mirror', [x - r, -40, z - r, x + r, -12, z + r], { form: 'disc' });
}

/** The mirror over a vanity; a pair is one round mirror over each basin, a bench has its mirror lower. */
export function mirrorParts({ kind, mirror }: Vanity, { x0, x1, basins }: Stand): readonly PiecePart[] {
  const x = (x0 + x1) / 2;
  switch (mirror) {
    case 'arched':
      return [part('mirror', [x - 390, -30, 1180, x + 390, -30, 2280], { form: 'arched' })];
    case 'wide':
      return [part('mirror', [x0, -40, 1140, x1, -30, 2020])];
    case 'tall':
      return [
        part('mirror', [x - 360, -34, 1170, x + 360, -26, 2250]),
        part('frame', [x - 372, -40, 1158, x + 372, -12, 2262]),
      ];
    case 'framed':
      return [
        part('mirror', [x - 420, -30, 1200, x + 420, -22, 2160]),
        part('frame', [x - 500, -48, 1120, x + 500, -2, 2240]),
      ];
    case 'pair':
      return basins.map((at) => round(at, 1600, 340));
    default:
      return [round(x, kind === 'bench' ? 1550 : 1620, 460)];
  }
}
