import type { KitchenPlan, Run } from '../plan.ts';
import type { Room } from '../plan-room.ts';
import { isMirrored, type KitchenFacts } from './facts.ts';
import { type Furnishing, LAYOUTS } from './layouts.ts';
import { roomOf } from './room.ts';
import { constructionOf, finished, type Site, siteOf } from './site.ts';
import { baseUnit, finishOf } from './units.ts';

/** How far the drawer of a kitchen in use is out. */
const OUT = 300;
/** What a drawer that is out keeps from the middle of a basin and of a hob. */
const [SINK_CLEAR, HOB_CLEAR] = [740, 360];

/** The base unit of a run nearest to a place and clear of what hangs in its worktop. */
function drawnUnit(run: Run, { near, sink, hob }: Furnishing['drawer'] & object): number {
  const middles = run.units.flatMap((unit, i) =>
    unit.kind === 'base' ? [[i, unit.x + unit.width / 2] as const] : [],
  );
  const clear = middles.filter(
    ([, x]) => (sink === undefined || Math.abs(x - sink) > SINK_CLEAR) && Math.abs(x - hob) > HOB_CLEAR,
  );
  const wanted = clear.length > 0 ? clear : middles;
  return wanted.reduce(
    (best, one) => (Math.abs(one[1] - near) < Math.abs(best[1] - near) ? one : best),
    wanted[0] ?? [0, 0],
  )[0];
}

/** Which drawer of the back run is out; a unit with doors only shows two drawers then. */
function drawnOf(site: Site, run: Run, drawer: Furnishing['drawer'] & object): KitchenPlan['drawn'] & object {
  const place = drawnUnit(run, drawer);
  const unit = run.units[place];
  const out = { unit: place, out: OUT };
  if (!unit || unit.fronts[0]?.kind === 'drawer') return out;
  return { ...out, as: baseUnit(finishOf(site, unit.role), unit.x, unit.x + unit.width, 'drawers-2') };
}

/** The plan of a kitchen; `at` says where it stands if that is not the catalogue. */
export function kitchenPlan(facts: KitchenFacts, at: KitchenPlan['category'] = 'kitchens'): KitchenPlan {
  const room = roomOf(facts);
  const site = siteOf(facts, room);
  return planOf(site, room, at, LAYOUTS[facts.layout](site));
}

/** The plan of what stands in a room. */
export function planOf<R extends Omit<Room, 'window'>>(
  site: Site,
  room: R,
  category: KitchenPlan['category'],
  { drawer, runs: drafts, seats, tables, pendants, spots, stands }: Furnishing,
): Omit<KitchenPlan, 'room'> & { readonly room: R } {
  const { facts } = site;
  const runs = drafts.map(finished);
  const back = runs[0];
  return {
    category,
    slug: facts.slug,
    // Homes and showroom are photographed as they stand.
    mirrored: category === 'kitchens' && isMirrored(facts),
    front: facts.front.thickness,
    builds: {
      base: constructionOf(site, 'base'),
      tall: constructionOf(site, 'tall'),
      wall: constructionOf(site, 'wall'),
      island: constructionOf(site, 'island'),
    },
    handle: facts.handle.kind,
    room,
    runs,
    seats,
    tables,
    pendants,
    spots,
    ...(drawer && back && { drawn: drawnOf(site, back, drawer) }),
    ...(stands && { stands }),
  };
}
