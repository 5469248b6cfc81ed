import type { TablePiece } from '#content/schemas/table.ts';
import type { PiecePart, PiecePartKind } from '../piece-plan.ts';
import type { Box } from '../plan.ts';
import { type Built, group, part } from './parts.ts';

/** Chairs and stools: the sitter looks along +y, so that in the room the seat is turned to who looks. */

/** A part and its mirror image on the other side of the seat. */
function both(kind: PiecePartKind, box: Box, form?: PiecePart['form']): readonly PiecePart[] {
  const [x0, y0, z0, x1, y1, z1] = box;
  const more = form ? { form } : {};
  return [part(kind, [-x1, y0, z0, -x0, y1, z1], more), part(kind, box, more)];
}

/** A part at both sides, in front and behind. */
function four(kind: PiecePartKind, box: Box, form?: PiecePart['form']): readonly PiecePart[] {
  const [x0, y0, z0, x1, y1, z1] = box;
  return [...both(kind, [x0, -y1, z0, x1, -y0, z1], form), ...both(kind, box, form)];
}

/** Rails all round: two across, two along. */
function round(kind: PiecePartKind, across: Box, along: Box): readonly PiecePart[] {
  const [x0, y0, z0, x1, y1, z1] = across;
  return [part(kind, [x0, -y1, z0, x1, -y0, z1]), part(kind, across), ...both(kind, along)];
}

const turned: readonly PiecePart[] = [
  ...both('post', [166, -299, 0, 203, -192, 923]),
  ...both('leg', [165, 160, 0, 215, 210, 430], 'turned'),
  part('apron', [-170, 174, 375, 170, 196, 430]),
  part('apron', [-170, -216, 375, 170, -194, 430]),
  ...both('apron', [179, -195, 375, 201, 165, 430]),
  part('seat', [-232, -222, 428, 232, 222, 514], { form: 'soft' }),
  part('backrest', [-185, -279, 668, 185, -224, 744]),
  part('backrest', [-185, -318, 835, 185, -263, 937]),
  part('stretcher', [-190, -9, 161, 190, 9, 179]),
  ...both('stretcher', [181, -235, 161, 199, 185, 179]),
];

const wrapped: readonly PiecePart[] = [
  ...four('leg', [116, 109, 0, 235, 225, 411], 'splayed'),
  part('seat', [-225, -211, 405, 225, 225, 493], { form: 'soft' }),
  part('backrest', [-281, -267, 411, 281, 130, 795], { form: 'shell' }),
];

const buttoned: readonly PiecePart[] = [
  ...four('leg', [131, 123, 0, 248, 238, 391], 'splayed'),
  part('seat', [-253, -231, 385, 253, 258, 519], { form: 'soft' }),
  part('backrest', [-325, -310, 400, 325, 136, 860], { form: 'shell' }),
];

const oval: readonly PiecePart[] = [
  ...both('leg', [142, -282, 0, 202, -178, 611], 'splayed'),
  ...both('leg', [148, 145, 0, 211, 211, 411], 'splayed'),
  part('apron', [-225, -225, 385, 225, 225, 430], { form: 'turned' }),
  part('seat', [-225, -221, 422, 225, 221, 504], { form: 'soft' }),
  part('backrest', [-220, -275, 518, 220, -170, 992], { form: 'oval' }),
];

const stacking: readonly PiecePart[] = [
  ...both('frame', [204, -275, 0, 226, 251, 833]),
  ...both('leg', [205, -291, 0, 239, -38, 457]),
  part('rail', [-210, 142, 441, 210, 158, 457]),
  part('rail', [-210, -158, 437, 210, -142, 453]),
  part('rail', [-210, -238, 632, 210, -221, 648]),
  part('rail', [-210, -267, 792, 210, -251, 808]),
  part('seat', [-203, -155, 444, 203, 155, 458]),
  part('backrest', [-203, -263, 650, 203, -226, 790]),
];

const spindles: readonly PiecePart[] = [
  ...four('leg', [143, 138, 0, 225, 215, 432], 'splayed'),
  ...both('stretcher', [183, -182, 161, 201, 182, 179]),
  part('stretcher', [-190, -9, 161, 190, 9, 179]),
  part('seat', [-218, -208, 418, 218, 208, 452]),
  part('backrest', [-238, -262, 437, 238, -84, 836], { form: 'spindles', count: 9 }),
  part('rail', [-261, -272, 827, 261, -90, 857]),
];

const lounge: readonly PiecePart[] = [
  ...both('leg', [224, 214, 0, 281, 271, 302], 'splayed'),
  ...both('leg', [174, -261, 0, 257, -154, 305], 'splayed'),
  part('seat', [-321, -293, 280, 321, 328, 430], { form: 'soft' }),
  part('seat', [-299, -278, 410, 299, 308, 510], { form: 'soft' }),
  part('backrest', [-404, -388, 280, 404, 145, 740], { form: 'shell' }),
];

/** A stool without a back: a seat woven round its four rails, and two rows of rungs. */
function woven(seat: number): readonly PiecePart[] {
  return [
    ...four('leg', [159, 134, 0, 239, 214, seat - 8], 'splayed'),
    ...round('stretcher', [-212, 178, 231, 212, 196, 249], [203, -187, 271, 221, 187, 289]),
    ...round('stretcher', [-200, 166, 411, 200, 184, 429], [191, -175, 451, 209, 175, 469]),
    ...round('rail', [-175, 138, seat - 36, 175, 166, seat - 8], [163, -150, seat - 36, 191, 150, seat - 8]),
    part('seat', [-195, -170, seat - 40, 195, 170, seat]),
  ];
}

/** A counter stool: a shell back 223 mm over the seat. */
function lowBack(seat: number): readonly PiecePart[] {
  return [
    ...four('leg', [104, 104, 0, 212, 212, seat - 53], 'splayed'),
    ...round('stretcher', [-172, 164, 213, 172, 179, 227], [164, -172, 213, 179, 172, 227]),
    part('seat', [-215, -201, seat - 50, 215, 213, seat + 30], { form: 'soft' }),
    part('backrest', [-255, -241, seat - 12, 255, 71, seat + 223], { form: 'shell' }),
  ];
}

/** Height one sits at, and the parts. */
type Seat = readonly [height: number, parts: readonly PiecePart[]];

/** Chairs by their back, or by their kind where the record names no back. */
const CHAIRS: Readonly<Record<string, Seat>> = {
  wrapped: [455, wrapped],
  buttoned: [470, buttoned],
  oval: [470, oval],
  'dining-chair': [460, turned],
  'stacking-chair': [450, stacking],
  'spindle-chair': [450, spindles],
  'lounge-chair': [420, lounge],
};

/** A chair or stool's own facts. */
export type SeatPiece = Extract<TablePiece, { seatHeight: number } | { leg?: unknown }>;

/** A chair or stool. @throws Error naming the kind that has no plan. */
export function seat(piece: SeatPiece): Built {
  const found: Seat | undefined =
    'seatHeight' in piece
      ? [piece.seatHeight, piece.back === 'low' ? lowBack(piece.seatHeight) : woven(piece.seatHeight)]
      : CHAIRS[piece.back ?? piece.kind];
  if (!found)
    throw new Error(`piece.kind: ${piece.kind} has no plan; known are ${Object.keys(CHAIRS).join(', ')}`);
  const [seatHeight, parts] = found;
  return { seatHeight, groups: [group('seat', parts, { turn: 180 })] };
}
