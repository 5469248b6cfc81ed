import type { KitchenPlan, Run } from '../plan.ts';
import type { Room } from '../plan-room.ts';
import { isMirrored, type KitchenFacts } from './facts.ts';
import { type Furnishing, LAYOUTS } from './layouts.ts';
import { roomOf } from './room.ts';
import { constructionOf, finished, type Site, siteOf } from './site.ts';

/** How far the drawer of a kitchen in use is out. */
const OUT = 300;
/** What a drawer that is out keeps from the middle of a basin and of a hob. */
const [SINK_CLEAR, HOB_CLEAR] = [740, 360];

/** Which drawer of the back run is out: the one nearest to a place whose unit is clear of what hangs in the worktop; none where the run has doors only. */
function drawnOf(run: Run, { near, sink, hob }: Furnishing['drawer'] & object): KitchenPlan['drawn'] {
  const middles = run.units.flatMap((unit, i) =>
    unit.kind === 'base' && unit.fronts[0]?.kind === 'drawer' ? [[i, unit.x + unit.width / 2] as const] : [],
  );
  const clear = middles.filter(
    ([, x]) => (sink === undefined || Math.abs(x - sink) > SINK_CLEAR) && Math.abs(x - hob) > HOB_CLEAR,
  );
  const [nearest] = (clear.length > 0 ? clear : middles).toSorted(
    (a, b) => Math.abs(a[1] - near) - Math.abs(b[1] - near),
  );
  return nearest && { unit: nearest[0], out: OUT };
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
  const [back] = runs;
  const out = drawer && back && drawnOf(back, drawer);
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
    ...(out && { drawn: out }),
    ...(stands && { stands }),
  };
}
