import { inFrame } from '#joinery/kitchen/site.ts';
import type { KitchenPlan, Run } from '#joinery/plan.ts';
import type { Face } from '../face.ts';
import { drawAppliance, drawCornice, drawPart } from './part.ts';
import { type Detail, drawUnit } from './unit.ts';
import { runOf, type View } from './views.ts';

/** Something to draw, and how far its face stands before the run's back; what is nearer covers what is behind. */
interface Item {
  readonly y: number;
  /** Units are a layer of their own: their fronts lie over their bodies. */
  readonly unit?: true;
  draw(): void;
}

/** Faces within this distance are drawn as one layer: they never cover one another. */
const LAYER = 25;

/** Nearer than any front: what is dashed because it lies behind one. */
const BEFORE_ALL = -1000;

/** The window in the wall a run stands before, up to where the view ends. */
function windowBehind(face: Face, { run, from, to }: View, { plan }: Detail): Item[] {
  const { window, x0, x1 } = plan.room;
  if (run.name !== window.wall) return [];
  const x = window.wall === 'left' ? x0 : x1;
  const seen = inFrame(run.at, [x, window.y0, window.sill, x, window.y1, window.head]);
  const [a, b] = [Math.max(seen[0], from), Math.min(seen[3], to)];
  return [
    {
      y: 10,
      draw() {
        face.rect('object', 'paper', a, window.sill, b, window.head);
        face.rect('detail', undefined, a + 55, window.sill + 55, b - 55, window.head - 55);
      },
    },
  ];
}

/** Parts of the run itself; those of the door to the back kitchen stand in the wall of the back run. */
function partsOf(plan: KitchenPlan, { name, parts }: Run) {
  const inDoor = ({ kind }: { kind: string }) => kind === 'leaf' || kind === 'frame';
  if (name === 'back-kitchen') return parts.filter((part) => !inDoor(part));
  const door = name === 'back' ? (runOf(plan, 'back-kitchen')?.parts.filter(inDoor) ?? []) : [];
  return [
    ...parts,
    ...door.map(({ kind, box }) => ({ kind, box: [...box.slice(0, 1), 100, ...box.slice(2)] as never })),
  ];
}

function doorway(face: Face, plan: KitchenPlan): Item[] {
  const { door } = plan.room;
  const shelves =
    runOf(plan, 'back-kitchen')?.parts.filter(({ kind }) => kind === 'shelf' || kind === 'worktop') ?? [];
  if (!door) return [];
  return [
    {
      y: 200,
      draw() {
        face.rect('object', 'paper', door.x0, 0, door.x1, door.height);
        for (const { box } of shelves) face.rect('detail', undefined, door.x0, box[2], door.leaf[0], box[5]);
      },
    },
  ];
}

function items(face: Face, view: View, detail: Detail): Item[] {
  const { plan } = detail;
  const { run } = view;
  return [
    ...(run.name === 'back' ? doorway(face, plan) : []),
    ...windowBehind(face, view, detail),
    ...partsOf(plan, run).map((part) => ({
      y: part.box[1],
      draw: () => drawPart(face, part, run.name, detail),
    })),
    ...run.units.map((unit) => ({
      y: -unit.depth - plan.front,
      unit: true as const,
      draw: () => drawUnit(face, unit, detail),
    })),
    ...run.appliances.map((one) => ({
      y: one.kind === 'sink' ? BEFORE_ALL : one.box[1] - 12,
      draw: () => drawAppliance(face, one, detail),
    })),
    ...run.cornices.map((one) => ({
      y: Math.min(...one.path.map(([, y]) => y)) - one.out,
      draw: () => drawCornice(face, one, detail.style.goldCornice),
    })),
  ];
}

/** Runs square to this one, cut: outline, worktop and front in section. */
function drawCuts(face: Face, { cuts }: View) {
  for (const [x0, , , x1, , z1] of cuts) {
    face.rect('cut', 'paper', x0, 0, x1, z1);
    face.rect('solid', undefined, x0, z1 - 20, x1, z1);
    face.line('grain', x0, 0, x1, z1 - 20);
    face.line('grain', x1, 0, x0, z1 - 20);
  }
}

/** A run seen square to its fronts, in its own frame. */
export function drawRun(face: Face, view: View, detail: Detail) {
  const all = items(face, view, detail).sort((a, b) => b.y - a.y);
  let depth = Number.POSITIVE_INFINITY;
  let before = false;
  for (const { y, unit = false, draw } of all) {
    if (depth - y > LAYER || unit !== before) {
      face.pad.layer();
      depth = y;
      before = unit;
    }
    draw();
  }
  face.pad.layer();
  drawCuts(face, view);
}
