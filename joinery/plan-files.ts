import { productsOf } from '#content/catalogue.ts';
import { kitchenPlan } from './kitchen/kitchen-plan.ts';
import type { KitchenPlan } from './plan.ts';

/** Lists of these fields stand one entry a line, so that a changed unit is one changed line. */
const ROWS = ['units', 'parts', 'appliances', 'seats', 'tables', 'pendants'];

/** JSON of a value as the studio reads it: compact, the same each time. */
function text(value: unknown, key: string, indent: string): string {
  if (Array.isArray(value) && ROWS.includes(key) && value.length > 0)
    return `[\n${value.map((row) => `${indent}  ${JSON.stringify(row)}`).join(',\n')}\n${indent}]`;
  if (key === 'runs' && Array.isArray(value))
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

/** Every plan as a file: its path below `joinery/plans`, and its text. */
export function planFiles(): { path: string; text: string }[] {
  return [...kitchenPlans()].map(([slug, plan]) => ({
    path: `kitchens/${slug}.json`,
    text: `${object(plan, '')}\n`,
  }));
}
