import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import { material } from '#content/materials.ts';
import type { Kitchen } from '#content/schemas/kitchen.ts';
import type { Construction, KitchenPlan, Role } from '#joinery/plan.ts';
import type { FrontKind, FrontLook } from '../front-look.ts';
import { seeded } from '../seeded.ts';

/** How a kitchen's fronts, panes, stone and metal are drawn. */
export interface KitchenStyle {
  readonly fronts: Readonly<Record<Role, FrontLook>>;
  /** Doors one sees through. */
  readonly pane: FrontLook;
  /** Handles in brass or gold leaf, cornices and capitals in gold leaf. */
  readonly goldGrips: boolean;
  readonly goldCornice: boolean;
  readonly goldCapitals: boolean;
  /** Millimetres a gold line lies inside the edge of a panel; none where no line is drawn. */
  readonly line: number | undefined;
  readonly stone: 'plain' | 'veins' | 'specks';
  readonly random: () => number;
}

const KINDS: Readonly<Record<Construction, FrontKind>> = {
  slab: 'slab',
  ribbed: 'ribbed',
  slatted: 'ribbed',
  plank: 'plank',
  shaker: 'shaker',
  'thin-frame': 'thin',
  beaded: 'beaded',
  'arched-panel': 'arched',
  'raised-panel': 'raised',
  'aluminium-frame': 'reeded',
};
const GOLD = ['brass', 'gilt'];
const PAPER = '#ffffff';

function paneOf({ second }: Kitchen): FrontKind {
  const shown = second.find(({ where }) => ['vitrine', 'dresser', 'doors', 'wall-units'].includes(where));
  if (shown?.form === 'grille' || shown?.form === 'mesh') return shown.form;
  return shown?.material && material(shown.material).swatch === 'reeds' ? 'reeded' : 'glass';
}

/** Reads what a record and its plan say of surfaces. */
export function styleOf(record: Kitchen, plan: KitchenPlan): KitchenStyle {
  const { frameWidth: frame, thinFrameWidth: thinFrame, faceFrame, lineInset } = dimensions.kitchen;
  const random = seeded(record.slug);
  const { swatch: front, handwork } = material(record.colour);
  const wood = front === 'grain';
  const line = handwork === 'gold-line' ? lineInset : undefined;
  const gilt = (place: string) =>
    record.second.some(({ where, material: id }) => where === place && id === 'gilt');
  const look = (build: Construction, own: boolean): FrontLook => ({
    kind: record.front.edge === 'bevelled' && own ? 'bevelled' : KINDS[build],
    tone: PAPER,
    surface: !own ? 'plain' : record.front.grainMatched ? 'matched' : wood ? 'wood' : 'plain',
    random,
    frame,
    thinFrame,
    faceFrame: build === 'beaded' ? faceFrame : 0,
    line: own ? line : undefined,
  });
  const roles = Object.entries(plan.builds) as [Role, Construction][];
  const { swatch } = material(record.worktop.material);
  return {
    fronts: Object.fromEntries(
      roles.map(([role, build]) => [role, look(build, build === record.front.construction)]),
    ) as Record<Role, FrontLook>,
    pane: { ...look(plan.builds.wall, false), kind: paneOf(record) },
    goldGrips: 'material' in record.handle && GOLD.includes(record.handle.material),
    goldCornice: gilt('cornice'),
    goldCapitals: gilt('capitals'),
    line,
    stone: swatch === 'vein' || swatch === 'gold-vein' ? 'veins' : swatch === 'speck' ? 'specks' : 'plain',
    random,
  };
}
