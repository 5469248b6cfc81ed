import { material } from '#content/materials.ts';
import type { PartMaterial, Table, TablePiece } from '#content/schemas/table.ts';
import type { Face } from './face.ts';
import type { Size } from './piece.ts';
import { block, type Space } from './space.ts';
import { lighten, shade } from './tone.ts';

/** A chair or stool's own facts. */
export type SeatPiece = Extract<TablePiece, { seatHeight: number } | { leg?: unknown }>;

/** What a seat is made of, from its record. */
interface Seat extends Size {
  readonly piece: SeatPiece;
  readonly frame: string;
  readonly cover: string;
  /** Thin tube instead of wood. */
  readonly tube: boolean;
  /** Woven of cord. */
  readonly woven: boolean;
  /** Metal feet. */
  readonly glides: boolean;
  readonly seat: number;
  /** Back edge, front edge, half width. */
  readonly y0: number;
  readonly y1: number;
  readonly half: number;
}

/** Seat heights of chairs in mm, where the record states none. */
const SEAT = { lounge: 430, dining: 460 } as const;

function seatOf(record: Table, piece: SeatPiece, size: Size): Seat {
  const of = (part: PartMaterial['part']) => record.materials.find((one) => one.part === part)?.material;
  const [frame, cover] = [of('frame'), of('cover')];
  const chair = piece.kind === 'lounge-chair' ? SEAT.lounge : SEAT.dining;
  return {
    ...size,
    piece,
    frame: frame ? material(frame).hex : '#c49a66',
    cover: cover ? material(cover).hex : '#ded3c0',
    tube: frame !== undefined && material(frame).kind === 'metal',
    woven: cover === 'woven-cord',
    glides: of('glides') !== undefined,
    seat: 'seatHeight' in piece ? piece.seatHeight : chair,
    half: size.width / 2 - 20,
    y0: 40,
    y1: size.depth - 40,
  };
}

function legProfile(face: Face, s: Seat, x: number, top: number, lean: number) {
  const { piece, frame: tone } = s;
  if ('leg' in piece && piece.leg === 'turned') {
    face.curve(
      'object',
      tone,
      [
        [x - 20, top],
        [x - 22, top - 90],
        [x - 8, top - 110, x - 16, top - 130],
        [x - 26, top * 0.45, x - 11, 0],
        [x + 11, 0],
        [x + 26, top * 0.45, x + 16, top - 130],
        [x + 8, top - 110, x + 22, top - 90],
        [x + 20, top],
      ],
      true,
    );
    return;
  }
  const wide = s.tube ? 9 : 17;
  const foot = s.tube && !s.glides ? 1 : 0.6;
  face.poly('object', tone, [
    x - wide,
    top,
    x + wide,
    top,
    x + lean + wide * foot,
    0,
    x + lean - wide * foot,
    0,
  ]);
  if (s.glides)
    face.poly('tone', '#b08d3a', [x + lean - 13, 60, x + lean + 13, 60, x + lean + 11, 0, x + lean - 11, 0]);
}

function legs(space: Space, s: Seat, top: number) {
  const splay = SPLAYED.includes(shapeOf(s.piece)) ? 34 : 6;
  for (const [x, y, lean] of [
    [-s.half + 30, s.y0, -splay],
    [s.half - 30, s.y0, splay],
    [-s.half + 30, s.y1 - 20, -splay],
    [s.half - 30, s.y1 - 20, splay],
  ] as const)
    legProfile(space.front(y), s, x, top, lean);
  if (s.seat < 600) return;
  const z = s.seat - 430;
  for (const y of [s.y0, s.y1 - 20])
    space.front(y).rect('object', s.frame, -s.half + 10, z, s.half - 10, z + 18);
  for (const x of [-s.half + 20, s.half - 20])
    space.side(x).rect('object', s.frame, s.y0, z + 60, s.y1 - 20, z + 78);
}

/** A bent panel behind the sitter, between two heights. */
function wrap(space: Space, s: Seat, z0: number, z1: number, tone: string) {
  const [x, y] = [s.half + 10, s.y0 + 70];
  const at = (u: number, v: number, z: number) => space.project(u, v, z);
  const upper = [at(-x, y, z1), [...at(0, s.y0 - 130, z1), ...at(x, y, z1)]];
  const lower = [at(x, y, z0), [...at(0, s.y0 - 130, z0), ...at(-x, y, z0)]];
  space.pad.add('object', tone, [...upper, ...lower], true);
}

/** Upholstered back with the far arm; the near arm comes after the seat. */
function shell(space: Space, s: Seat, arm: number) {
  const face = space.front(s.y0);
  sideArm(space, s, -s.half, arm, lighten(s.cover, 0.08));
  face.curve(
    'object',
    s.cover,
    [
      [-s.half, 240],
      [-s.half, s.height - 60],
      [-s.half, s.height, -s.half + 80, s.height],
      [s.half - 80, s.height],
      [s.half, s.height, s.half, s.height - 60],
      [s.half, 240],
    ],
    true,
  );
}

/** One arm from the back to the front edge, its top falling from the back's height to `arm` of it. */
function sideArm(space: Space, s: Seat, x: number, arm: number, tone: string) {
  const [foot, top] = [s.seat - 170, s.height * arm];
  space.side(x).curve(
    'object',
    tone,
    [
      [s.y0, foot],
      [s.y0, s.height - 40],
      [s.y0 + 60, top, s.y0 + 190, top],
      [s.y1 - 50, top],
      [s.y1, top, s.y1, top - 50],
      [s.y1, foot],
    ],
    true,
  );
  const end = x > 0 ? x : x + 75;
  const face: readonly (readonly number[])[] = [
    [end - 75, foot],
    [end - 75, top - 30],
    [end - 75, top, end - 38, top],
    [end, top, end, top - 40],
    [end, foot],
  ];
  space.front(s.y1).curve('object', shade(tone, 0.04), face, true);
}

function cushion(space: Space, s: Seat, thick: number) {
  const tone = shapeOf(s.piece) === 'spindle' ? s.frame : s.cover;
  const [z, bulge] = [s.seat - thick, shapeOf(s.piece) === 'spindle' ? 0 : 16];
  block(space, [-s.half, s.half, s.y0, s.y1, z, s.seat - bulge], tone);
  if (!bulge) return;
  const top = space.level(s.seat);
  top.curve(
    'object',
    lighten(tone, 0.12),
    [
      [-s.half + 40, s.y0 + 6],
      [s.half - 40, s.y0 + 6],
      [s.half + 4, s.y0 + 6, s.half + 4, s.y0 + 50],
      [s.half + 4, s.y1 - 40],
      [s.half + 4, s.y1 + 8, s.half - 40, s.y1 + 8],
      [-s.half + 40, s.y1 + 8],
      [-s.half - 4, s.y1 + 8, -s.half - 4, s.y1 - 40],
      [-s.half - 4, s.y0 + 50],
      [-s.half - 4, s.y0 + 6, -s.half + 40, s.y0 + 6],
    ],
    true,
  );
  if (s.woven) for (let x = -s.half + 50; x < s.half; x += 34) top.line('grain', x, s.y0 + 12, x, s.y1);
}

function hatchBack(face: Face, s: Seat, low: number, high: number) {
  for (let t = 46; t < 2 * s.half + high - low; t += 46) {
    const [w, h] = [2 * s.half - 60, high - low];
    face.line(
      'grain',
      -w / 2 + Math.min(t, w),
      low + t - Math.min(t, w),
      -w / 2 + t - Math.min(t, h),
      low + Math.min(t, h),
    );
  }
}

/** What a seat's back looks like. */
type Shape =
  | 'oval'
  | 'spindle'
  | 'wrapped'
  | 'buttoned'
  | 'lounge'
  | 'low-back'
  | 'stacking'
  | 'bar-stool'
  | 'chair';

const KINDS: Readonly<Record<SeatPiece['kind'], Shape>> = {
  'dining-chair': 'chair',
  'dining-armchair': 'chair',
  'spindle-chair': 'spindle',
  'lounge-chair': 'lounge',
  'stacking-chair': 'stacking',
  'bar-stool': 'bar-stool',
  'counter-stool': 'bar-stool',
};

/** Whether a piece is one to sit on by oneself. */
export function isSeat(piece: TablePiece): piece is SeatPiece {
  return piece.kind in KINDS;
}

function shapeOf({ kind, back }: SeatPiece): Shape {
  return back === 'low' ? 'low-back' : (back ?? KINDS[kind]);
}

/** Seats whose legs lean out. */
const SPLAYED: readonly Shape[] = ['spindle', 'lounge', 'wrapped', 'buttoned', 'low-back', 'bar-stool'];

const BACKS: Readonly<Record<Shape, (space: Space, s: Seat) => void>> = {
  oval: (space, s) => {
    const face = space.front(s.y0);
    for (const x of [-70, 70]) face.rect('object', s.frame, x - 14, s.seat, x + 14, s.seat + 90);
    face.ellipse('object', s.frame, 0, (s.seat + s.height) / 2 + 40, s.half, (s.height - s.seat) / 2 - 40);
    face.ellipse(
      'detail',
      s.cover,
      0,
      (s.seat + s.height) / 2 + 40,
      s.half - 42,
      (s.height - s.seat) / 2 - 82,
    );
  },
  spindle: (space, s) => {
    const face = space.front(s.y0);
    for (let i = -3; i <= 3; i += 1)
      face.poly('object', s.frame, [
        i * 48 - 6,
        s.seat,
        i * 48 + 6,
        s.seat,
        i * 58 + 6,
        s.height - 30,
        i * 58 - 6,
        s.height - 30,
      ]);
    for (const side of [-1, 1])
      face.poly('object', s.frame, [
        side * (s.half - 40),
        s.seat,
        side * (s.half - 12),
        s.seat,
        side * (s.half + 4),
        s.height - 40,
        side * (s.half - 20),
        s.height - 40,
      ]);
    face.curve(
      'object',
      s.frame,
      [
        [-s.half - 20, s.height - 60],
        [0, s.height - 20, s.half + 20, s.height - 60],
        [s.half + 20, s.height],
        [0, s.height + 40, -s.half - 20, s.height],
      ],
      true,
    );
  },
  wrapped: (space, s) => wrap(space, s, s.height - 190, s.height, s.cover),
  buttoned: (space, s) => {
    shell(space, s, 0.62);
    const face = space.front(s.y0);
    for (const [x, z] of [
      [-130, 0.72],
      [0, 0.72],
      [130, 0.72],
      [-65, 0.5],
      [65, 0.5],
    ] as const)
      face.disc('detail', shade(s.cover, 0.3), x, s.seat + (s.height - s.seat) * z, 13);
  },
  lounge: (space, s) => {
    shell(space, s, 0.78);
  },
  'low-back': (space, s) => wrap(space, s, s.height - 130, s.height, s.cover),
  stacking: (space, s) => {
    const face = space.front(s.y0);
    for (const x of [-s.half, s.half - 20]) face.rect('object', s.frame, x, s.seat, x + 20, s.height);
    face.rect('object', s.frame, -s.half, s.height - 20, s.half, s.height);
    face.rect('detail', s.cover, -s.half + 24, s.seat + 130, s.half - 24, s.height - 24);
    hatchBack(face, s, s.seat + 130, s.height - 24);
  },
  'bar-stool': (space, s) => {
    const face = space.front(s.y0);
    for (const x of [-s.half + 24, s.half - 24])
      face.rect('object', s.frame, x - 14, s.seat, x + 14, s.height);
    for (const z of [s.height - 60, s.height - 150])
      face.rect('object', s.frame, -s.half + 10, z, s.half - 10, z + 46);
  },
  chair: (space, s) => {
    const face = space.front(s.y0);
    for (const x of [-s.half + 24, s.half - 24])
      face.rect('object', s.frame, x - 17, s.seat, x + 17, s.height - 40);
    face.curve(
      'object',
      s.frame,
      [
        [-s.half, s.seat + 130],
        [-s.half, s.height - 60],
        [0, s.height + 60, s.half, s.height - 60],
        [s.half, s.seat + 130],
      ],
      true,
    );
    face.curve(
      'detail',
      s.cover,
      [
        [-s.half + 42, s.seat + 172],
        [-s.half + 42, s.height - 76],
        [0, s.height - 4, s.half - 42, s.height - 76],
        [s.half - 42, s.seat + 172],
      ],
      true,
    );
  },
};

/** Draws a chair or stool in any space: angled on a card, square on a sheet. */
export function drawSeat(record: Table, piece: SeatPiece, size: Size, space: Space) {
  const s = seatOf(record, piece, size);
  const shape = shapeOf(piece);
  const low = shape === 'lounge' || shape === 'buttoned';
  legs(space, s, s.seat - (low ? 110 : 40));
  space.pad.layer();
  if (shape === 'wrapped')
    for (const x of [-s.half + 6, s.half - 6])
      space.front(s.y0 + 60).rect('object', s.frame, x - 13, s.seat - 60, x + 13, s.height - 150);
  if (!low) cushion(space, s, shapeOf(s.piece) === 'spindle' ? 36 : 90);
  BACKS[shape](space, s);
  space.pad.layer();
  if (!low) return;
  cushion(space, s, 170);
  space.pad.layer();
  sideArm(space, s, s.half, shape === 'lounge' ? 0.78 : 0.62, shade(s.cover, 0.08));
}
