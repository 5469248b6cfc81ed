import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KitchenPlan, Run, Unit } from '../plan.ts';
import { kitchenPlans, planFiles } from '../plan-files.ts';
import { inRoom } from './site.ts';

const PLANS = join(import.meta.dirname, '..', 'plans');
const plans = kitchenPlans();

function planOf(slug: string): KitchenPlan {
  const plan = plans.get(slug);
  if (!plan) throw new Error(`no plan of ${slug}`);
  return plan;
}

function runOf(plan: KitchenPlan, name: Run['name']): Run {
  const run = plan.runs.find((one) => one.name === name);
  if (!run) throw new Error(`${plan.slug} has no run ${name}`);
  return run;
}

const count = (plan: KitchenPlan, kind: string) =>
  plan.runs.flatMap(({ appliances }) => appliances).filter((one) => one.kind === kind).length;
/** What must be free before a front so that a hand and the edge of a door go in, mm. */
const BEFORE = 300;
/** Whether two boxes share room, as joined ones do not. */
const overlap = (a: readonly number[], b: readonly number[]) =>
  [0, 1, 2].every((i) => (a[i] ?? 0) < (b[i + 3] ?? 0) && (b[i] ?? 0) < (a[i + 3] ?? 0));
const meet = (a: Unit, b: Unit) => a.z < b.z + b.height && b.z < a.z + a.height;

describe('the plan of every kitchen', () => {
  it('is the one the studio reads from joinery/plans; `npm run plans` writes it anew', () => {
    for (const { path, text } of planFiles())
      expect(readFileSync(join(PLANS, path), 'utf8'), path).toBe(text);
  });

  it('stands in whole millimetres', () => {
    for (const { path, text } of planFiles()) expect(text, path).not.toMatch(/\d\.\d|null|NaN/);
  });

  it('sets units side by side, none of them over another or narrower than 250 mm', () => {
    for (const plan of plans.values())
      for (const { name, units } of plan.runs)
        units.forEach((unit, i) => {
          expect(unit.width, `${plan.slug} ${name}`).toBeGreaterThan(250);
          for (const other of units.slice(i + 1))
            if (meet(unit, other))
              expect(other.x, `${plan.slug} ${name}`).toBeGreaterThanOrEqual(unit.x + unit.width);
        });
  });

  it('has no front that another run stands before', () => {
    const boxes = ({ at, units }: Run, edges: (face: number) => readonly [number, number], front: number) =>
      units.map(({ x, z, width, height, depth }) => {
        const [near, far] = edges(-depth - front);
        return inRoom(at, [x, near, z, x + width, far, z + height]);
      });
    for (const { slug, front, runs } of plans.values())
      for (const run of runs)
        for (const other of runs.filter((one) => one !== run))
          for (const a of boxes(run, (face) => [face - BEFORE, face], front))
            for (const b of boxes(other, (face) => [face, 0], front))
              expect(overlap(a, b), `${slug} ${run.name} ${other.name}`).toBe(false);
  });

  it('keeps every front within its unit', () => {
    for (const plan of plans.values())
      for (const { units } of plan.runs)
        for (const { x, z, width, height, fronts } of units)
          for (const front of fronts) {
            expect(front.x, plan.slug).toBeGreaterThanOrEqual(x);
            expect(front.z, plan.slug).toBeGreaterThanOrEqual(z);
            expect(front.x + front.width, plan.slug).toBeLessThanOrEqual(x + width);
            expect(front.z + front.height, plan.slug).toBeLessThanOrEqual(z + height);
          }
  });

  it('stands within its room, the back kitchen within the room behind', () => {
    for (const { slug, room, runs } of plans.values())
      for (const { name, at, units } of runs) {
        const box = name === 'back-kitchen' ? room.annexe : { ...room, y1: 0 };
        for (const { x, width, depth, z, height } of units) {
          const [x0, y0, , x1, y1] = inRoom(at, [x, -depth, z, x + width, 0, z + height]);
          if (!box) throw new Error(`${slug} has no room for ${name}`);
          expect([x0 >= box.x0, y0 >= box.y0, x1 <= box.x1, y1 <= box.y1], `${slug} ${name}`).toEqual([
            true,
            true,
            true,
            true,
          ]);
        }
      }
  });

  it('has one hob, two ovens, and a sink in each of its kitchens', () => {
    for (const plan of plans.values()) {
      expect(count(plan, 'sink'), plan.slug).toBe(
        plan.runs.some(({ name }) => name === 'back-kitchen') ? 2 : 1,
      );
      expect(count(plan, 'hob'), plan.slug).toBe(1);
      expect(count(plan, 'oven'), plan.slug).toBe(2);
    }
  });

  it('ends the cornice of a mantel on the faces of its neighbours', () => {
    const ends = (plan: KitchenPlan, on: string) =>
      runOf(plan, 'back')
        .cornices.filter((one) => one.on === on)
        .flatMap(({ path }) => [path[0]?.[1], path.at(-1)?.[1]]);
    const mantels = [...plans.values()].filter((plan) => ends(plan, 'mantel').length);
    expect(mantels.length).toBeGreaterThan(20);
    for (const plan of mantels) expect(ends(plan, 'mantel'), plan.slug).toEqual(ends(plan, 'wall'));
  });

  it('hangs no door behind the moulding of a mantel', () => {
    for (const plan of plans.values()) {
      const { cornices, units } = runOf(plan, 'back');
      for (const { path, out } of cornices.filter(({ on }) => on === 'mantel')) {
        const [x0, x1] = [(path[0]?.[0] ?? 0) - out, (path.at(-1)?.[0] ?? 0) + out];
        const behind = units
          .filter(({ role }) => role === 'wall')
          .flatMap(({ fronts }) => fronts)
          .filter(({ x, width }) => x < x1 && x0 < x + width);
        expect(behind, plan.slug).toEqual([]);
      }
    }
  });

  it('hangs each sink and hob within one unit, the sink over doors, the hob over drawers', () => {
    for (const plan of plans.values())
      for (const run of plan.runs)
        for (const { kind, box } of run.appliances) {
          if (kind !== 'sink' && kind !== 'hob') continue;
          const unit = run.units.find(({ x, width }) => x < box[0] && box[3] < x + width);
          const low = unit?.fronts[0]?.kind === 'panel' ? unit.fronts[1] : unit?.fronts[0];
          expect(low?.kind, `${plan.slug} ${run.name} ${kind}`).toBe(kind === 'sink' ? 'door' : 'drawer');
        }
  });

  it('draws out a drawer of a unit that has drawers, beside sink and hob', () => {
    const drawn = [...plans.values()].filter((plan) => plan.drawn);
    expect(drawn.length).toBeGreaterThan(30);
    for (const plan of drawn) {
      const { units, appliances } = runOf(plan, 'back');
      const unit = units[plan.drawn?.unit ?? -1];
      expect(unit?.fronts[0]?.kind, plan.slug).toBe('drawer');
      const [from, to] = [unit?.x ?? 0, (unit?.x ?? 0) + (unit?.width ?? 0)];
      const over = appliances.filter(
        ({ kind, box }) => (kind === 'sink' || kind === 'hob') && box[0] < to && box[3] > from,
      );
      expect(over, plan.slug).toEqual([]);
    }
  });

  it('keeps the lower edges of all shallow top drawers and panels of a kitchen on one line', () => {
    const shallow = (plan: KitchenPlan) =>
      plan.runs
        .flatMap(({ units }) => units)
        .filter(({ kind }) => kind === 'base')
        .flatMap(({ fronts }) => fronts)
        .filter(({ kind, height }) => kind !== 'door' && height < 200);
    expect([...plans.values()].filter((plan) => shallow(plan).length > 1).length).toBeGreaterThan(20);
    for (const plan of plans.values())
      expect(new Set(shallow(plan).map(({ z }) => z)).size, plan.slug).toBeLessThan(2);
  });

  it('leaves 50 mm of worktop behind a hob and 35 mm before it', () => {
    for (const plan of plans.values()) {
      const { appliances, parts } = runOf(plan, 'back');
      const hob = appliances.find(({ kind }) => kind === 'hob')?.box;
      const lining = parts.find(({ kind }) => kind === 'splashback')?.box;
      const front = parts.find(({ kind }) => kind === 'worktop')?.box[1];
      if (!hob || !lining || front === undefined)
        throw new Error(`${plan.slug} has no hob before a splashback`);
      expect(lining[1] - hob[4], plan.slug).toBeGreaterThanOrEqual(50);
      expect(hob[1] - front, plan.slug).toBeGreaterThanOrEqual(35);
    }
  });

  it('leaves room to put a pot down between sink and hob', () => {
    for (const plan of plans.values()) {
      // Short runs that end in a peninsula have none to give.
      if (plan.runs.some(({ name }) => name === 'peninsula')) continue;
      const { appliances } = runOf(plan, 'back');
      const edges = (kind: string) => appliances.find((one) => one.kind === kind)?.box;
      const [sink, hob] = [edges('sink'), edges('hob')];
      if (!sink || !hob) continue;
      expect(Math.max(hob[0] - sink[3], sink[0] - hob[3]), plan.slug).toBeGreaterThanOrEqual(270);
    }
  });
});

describe('what is put together', () => {
  it('lines both walls of a corner up to where the linings meet', () => {
    const lining = ({ at, parts }: Run) => {
      const part = parts.find(({ kind }) => kind === 'splashback');
      if (!part) throw new Error('a run in a corner without a lining');
      return inRoom(at, part.box);
    };
    const cornered = [...plans.values()].filter((plan) => plan.runs.some(({ name }) => name === 'right'));
    expect(cornered.length).toBeGreaterThan(0);
    for (const plan of cornered)
      expect(lining(runOf(plan, 'right'))[4], plan.slug).toBe(lining(runOf(plan, 'back'))[1]);
  });

  it('welds the steel shelves of lofts of tubes and boards that stand beside one another', () => {
    const frames = [...plans.values()]
      .flatMap(({ slug, runs }) => runs.map(({ parts }) => ({ slug, parts })))
      .filter(({ parts }) => parts.some(({ kind }) => kind === 'top-rail'));
    expect(frames.length).toBeGreaterThan(0);
    for (const { slug, parts } of frames) {
      const steel = parts.filter(({ kind }) => ['upright', 'top-rail', 'shelf'].includes(kind));
      for (const [i, a] of steel.entries())
        for (const b of steel.slice(i + 1))
          expect(overlap(a.box, b.box), `${slug} ${a.box} ${b.box}`).toBe(false);
    }
  });

  it('has no plain panel where a fluted one stands', () => {
    const fluted = [...plans.values()]
      .flatMap(({ slug, runs }) => runs.map(({ parts }) => ({ slug, parts })))
      .filter(({ parts }) => parts.some(({ kind }) => kind === 'fluted-panel'));
    expect(fluted.map(({ slug }) => slug)).toContain('lunaria');
    for (const { slug, parts } of fluted)
      for (const a of parts.filter(({ kind }) => kind === 'fluted-panel'))
        for (const b of parts.filter(({ kind }) => kind === 'panel'))
          expect(overlap(a.box, b.box), `${slug} ${a.box} ${b.box}`).toBe(false);
  });
});

describe('what drawing and picture once told apart', () => {
  it('Montalto has a shelf over its run, two stools and a back kitchen', () => {
    const plan = planOf('montalto');
    const back = runOf(plan, 'back');
    expect(back.parts.filter(({ kind }) => kind === 'shelf')).toHaveLength(1);
    expect(back.units.some(({ kind }) => kind === 'wall')).toBe(false);
    expect(plan.seats).toHaveLength(2);
    expect(runOf(plan, 'back-kitchen').units.length).toBeGreaterThan(2);
  });

  it('Azzurra has two stools at its peninsula and one pair of ovens', () => {
    const plan = planOf('azzurra');
    expect(plan.seats).toHaveLength(2);
    expect(count(plan, 'oven')).toBe(2);
    expect(runOf(plan, 'peninsula').units.length).toBeGreaterThan(1);
  });

  it('Baldovino has an island', () => {
    expect(runOf(planOf('baldovino'), 'island').units.length).toBeGreaterThan(1);
  });

  it('Vescona 22 has its run in a niche between two tall blocks', () => {
    const { units } = runOf(planOf('vescona-22'), 'back');
    const tall = units.filter(({ role, kind }) => role === 'tall' && kind !== 'wall');
    const base = units.filter(({ kind }) => kind === 'base');
    expect(tall.some(({ x }) => x < (base[0]?.x ?? 0))).toBe(true);
    expect(tall.some(({ x }) => x > (base.at(-1)?.x ?? 0))).toBe(true);
  });
});
