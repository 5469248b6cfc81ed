import type { KitchenPlan, Run } from '../plan.ts';
import { isMirrored, type KitchenFacts } from './facts.ts';
import { type Furnishing, LAYOUTS } from './layouts.ts';
import { roomOf } from './room.ts';
import { constructionOf, finished, siteOf } from './site.ts';

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

/** The plan of a kitchen. */
export function kitchenPlan(facts: KitchenFacts): KitchenPlan {
  const room = roomOf(facts);
  const site = siteOf(facts, room);
  const { drawer, runs: drafts, seats, tables, pendants, spots, stands } = LAYOUTS[facts.layout](site);
  const runs = drafts.map(finished);
  const back = runs[0];
  return {
    category: 'kitchens',
    slug: facts.slug,
    mirrored: isMirrored(facts),
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
    ...(drawer && back && { drawn: { unit: drawnUnit(back, drawer), out: OUT } }),
    ...(stands && { stands }),
  };
}
