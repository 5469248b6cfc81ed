import { LIGHT_GROUPS, type LightGroup } from '#media/layers.ts';

/** What each light of a room gives at an hour, red, green, blue, against what it gives in a picture taken at noon. */
type Rgb = readonly [number, number, number];
type Lights = Readonly<Record<LightGroup, Rgb>>;

interface Moment extends Lights {
  /** Hours since midnight. */
  hour: number;
  /** How far the photographer opens the shutter, in stops against noon. */
  stops: number;
}

const DARK = [1e-4, 1e-4, 1e-4] as const;

/** An evening in Dubai in spring: the sun is gone at half past six, the sky an hour later. Between two moments all goes by equal factors. */
const DAY: readonly Moment[] = [
  {
    hour: 12,
    stops: 0,
    sun: [1, 1, 1],
    sky: [1, 1, 1],
    ceiling: [1, 1, 1],
    pendants: [1, 1, 1],
    strips: [1, 1, 1],
  },
  {
    hour: 15,
    stops: 0.02,
    sun: [0.95, 0.9, 0.8],
    sky: [0.96, 0.95, 0.93],
    ceiling: [0.97, 0.96, 0.94],
    pendants: [1.1, 1.1, 1.1],
    strips: [1.1, 1.1, 1.1],
  },
  {
    hour: 17,
    stops: 0.15,
    sun: [0.8, 0.58, 0.34],
    sky: [0.62, 0.58, 0.54],
    ceiling: [0.62, 0.57, 0.5],
    pendants: [1.5, 1.5, 1.5],
    strips: [1.5, 1.5, 1.5],
  },
  {
    hour: 18,
    stops: 0.35,
    sun: [0.3, 0.15, 0.06],
    sky: [0.3, 0.28, 0.3],
    ceiling: [0.44, 0.39, 0.34],
    pendants: [2.2, 2.15, 2.1],
    strips: [2.2, 2.15, 2.1],
  },
  {
    hour: 18.5,
    stops: 0.45,
    sun: [0.03, 0.012, 0.004],
    sky: [0.15, 0.17, 0.23],
    ceiling: [0.42, 0.36, 0.3],
    pendants: [2.8, 2.7, 2.6],
    strips: [2.8, 2.7, 2.6],
  },
  {
    hour: 19.25,
    stops: 0.55,
    sun: DARK,
    sky: [0.05, 0.07, 0.125],
    ceiling: [0.42, 0.36, 0.3],
    pendants: [3.2, 3.1, 3],
    strips: [3.2, 3.1, 3],
  },
  {
    hour: 20,
    stops: 0.6,
    sun: DARK,
    sky: [0.014, 0.021, 0.042],
    ceiling: [0.42, 0.36, 0.3],
    pendants: [3.3, 3.2, 3.1],
    strips: [3.3, 3.2, 3.1],
  },
  {
    hour: 22,
    stops: 0.6,
    sun: DARK,
    sky: [0.006, 0.009, 0.018],
    ceiling: [0.34, 0.285, 0.235],
    pendants: [3.3, 3.2, 3.1],
    strips: [3.3, 3.2, 3.1],
  },
];

/** Every group, and for each the three channels. */
function lights(of: (group: LightGroup, channel: 0 | 1 | 2) => number): Lights {
  const pairs = LIGHT_GROUPS.map((group) => [group, ([0, 1, 2] as const).map((c) => of(group, c))]);
  return Object.fromEntries(pairs) as Lights;
}

/** What the lights give at an hour against noon, the shutter included. */
function momentAt(hour: number): Lights {
  const next = DAY.findIndex((moment) => moment.hour >= hour);
  const to = DAY[Math.max(1, next)] as Moment;
  const from = DAY[DAY.indexOf(to) - 1] as Moment;
  const share = (hour - from.hour) / (to.hour - from.hour);
  const gain = 2 ** (from.stops + (to.stops - from.stops) * share);
  return lights((group, c) => gain * from[group][c] * (to[group][c] / from[group][c]) ** share);
}

/** By how much the lights of a picture taken at `own` are multiplied to show it at `hour`, both within the day above; by 1 at its own hour. */
export function weightsAt(hour: number, own: number): Lights {
  const [now, then] = [momentAt(hour), momentAt(own)];
  return lights((group, c) => now[group][c] / then[group][c]);
}
