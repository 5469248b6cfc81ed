import { productsOf } from '#content/catalogue.ts';
import { showroom } from '#content/showroom.ts';
import type { KitchenPlan } from '../plan.ts';
import type { Room } from '../plan-room.ts';
import { baseRun, splashTop } from './base-run.ts';
import { divide } from './bays.ts';
import { pendants, stools } from './furniture.ts';
import { island } from './island.ts';
import { planOf } from './kitchen-plan.ts';
import { draft, HERE, siteOf } from './site.ts';
import { tallBlock } from './tall-block.ts';
import { wallAbove } from './wall-units.ts';

/** Width of the tall block at the run's right end. */
const BLOCK = 2440;
const SINK = 900;
const HOB_SHARE = 0.6;
/** Places of the three stools and of the two lamps over the island, from its middle. */
const [STOOLS, LAMPS, HANG] = [[-1000, 0, 1000], [-800, 800], 1800] as const;

/** Corners of a display in the studio's frame: x from the hall's middle, y from its back wall. @throws Error if it is not there. */
export function extentOf(id: string) {
  const [hall] = showroom.rooms;
  const display = showroom.displays.find((one) => one.id === id);
  if (!hall || !display) throw new Error(`content/data/showroom.json: no display ${id}`);
  const mm = (metres: number) => Math.round(metres * 1000);
  const [x0, y0] = [mm(display.x) - mm(hall.width) / 2, mm(display.y) - mm(hall.depth)];
  return { x0, x1: x0 + mm(display.width), y0, y1: y0 + mm(display.depth) };
}

/** The kitchen on the showroom's back wall with its island. @throws Error if showroom.json names no kitchen of the catalogue. */
export function showroomPlan(): Omit<KitchenPlan, 'room'> & { readonly room: Omit<Room, 'window'> } {
  const model = productsOf('kitchens').find(({ record }) => record.slug === showroom.kitchen)?.record;
  if (!model) throw new Error(`content/data/showroom.json, kitchen: no kitchen ${showroom.kitchen}`);
  const facts = {
    ...model,
    plan: { ...model.plan, over: 'shelf', pendants: { kind: 'drum', count: 2 } },
  } as const;
  const { x0, x1 } = extentOf('kitchen-run');
  const [hall] = showroom.rooms;
  const room = { x0, x1, y0: -(hall?.depth ?? 0) * 1000, height: showroom.ceiling * 1000 };
  const site = siteOf(facts, room);
  const end = x1 - BLOCK;
  const hob = Math.round(x0 + (end - x0) * HOB_SHARE);
  const division = divide({ x0, x1: end, sink: x0 + SINK, hob });
  const run = draft('back', HERE);
  baseRun(site, run, division, splashTop(site));
  wallAbove(site, run, x0, end, hob);
  tallBlock(site, run, end, x1);
  const extent = extentOf('kitchen-island');
  const [x, y] = [(extent.x0 + extent.x1) / 2, (extent.y0 + extent.y1) / 2];
  return planOf(site, room, 'showroom', {
    runs: [run, island(site, extent)],
    seats: stools(
      site,
      STOOLS.map((dx) => [x + dx, extent.y0 - 20] as const),
      0,
    ),
    tables: [],
    pendants: pendants(
      site,
      LAMPS.map((dx) => x + dx),
      y,
      HANG,
    ),
    spots: [],
    stands: { sink: division.basin.beside, wall: hob + 660, end: end - 360 },
  });
}
