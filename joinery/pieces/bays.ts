import type { PiecePart } from '../piece-plan.ts';
import { fields, part } from './parts.ts';

/** What a bay of a wardrobe holds: long or two rows of clothes, shelves over drawers, places for bags. */
export type BayKind = 'long' | 'double' | 'shelves' | 'bags';

/** How the boards and drawers of a wardrobe are built. */
export interface BayBuild {
  /** Front edge, back edge and thickness of a shelf. */
  readonly shelf: readonly [y0: number, y1: number, thick: number];
  /** Plane of the drawers' bodies. */
  readonly drawers: number;
  /** Thickness of the board below the drawers; without one they stand on a plinth. */
  readonly floor?: number;
}

/** The space of one bay between its sides, its number, and the height of the floor it stands on. */
export interface Bay {
  readonly x0: number;
  readonly x1: number;
  readonly foot: number;
  readonly top: number;
  readonly number: number;
}

/** Drawers (from, to, how many), tops of the shelves and heights of the rails of each kind, in the order they are built. */
function contents(kind: BayKind, top: number) {
  switch (kind) {
    case 'long':
      return { drawers: [100, 460, 2], shelves: [top - 360, 482], rails: [top - 440] } as const;
    case 'double':
      return { shelves: [1260], rails: [top - 120, 1180] } as const;
    case 'shelves':
      return {
        drawers: [100, 756, 3],
        shelves: [780, 1130, 1480, 1830, 2160].filter((z) => z <= top - 150),
        rails: [],
      } as const;
    default:
      return { drawers: [100, 620, 2], shelves: [645, 1020, 1400, 1780, 2120], rails: [] } as const;
  }
}

/** Thickness of drawer fronts. */
const FRONT = 22;
/** How far the plinth of drawers stands before their bodies: 16 mm behind their faces. */
const TOE = 6;
/** Middle and radius of a clothes rail. */
const [RAIL_Y, RAIL] = [-290, 12.5];

/** Shelves, drawers and rails of one bay. */
export function bayParts(
  kind: BayKind,
  { x0, x1, foot, top, number: bay }: Bay,
  build: BayBuild,
): readonly PiecePart[] {
  const held = contents(kind, top);
  const [y0, y1, thick] = build.shelf;
  const [from, to, count] = 'drawers' in held ? held.drawers : [0, 0, 0];
  const low = from + (build.floor ?? 0);
  const drawers = count
    ? [
        ...(build.floor ? [] : [part('plinth', [x0, build.drawers - TOE, foot, x1, -30, from], { bay })]),
        part('body', [x0, build.drawers, low, x1, -30, to], { bay }),
        ...fields(low, to, count).map(([a, b]) =>
          part('drawer', [x0, build.drawers - FRONT, a, x1, build.drawers, b], { bay }),
        ),
      ]
    : [];
  return [
    ...held.shelves.map((z) => part('shelf', [x0, y0, z - thick, x1, y1, z], { bay })),
    ...drawers,
    ...held.rails.map((z) =>
      part('clothes-rail', [x0, RAIL_Y - RAIL, z - RAIL, x1, RAIL_Y + RAIL, z + RAIL], { bay }),
    ),
  ];
}
