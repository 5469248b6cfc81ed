import type { Construction, Grip } from '../plan.ts';
import { hasWoodenKnobs } from './facts.ts';
import { D, type Site } from './site.ts';

/** Where on a kitchen a front is, which decides where its handle sits. */
export type Position = 'drawer' | 'base' | 'tall' | 'wall' | 'fixed';

/** How a front is built; glass stands for a pane in a slim frame. */
export type Build = Construction | 'glass';

/** A front's clear field, gaps taken off: x0 z0 x1 z1. */
type Field = readonly [number, number, number, number];

/** All tall doors carry their handles round this height. */
const TALL_GRIP = 1050;
const BAR = 200;
const TALL_BAR = 500;
/** From this width drawers have two knobs. */
const TWO_KNOBS = 650;

const THIN: readonly Build[] = ['thin-frame', 'arched-panel', 'glass', 'aluminium-frame'];
const FRAMED: readonly Build[] = [...THIN, 'shaker', 'beaded', 'raised-panel'];

/** What of a front's clear field moves: less the carcass's frame that an in-frame front stands in, as the panes beside it do. */
function moving(site: Site, [x0, z0, x1, z1]: Field, build: Build): Field {
  const inFrame = build === 'beaded' || (build === 'glass' && site.facts.front.construction === 'beaded');
  const rim = inFrame ? D.faceFrame : 0;
  return [x0 + rim, z0 + rim, x1 - rim, z1 - rim];
}

/** Width of a front's frame; narrower on small fronts. */
export function frameWidth(site: Site, build: Build, width: number, height: number): number {
  const thin = THIN.includes(build) && site.facts.front.construction !== 'raised-panel';
  const wide = thin ? D.thinFrameWidth : D.frameWidth - (build === 'beaded' ? D.faceFrame : 0);
  const rail = Math.min(wide, width * 0.28, height * 0.32);
  return height < 200 ? Math.min(rail, 42) : rail;
}

const around = (x: number, z: number, width: number, height = width): Grip => [
  Math.round(x - width / 2),
  Math.round(z - height / 2),
  Math.round(x + width / 2),
  Math.round(z + height / 2),
];

function bar([x0, z0, x1, z1]: Field, position: Position, x: number, z: number): Grip {
  if (position === 'drawer') return around(x, z, Math.min(BAR, (x1 - x0) * 0.6), 10);
  const length = position === 'tall' ? TALL_BAR : BAR;
  const low = position === 'tall' ? TALL_GRIP - length / 2 : position === 'wall' ? z0 + 50 : z1 - 50 - length;
  return around(x, low + length / 2, 10, length);
}

function edge([x0, , x1, z1]: Field, position: Position, hinge: 'left' | 'right'): Grip[] {
  if (position === 'wall') return [];
  if (position !== 'tall') return [[Math.round(x0), Math.round(z1 - 12), Math.round(x1), Math.round(z1 + 1)]];
  const x = hinge === 'left' ? x1 - 1 : x0 + 1;
  return [around(x, TALL_GRIP, 3, 400)];
}

/** Middle of a front's handle: on the frame, or clear of the edge of a plain front. */
function grip([x0, z0, x1, z1]: Field, position: Position, hinge: 'left' | 'right', frame: number | null) {
  const side = frame === null ? 45 : frame / 2;
  const x = position === 'drawer' ? (x0 + x1) / 2 : hinge === 'left' ? x1 - side : x0 + side;
  const high = z1 - z0;
  const z = {
    drawer: frame === null ? z1 - Math.min(55, high / 2) : (z0 + z1) / 2,
    tall: TALL_GRIP,
    wall: z0 + 100,
    base: z1 - 100,
    fixed: z1 - 100,
  }[position];
  return [x, z] as const;
}

/** The handles of one front in its clear field. */
export function gripsOf(
  site: Site,
  clear: Field,
  position: Position,
  hinge: 'left' | 'right',
  build: Build,
): Grip[] {
  const field = moving(site, clear, build);
  const [x0, z0, x1, z1] = field;
  const { kind } = site.facts.handle;
  if (position === 'fixed' || kind === 'gola' || kind === 'push') return [];
  const width = x1 - x0;
  const [x, z] = grip(
    field,
    position,
    hinge,
    FRAMED.includes(build) ? frameWidth(site, build, width, z1 - z0) : null,
  );
  if (kind === 'bar') return [bar(field, position, x, z)];
  if (kind === 'cup' && position === 'drawer') return [around(x, z + 4, 108, 44)];
  if (hasWoodenKnobs(site.facts)) return [around(x, z, 34)];
  if (kind === 'knob' || kind === 'cup') {
    const two = position === 'drawer' && width > TWO_KNOBS;
    return (two ? [x0 + width * 0.25, x0 + width * 0.75] : [x]).map((at) => around(at, z, 30));
  }
  if (kind === 'ring') return [around(x, z - 12, 34, 54)];
  if (kind === 'edge-profile') return edge(field, position, hinge);
  if (kind === 'tab') return [around(x, (position === 'tall' || position === 'wall' ? z : z1) - 31, 32, 62)];
  return position === 'wall'
    ? []
    : [around((x0 + x1) / 2, (position === 'tall' ? TALL_GRIP : z1) - 13, 150, 26)];
}
