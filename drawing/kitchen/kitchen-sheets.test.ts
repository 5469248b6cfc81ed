import { describe, expect, it } from 'vitest';
import { productsOf } from '#content/catalogue.ts';
import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import type { Kitchen } from '#content/schemas/kitchen.ts';
import { kitchenPlan } from '#joinery/kitchen/kitchen-plan.ts';
import { asPhotographed } from '#joinery/mirror.ts';
import type { KitchenPlan, PartKind, Role, Run, RunName } from '#joinery/plan.ts';
import { createFace } from '../face.ts';
import { createPad, type Pad } from '../pad.ts';
import { WIDE } from '../paper.ts';
import { outlinesOf } from '../path.ts';
import { drawRun } from './run.ts';
import { drawSeat } from './seat.ts';
import { kitchenSheets } from './sheets.ts';
import { styleOf } from './style.ts';
import { viewOf } from './views.ts';

const kitchens = productsOf('kitchens').map(({ record }) => ({
  record,
  plan: asPhotographed(kitchenPlan(record)),
}));

function kitchen(slug: string): Kitchen {
  const found = kitchens.find(({ record }) => record.slug === slug);
  if (!found) throw new Error(`no kitchen ${slug}`);
  return found.record;
}

/** Boxes of all outlines on a pad: x0 y0 x1 y1. */
function boxesOn(pad: Pad): number[][] {
  return pad
    .done(1, 1, 'sheet')
    .shapes.flatMap(({ d }) => outlinesOf(d))
    .map(({ points }) => {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    });
}

/** What an elevation draws of a run, in the run's own millimetres. */
function drawn(record: Kitchen, plan: KitchenPlan, run: Run) {
  const pad = createPad({ grid: 1, tinted: false });
  const detail = { plan, style: styleOf(record, plan), plain: false, letters: {} };
  drawRun(
    createFace(pad, (u, v) => [u, v]),
    viewOf(plan, run),
    detail,
  );
  const boxes = boxesOn(pad);
  return (edges: readonly number[], within = 1) =>
    boxes.some((box) => edges.every((edge, i) => Math.abs(edge - (box[i] ?? Number.NaN)) <= within));
}

describe('the elevations of every kitchen', () => {
  it('draw the edges of each unit and of each front where the plan has them, to a millimetre', () => {
    for (const { record, plan } of kitchens)
      for (const run of plan.runs) {
        const has = drawn(record, plan, run);
        for (const { x, z, width, height, fronts } of run.units) {
          expect(has([x, z, x + width, z + height]), `${record.slug} ${run.name} unit at ${x}`).toBe(true);
          for (const one of fronts)
            expect(
              has([one.x, one.z, one.x + one.width, one.z + one.height], 2),
              `${record.slug} ${run.name} front at ${one.x} ${one.z}`,
            ).toBe(true);
        }
      }
  });

  it('draw worktop, ovens, hob and what hangs over the run where the plan has them', () => {
    for (const { record, plan } of kitchens)
      for (const run of plan.runs) {
        const has = drawn(record, plan, run);
        for (const { kind, box } of run.parts)
          if (['worktop', 'shelf', 'mantel', 'hood', 'side-panel'].includes(kind))
            expect(has([box[0], box[2], box[3], box[5]]), `${record.slug} ${kind}`).toBe(true);
        for (const { kind, box } of run.appliances)
          if (kind === 'oven')
            expect(has([box[0], box[2], box[3], box[5]], 4), `${record.slug} oven`).toBe(true);
      }
  });

  it('draw the panels of hood and island with the frame of the fronts beside them, the back of a peninsula without', () => {
    const rim = dimensions.kitchen.thinFrameWidth;
    const framed = (kind: PartKind, run: RunName, role: Role) =>
      kitchens
        .filter(({ plan }) => plan.builds[role] === 'thin-frame')
        .flatMap(({ record, plan }) =>
          plan.runs
            .filter(({ name, parts }) => name === run && parts.some((one) => one.kind === kind))
            .flatMap((one) =>
              one.parts
                .filter((part) => part.kind === 'panel')
                .map(({ box: [x0, , z0, x1, , z1] }) =>
                  drawn(record, plan, one)([x0 + rim, z0 + rim, x1 - rim, z1 - rim]),
                ),
            ),
        );
    for (const panels of [framed('mantel', 'back', 'wall'), framed('leg', 'island', 'island')]) {
      expect(panels.length).toBeGreaterThan(5);
      expect(panels).not.toContain(false);
    }
    const backs = framed('waterfall', 'peninsula', 'island');
    expect(backs.length).toBeGreaterThan(0);
    expect(backs).not.toContain(true);
  });
});

describe('a front that stands in a frame', () => {
  it('is drawn within it in every in-frame kitchen, panes too, and in no other', () => {
    const by = dimensions.kitchen.faceFrame;
    for (const { record, plan } of kitchens)
      for (const run of plan.runs) {
        const has = drawn(record, plan, run);
        for (const { role, fronts } of run.units)
          for (const { kind, x, z, width, height } of fronts)
            if (kind === 'door' && height > 400)
              expect(has([x + by, z + by, x + width - by, z + height - by], 2), record.slug).toBe(
                plan.builds[role] === 'beaded',
              );
      }
  });
});

describe('a gold line', () => {
  it('is drawn inside the panels of a kitchen whose colour has one, and of no other', () => {
    const inset = dimensions.kitchen.thinFrameWidth + dimensions.kitchen.lineInset;
    const linedDoors = (slug: string) => {
      const [record, plan] = [kitchen(slug), asPhotographed(kitchenPlan(kitchen(slug)))];
      return plan.runs.map((run) => {
        const has = drawn(record, plan, run);
        const doors = run.units.flatMap(({ fronts }) =>
          fronts.filter(({ kind, glazed }) => kind === 'door' && !glazed),
        );
        const lined = doors.filter(({ x, z, width, height }) =>
          has([x + inset, z + inset, x + width - inset, z + height - inset], 2),
        );
        return [lined.length, doors.length];
      });
    };
    const all = linedDoors('olimpia');
    expect(all.some(([lined = 0]) => lined > 0)).toBe(true);
    for (const [lined, doors] of all) expect(lined).toBe(doors);
    for (const [lined] of linedDoors('gabriella')) expect(lined).toBe(0);
  });
});

describe('the plan of every kitchen', () => {
  it('draws each seat round its place', () => {
    for (const { record, plan } of kitchens)
      for (const seat of plan.seats) {
        const pad = createPad({ grid: 1, tinted: false });
        drawSeat(
          createFace(pad, (u, v) => [u, v]),
          seat,
        );
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = boxesOn(pad)[0] ?? [];
        expect([x0 < seat.x && seat.x < x1, y0 < seat.y && seat.y < y1], record.slug).toEqual([true, true]);
      }
  });

  it('writes the depth of the run, the aisle and the island', () => {
    const lengths = (slug: string) =>
      kitchenSheets(kitchen(slug), WIDE)
        .find(({ kind }) => kind === 'plan')
        ?.drawing.figures.flatMap(({ mm }) => mm ?? []);
    expect(lengths('vescona-22')).toEqual(expect.arrayContaining([625, 1150, 1000, 2800]));
    expect(lengths('baldovino')).toEqual(expect.arrayContaining([1180, 1925, 625, 1150, 1000, 3200]));
    expect(lengths('azzurra')).toEqual(expect.arrayContaining([1880, 970, 850]));
  });

  it('has a letter for each elevation', () => {
    for (const { record } of kitchens) {
      const sheets = kitchenSheets(record, WIDE);
      const letters = sheets.flatMap(({ letter, kind }) =>
        kind === 'plan' || kind === 'section' ? [] : letter,
      );
      const plan = sheets.find(({ kind }) => kind === 'plan');
      const written = plan?.drawing.figures.flatMap(({ text, mm }) => (mm === undefined ? text : []));
      expect(written?.sort(), record.slug).toEqual(letters.sort());
    }
  });
});
