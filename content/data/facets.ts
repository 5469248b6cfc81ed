import { material } from '../materials.ts';
import { FINISHES, type Finish, type Handle, LAYOUTS, type Layout, STYLES } from '../schemas/common.ts';
import type { Kitchen, Second } from '../schemas/kitchen.ts';
import { FAMILIES, WOODS, type WoodFamily } from '../schemas/material.ts';
import type { PageStrings } from '../strings/index.ts';

/** What the filters of the kitchens offer: CATALOGUE.md, section 2. The value is what stands in the address. */
export interface FacetOption {
  value: string;
  label: string;
}

/** Values of layouts and finishes in addresses: written down, so that no translated or corrected name moves a page. */
const layoutValues: Record<Layout, string> = {
  LIN: 'one-wall',
  L: 'l',
  U: 'u',
  GAL: 'two-facing-runs',
  PEN: 'peninsula',
  ISL: 'wall-and-island',
  DUO: 'show-and-back-kitchen',
};

export const finishValues: Record<Finish, string> = {
  ML: 'matt-lacquer',
  GL: 'gloss-lacquer',
  NM: 'nano-matt-laminate',
  TL: 'decor-laminate',
  VN: 'veneer',
  SF: 'solid-wood-frame',
  PF: 'painted-frame',
  GA: 'glass-in-aluminium-frame',
  ST: 'sintered-stone',
  MT: 'metal',
};

/** What one opens a front by, in four groups. */
const HANDLE_GROUPS = ['handleless', 'bar', 'knob-or-cup', 'ring-or-leather'] as const;
export type HandleGroup = (typeof HANDLE_GROUPS)[number];

const handleGroups: Record<Handle['kind'], HandleGroup> = {
  gola: 'handleless',
  push: 'handleless',
  'edge-profile': 'handleless',
  'cut-out': 'handleless',
  bar: 'bar',
  knob: 'knob-or-cup',
  cup: 'knob-or-cup',
  ring: 'ring-or-leather',
  tab: 'ring-or-leather',
};

/** Whether a second material there is a front that one sees: a larch interior makes no larch kitchen. A place without an answer stops the build. */
const SEEN: Readonly<Record<Second['where'], boolean>> = {
  island: true,
  'table-island': true,
  'base-units': true,
  'wall-units': true,
  'tall-units': true,
  vitrine: true,
  dresser: true,
  doors: true,
  interior: false,
  pantry: false,
  niche: false,
  splashback: false,
  shelf: false,
  shelves: false,
  'plate-rack': false,
  hood: false,
  cornice: false,
  capitals: false,
  plinth: false,
  'end-panel': false,
  'bar-top': false,
  'terrace-bar': false,
  'butcher-block': false,
  rail: false,
};

/** The facets and their values, in the order shown, with the names of a language. */
export function facetsIn({ facets }: PageStrings['products']) {
  return {
    style: STYLES.map((style) => ({ value: style, label: facets.style[style] })),
    layout: LAYOUTS.map((layout) => ({ value: layoutValues[layout], label: facets.layout[layout] })),
    finish: FINISHES.map((finish) => ({ value: finishValues[finish], label: facets.finish[finish] })),
    wood: WOODS.map((wood) => ({ value: wood, label: facets.wood[wood] })),
    colour: FAMILIES.map((family) => ({ value: family, label: facets.colour[family] })),
    handle: HANDLE_GROUPS.map((group) => ({ value: group, label: facets.handle[group] })),
  };
}

export type FacetName = keyof ReturnType<typeof facetsIn>;

/** Families of wood that a kitchen shows: its fronts' and those of its second materials. */
function woodsOf({ colour, second }: Kitchen): WoodFamily[] {
  const seen = second.filter(({ where }) => SEEN[where]).flatMap(({ material: id }) => id ?? []);
  return [...new Set([colour, ...seen].flatMap((id) => material(id).wood ?? []))];
}

/** The values of each facet for a kitchen. */
export function facetsOf(kitchen: Kitchen): Record<FacetName, readonly string[]> {
  const { style, layout, finish, colour, handle } = kitchen;
  return {
    style: [style],
    layout: [layoutValues[layout]],
    finish: [finishValues[finish]],
    wood: woodsOf(kitchen),
    colour: [material(colour).family],
    handle: [handleGroups[handle.kind]],
  };
}
