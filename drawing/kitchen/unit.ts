import type { Front, Grip, KitchenPlan, RunName, Unit } from '#joinery/plan.ts';
import type { Face } from '../face.ts';
import { drawFront } from '../fronts.ts';
import type { KitchenStyle } from './style.ts';

/** Half the gap between two fronts. */
const GAP = 1.5;

/** How much of a front is shown: on a narrow sheet its outline and handle only. */
export interface Detail {
  readonly plan: KitchenPlan;
  readonly style: KitchenStyle;
  readonly plain: boolean;
  /** Letters of the sheets that show a run from the front. */
  readonly letters: Readonly<Partial<Record<RunName, string>>>;
}

/** Dashes that meet at the hinge; drawers and fixed panels have none. */
function opening(face: Face, { kind, hinge, x, z, width, height }: Front) {
  const [u0, v0, u1, v1] = [x + 15, z + 15, x + width - 15, z + height - 15];
  if (kind === 'flap') face.line('hidden', u0, v0, (u0 + u1) / 2, v1, u1, v0);
  if (kind !== 'door') return;
  const [free, hinged] = hinge === 'left' ? [u1, u0] : [u0, u1];
  face.line('hidden', free, v0, hinged, (v0 + v1) / 2, free, v1);
}

function grip(face: Face, { plan, style }: Detail, [u0, v0, u1, v1]: Grip) {
  const pen = style.goldGrips ? 'gold' : 'detail';
  const [u, v, r] = [(u0 + u1) / 2, (v0 + v1) / 2, (u1 - u0) / 2];
  if (plan.handle === 'knob') face.disc(pen, 'paper', u, v, r);
  else if (plan.handle === 'ring') {
    face.disc(pen, undefined, u, v - 8, r);
    face.disc(pen, undefined, u, v1 - 8, 7);
  } else if (plan.handle === 'cup' && u1 - u0 > 60)
    face.curve(
      pen,
      'paper',
      [
        [u0, v0],
        [u0, v1 + 6, u1, v1 + 6, u1, v0],
      ],
      true,
    );
  else if (plan.handle === 'cut-out')
    face.curve('detail', undefined, [
      [u0, v1],
      [u0 + 20, v0 - 8, u1 - 20, v0 - 8, u1, v1],
    ]);
  else if (plan.handle === 'cup') face.disc(pen, 'paper', u, v, r);
  else face.rect(style.goldGrips ? 'gold' : 'solid', undefined, u0, v0, u1, v1);
}

/** Boards and light behind glass or in an open unit. */
function inside(face: Face, { x, z, width, height, shelves = 0 }: Unit) {
  for (let i = 1; i <= shelves; i += 1) {
    const v = z + (height * i) / (shelves + 1);
    face.line('detail', x + 18, v, x + width - 18, v);
  }
}

/** One unit: body, finger channels, fronts with the way they open and their handles. */
export function drawUnit(face: Face, unit: Unit, detail: Detail) {
  const { x, z, width, height, fronts, role } = unit;
  face.rect('object', 'paper', x, z, x + width, z + height);
  for (const [v0, v1] of unit.channels ?? []) face.rect('solid', undefined, x, v0, x + width, v1);
  for (const front of fronts) {
    const area = [
      front.x + GAP,
      front.z + GAP,
      front.x + front.width - GAP,
      front.z + front.height - GAP,
    ] as const;
    const look = front.glazed ? detail.style.pane : detail.style.fronts[role];
    if (detail.plain) face.rect('object', 'paper', ...area);
    else drawFront(face, area, look);
    if (!detail.plain) opening(face, front);
  }
  if (!detail.plain) inside(face, unit);
  for (const front of fronts) for (const one of front.grips ?? []) grip(face, detail, one);
}
