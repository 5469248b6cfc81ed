import type { KitchenPlan } from '../plan.ts';
import type { Pendant, Seat, Table } from '../plan-room.ts';
import { corner, horseshoe } from './corner.ts';
import { facing } from './facing.ts';
import type { KitchenFacts } from './facts.ts';
import { duo, line, withIsland } from './line.ts';
import { peninsula } from './peninsula.ts';
import type { Draft, Site } from './site.ts';

/** What a layout sets into the room. */
export interface Furnishing {
  readonly runs: readonly Draft[];
  readonly seats: readonly Seat[];
  readonly tables: readonly Table[];
  readonly pendants: readonly Pendant[];
  readonly spots: KitchenPlan['spots'];
  readonly stands?: KitchenPlan['stands'] & object;
  /** Place on the back run near which a drawer is out, and the middles of what hangs in its worktop. */
  readonly drawer?: { readonly near: number; readonly sink?: number; readonly hob: number };
}

export const LAYOUTS: Readonly<Record<KitchenFacts['layout'], (site: Site) => Furnishing>> = {
  LIN: line,
  ISL: withIsland,
  DUO: duo,
  L: corner,
  U: horseshoe,
  PEN: peninsula,
  GAL: facing,
};
