import type { Front, Role, Unit } from '../plan.ts';
import { type Build, gripsOf, type Position } from './handles.ts';
import { BODY_TOP, constructionOf, D, type Site } from './site.ts';

/** How the fronts of a unit are made, and whether they carry the kitchen's handle. */
export interface Finish {
  readonly site: Site;
  readonly role: Role;
  readonly build: Build;
  readonly bare: boolean;
}

export function finishOf(site: Site, role: Role, bare = false): Finish {
  return { site, role, build: constructionOf(site, role), bare };
}

/** A field of a front: x0 z0 x1 z1, half the gap on each side included. */
type Field = readonly [number, number, number, number];

/** One front in its field. */
export function frontIn(
  finish: Finish,
  field: Field,
  position: Position,
  hinge: 'left' | 'right' = 'left',
): Front {
  const [x0, z0, x1, z1] = field.map(Math.round) as [number, number, number, number];
  const gap = D.frontGap / 2;
  const grips = finish.bare
    ? []
    : gripsOf(finish.site, [x0 + gap, z0 + gap, x1 - gap, z1 - gap], position, hinge, finish.build);
  const kind = position === 'drawer' ? 'drawer' : position === 'fixed' ? 'panel' : 'door';
  return {
    kind,
    x: x0,
    z: z0,
    width: x1 - x0,
    height: z1 - z0,
    ...(kind === 'door' && { hinge }),
    ...((finish.build === 'glass' || finish.build === 'aluminium-frame') && { glazed: true as const }),
    ...(grips.length > 0 && { grips }),
  };
}

/** Two doors that meet in the middle. */
export function pair(finish: Finish, [x0, z0, x1, z1]: Field, position: Position): Front[] {
  const middle = Math.round((x0 + x1) / 2);
  return [
    frontIn(finish, [x0, z0, middle, z1], position, 'left'),
    frontIn(finish, [middle, z0, x1, z1], position, 'right'),
  ];
}

/** Division of a base unit's front; the panel before a sink is fixed. */
export type BaseKind = 'drawers-2' | 'drawers-3' | 'doors' | 'drawer-and-doors' | 'panel-and-doors';

/** From this width a unit has two doors. */
const TWO_DOORS = 500;

/** One door, or two that meet in the middle. */
function doors(finish: Finish, field: Field): Front[] {
  return field[2] - field[0] < TWO_DOORS ? [frontIn(finish, field, 'base')] : pair(finish, field, 'base');
}

/** Share of a front that lies below the head of its top drawer or panel: one line along a run, whatever stands below it. */
const HEAD = 0.8;

/** Fronts of a base unit and its finger channels. */
function baseFronts(finish: Finish, x0: number, x1: number, kind: BaseKind) {
  const channel = finish.site.facts.handle.kind === 'gola' ? D.channel : 0;
  const [low, high] = [D.plinth, BODY_TOP - channel];
  const rise = (share: number) => low + (high - low) * share;
  const drawer = (z0: number, z1: number) => frontIn(finish, [x0, z0, x1, z1], 'drawer');
  const top = channel ? [[high, BODY_TOP] as const] : [];
  const cut = (z: number) => [z - channel / 2, z + channel / 2] as const;
  if (kind === 'drawers-2' || (kind === 'drawers-3' && channel)) {
    const [under, over] = cut(rise(kind === 'drawers-2' ? 0.5 : HEAD / 2));
    return {
      fronts: [drawer(low, under), drawer(over, high)],
      channels: channel ? [...top, [under, over] as const] : [],
    };
  }
  if (kind === 'drawers-3')
    return {
      fronts: [drawer(low, rise(HEAD / 2)), drawer(rise(HEAD / 2), rise(HEAD)), drawer(rise(HEAD), high)],
      channels: [],
    };
  if (kind === 'doors') return { fronts: doors(finish, [x0, low, x1, high]), channels: top };
  const head = rise(HEAD);
  const upper =
    kind === 'panel-and-doors' ? frontIn(finish, [x0, head, x1, high], 'fixed') : drawer(head, high);
  return { fronts: [upper, ...doors(finish, [x0, low, x1, head])], channels: top };
}

/** A base unit between x0 and x1. */
export function baseUnit(finish: Finish, x0: number, x1: number, kind: BaseKind): Unit {
  const { fronts, channels } = baseFronts(finish, x0, x1, kind);
  return {
    kind: 'base',
    role: finish.role,
    x: x0,
    z: D.plinth,
    width: x1 - x0,
    height: BODY_TOP - D.plinth,
    depth: D.bodyDepth,
    fronts,
    ...(channels.length > 0 && {
      channels: channels.map(([a, b]) => [Math.round(a), Math.round(b)] as const),
    }),
  };
}

/** Edges of `count` equal parts from x0 to x1 in whole millimetres. */
export function edges(x0: number, x1: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => Math.round(x0 + ((x1 - x0) * i) / count));
}

/** Start and end of `count` equal parts from x0 to x1. */
export function parts(x0: number, x1: number, count: number): [number, number][] {
  const all = edges(x0, x1, count);
  return all.slice(1).map((end, i) => [all[i] ?? x0, end]);
}
