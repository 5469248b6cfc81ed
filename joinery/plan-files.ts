import { allProducts, productsOf } from '#content/catalogue.ts';
import { projects } from '#content/projects.ts';
import { kitchenPlan } from './kitchen/kitchen-plan.ts';
import { showroomPlan } from './kitchen/showroom.ts';
import type { PiecePlan } from './piece-plan.ts';
import { isPiece, piecePlan } from './pieces/piece-plan.ts';
import { showroomPieces } from './pieces/showroom.ts';
import type { KitchenPlan } from './plan.ts';

/** Lists of these fields stand one entry a line, so that a changed unit is one changed line. */
const ROWS = ['units', 'parts', 'appliances', 'seats', 'tables', 'pendants'];
/** Lists of these hold such lists. */
const SETS = ['runs', 'groups'];

/** JSON of a value as the studio reads it: compact, the same each time. */
function text(value: unknown, key: string, indent: string): string {
  if (Array.isArray(value) && ROWS.includes(key) && value.length > 0)
    return `[\n${value.map((row) => `${indent}  ${JSON.stringify(row)}`).join(',\n')}\n${indent}]`;
  if (SETS.includes(key) && Array.isArray(value))
    return `[\n${value.map((run) => `${indent}  ${object(run, `${indent}  `)}`).join(',\n')}\n${indent}]`;
  return JSON.stringify(value);
}

function object(value: object, indent: string): string {
  const rows = Object.entries(value).map(
    ([key, field]) => `${indent}  "${key}": ${text(field, key, `${indent}  `)}`,
  );
  return `{\n${rows.join(',\n')}\n${indent}}`;
}

/** The plan of every kitchen, by slug. */
export function kitchenPlans(): Map<string, KitchenPlan> {
  return new Map(productsOf('kitchens').map(({ record }) => [record.slug, kitchenPlan(record)] as const));
}

/** The plan of every product outside the kitchens that has one, by category and slug. */
export function piecePlans(): Map<string, PiecePlan> {
  const pieces = allProducts().filter(isPiece);
  return new Map(
    pieces.map((piece) => [`${piece.category}/${piece.record.slug}`, piecePlan(piece)] as const),
  );
}

/** The kitchens of the portfolio's homes, by the project's slug: the model's plan with the home's own facts. */
function projectPlans(): Map<string, KitchenPlan> {
  const kitchens = new Map(productsOf('kitchens').map(({ record }) => [record.slug, record] as const));
  return new Map(
    projects.flatMap(({ slug, model, plan }) => {
      const record = model.category === 'kitchens' ? kitchens.get(model.slug) : undefined;
      if (!record) return [];
      const own = Object.fromEntries(Object.entries(plan ?? {}).filter(([, fact]) => fact !== undefined));
      return [[slug, kitchenPlan({ ...record, plan: { ...record.plan, ...own } }, 'projects')] as const];
    }),
  );
}

/** Every plan as a file: its path below `joinery/plans`, and its text. */
export function planFiles(): { path: string; text: string }[] {
  const files: [string, object][] = [
    ...[...kitchenPlans()].map(([slug, plan]) => [`kitchens/${slug}`, plan] as [string, object]),
    ...piecePlans(),
    ...[...projectPlans()].map(([slug, plan]) => [`projects/${slug}`, plan] as [string, object]),
    ['showroom', showroomPlan()],
    ['showroom/pieces', showroomPieces()],
  ];
  return files.map(([name, plan]) => ({ path: `${name}.json`, text: `${object(plan, '')}\n` }));
}
