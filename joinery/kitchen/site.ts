import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import type {
  Appliance,
  Box,
  Construction,
  Cornice,
  LightLine,
  Part,
  PartKind,
  Place,
  Role,
  Run,
  RunName,
  Unit,
} from '../plan.ts';
import type { Room } from '../plan-room.ts';
import { isClassic, type KitchenFacts, secondAt } from './facts.ts';

/** Standard lengths of a kitchen in mm. */
export const D = dimensions.kitchen;

/** Rooms lower than this have units up to the ceiling. */
const LOW_ROOM = 2950;
/** Gap a fitter scribes shut between units and ceiling. */
const SCRIBE = 30;
/** Depth of tall units' bodies. */
export const TALL_DEPTH = 600;
/** Board of sides and panels of a tall block. */
export const SIDE = 20;

/** What all builders of one kitchen share. */
export interface Site {
  readonly facts: KitchenFacts;
  readonly room: Pick<Room, 'x0' | 'x1' | 'y0' | 'height'>;
  /** Styles with frames, cornices and turned legs. */
  readonly classic: boolean;
  /** A hood hangs over the hob; otherwise the hob draws its own air down. */
  readonly hooded: boolean;
  readonly lowRoom: boolean;
  readonly tallTop: number;
  readonly wallTop: number;
  /** Thickness of a front. */
  readonly t: number;
}

export function siteOf(facts: KitchenFacts, room: Site['room']): Site {
  const classic = isClassic(facts);
  const lowRoom = room.height < LOW_ROOM;
  const tallTop = lowRoom ? room.height - SCRIBE : D.tallTop + 140;
  return {
    facts,
    room,
    classic,
    hooded: classic || facts.plan.over === 'steel-shelves' || secondAt(facts, 'hood') !== undefined,
    lowRoom,
    tallTop,
    wallTop: lowRoom ? tallTop : D.wallUnitTop,
    t: facts.front.thickness,
  };
}

const OWN_FRONTS = { base: 'base-units', tall: 'tall-units', wall: 'wall-units', island: 'island' } as const;

/** Construction of a role's fronts: those in a second material are slabs, but in framed styles. */
export function constructionOf({ facts, classic }: Site, role: Role): Construction {
  // Among fronts of glass in metal frames the island is built as the base units are.
  const like =
    role === 'island' && facts.finish === 'GA'
      ? (['island', 'base-units'] as const)
      : ([OWN_FRONTS[role]] as const);
  const second = secondAt(facts, ...like);
  const own = second?.material !== undefined && second.form !== 'lined';
  return own && !classic ? 'slab' : facts.front.construction;
}

/** Top of the base units' bodies. */
export const BODY_TOP = D.worktopHeight - D.worktopThickness;

/** A run while it is being built. */
export interface Draft {
  readonly name: RunName;
  readonly at: Place;
  readonly units: Unit[];
  readonly parts: Part[];
  readonly appliances: Appliance[];
  readonly cornices: Cornice[];
  readonly lights: LightLine[];
}

export const HERE: Place = { x: 0, y: 0, turn: 0 };

export function draft(name: RunName, at: Place): Draft {
  return { name, at, units: [], parts: [], appliances: [], cornices: [], lights: [] };
}

/** The box in whole millimetres, its lower corner first. */
export function boxOf(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): Box {
  const [a, b, c, d, e, f] = [x0, y0, z0, x1, y1, z1].map(Math.round) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [Math.min(a, d), Math.min(b, e), Math.min(c, f), Math.max(a, d), Math.max(b, e), Math.max(c, f)];
}

export function addPart(run: Draft, kind: PartKind, ...edges: Parameters<typeof boxOf>) {
  run.parts.push({ kind, box: boxOf(...edges) });
}

export function addLight(run: Draft, x0: number, x1: number, y: number, z: number) {
  run.lights.push([Math.round(x0 + 30), Math.round(x1 - 30), Math.round(y), Math.round(z)]);
}

/** A box of the room as the run's frame sees it. Runs stand at right angles only. */
export function inFrame({ x, y, turn }: Place, box: Box): Box {
  const [c, s] = [Math.round(Math.cos((turn * Math.PI) / 180)), Math.round(Math.sin((turn * Math.PI) / 180))];
  const to = (px: number, py: number) => [(px - x) * c + (py - y) * s, (py - y) * c - (px - x) * s] as const;
  const [a, b] = [to(box[0], box[1]), to(box[3], box[4])];
  return boxOf(a[0], a[1], box[2], b[0], b[1], box[5]);
}

/** A box of a run's frame as the room sees it. */
export function inRoom({ x, y, turn }: Place, box: Box): Box {
  const [c, s] = [Math.round(Math.cos((turn * Math.PI) / 180)), Math.round(Math.sin((turn * Math.PI) / 180))];
  const to = (px: number, py: number) => [x + px * c - py * s, y + px * s + py * c] as const;
  const [a, b] = [to(box[0], box[1]), to(box[3], box[4])];
  return boxOf(a[0], a[1], box[2], b[0], b[1], box[5]);
}

/** The finished run. */
export function finished(run: Draft): Run {
  const units = [...run.units].sort((a, b) => a.x - b.x || a.z - b.z);
  const ends = [
    ...units.flatMap(({ x, width }) => [x, x + width]),
    ...run.parts.flatMap(({ box }) => [box[0], box[3]]),
  ];
  return { ...run, units, from: Math.min(...ends), to: Math.max(...ends) };
}
