import type { Table, TablePiece } from '#content/schemas/table.ts';
import type { PiecePart } from '../piece-plan.ts';
import { type Built, fields, group, part } from './parts.ts';
import { seat } from './seats.ts';

/** Tables and the banquette: the middle of the piece on x 0, y 0. */

/** Heights of a table's top and of what carries it. */
const [TOP, UNDER] = [750, 712];

function disc(kind: PiecePart['kind'], radius: number, z0: number, z1: number): PiecePart {
  return part(kind, [-radius, -radius, z0, radius, radius, z1], { form: 'turned' });
}

/** Two halves that part for the leaves, over two oval columns. */
function extending(length: number): readonly PiecePart[] {
  const half = length / 2;
  const columns = [-520, 520].flatMap((x) => [
    part('leg', [x - 90, -300, 20, x + 100, 300, UNDER], { form: 'turned' }),
    part('foot', [x - 140, -330, 0, x + 140, 330, 22]),
  ]);
  return [
    part('top', [-half, -470, 738, -1, 470, TOP]),
    part('top', [1, -470, 738, half, 470, TOP]),
    part('apron', [-half + 140, -330, UNDER, half - 140, 330, 738]),
    ...columns,
    part('stretcher', [-450, -30, 600, 450, 30, 700]),
  ];
}

/** Six boards on two trestles, whose legs lean by 14 degrees. */
function trestle(length: number): readonly PiecePart[] {
  const half = length / 2;
  const trestles = [-half + 420, half - 420].flatMap((x) => [
    part('leg', [x - 35, -312, 0, x + 35, -87, 692], { form: 'splayed' }),
    part('leg', [x - 35, 87, 0, x + 35, 312, 692], { form: 'splayed' }),
    part('apron', [x - 45, -400, 655, x + 45, 400, UNDER]),
    part('stretcher', [x - 30, -240, 260, x + 30, 240, 315]),
  ]);
  const wedge = half - 335;
  return [
    ...fields(-480, 480, 6).map(([a, b]) => part('top', [-half, a, UNDER, half, b, TOP])),
    ...trestles,
    part('rail', [-half + 280, -22, 265, half - 280, 22, 310]),
    ...[-wedge, wedge].map((x) => part('joint', [x - 10, -35, 255, x + 10, 35, 320])),
  ];
}

/** A stone disc of 34 mm on a column of 28 flutes. */
function pedestal(diameter: number): readonly PiecePart[] {
  return [
    disc('top', diameter / 2, 716, TOP),
    part('leg', [-270, -270, 35, 270, 270, 716], { form: 'turned', count: 28 }),
    disc('foot', 333, 0, 35),
  ];
}

/** A disc that parts along x, on four tapered legs under a round apron. */
function roundExtending(diameter: number): readonly PiecePart[] {
  const at = [-325, 325];
  const legs = at.flatMap((x) =>
    at.map((y) => part('leg', [x - 34, y - 34, 0, x + 34, y + 34, 716], { form: 'tapered' })),
  );
  return [disc('top', diameter / 2, 716, 748), disc('apron', 517, 640, 716), ...legs];
}

/** Four boards, one leaf up and one down, and the bench before it. */
function dropLeaf() {
  const sides = [-1, 1];
  const legs = sides.flatMap((x) =>
    sides.map((y) =>
      part('leg', [x * 502 - 29, y * 171 - 28, 0, x * 502 + 29, y * 171 + 28, 722], { form: 'splayed' }),
    ),
  );
  const table = [
    ...fields(-240, 240, 4).map(([a, b]) => part('top', [-600, a, 722, 600, b, 748])),
    part('leaf', [-600, -371, 722, 600, -241, 748]),
    part('leaf', [-600, -501, 722, 600, -371, 748]),
    part('leaf', [-600, 242, 440, 600, 268, 745]),
    ...legs,
    ...sides.map((x) => part('apron', [x * 500 - 12, -150, 640, x * 500 + 12, 150, 722])),
    ...sides.map((y) => part('apron', [-480, y * 170 - 11, 640, 480, y * 170 + 11, 722])),
  ];
  const benchLegs = sides.flatMap((x) =>
    [-759, -541].map((y) =>
      part('leg', [x * 447 - 29, y - 30, 0, x * 447 + 29, y + 30, 432], { form: 'splayed' }),
    ),
  );
  const bench = [
    part('bench', [-550, -800, 425, 550, -500, 455]),
    ...benchLegs,
    part('stretcher', [-440, -660, 200, 440, -640, 235]),
    ...sides.map((x) => part('stretcher', [x * 450 - 12, -755, 203, x * 450 + 12, -545, 232])),
  ];
  return [group('table', table), group('bench', bench)];
}

/** Fourteen channels of leather on a plinth, turned to who looks as seats are. */
const banquette: readonly PiecePart[] = [
  part('plinth', [-960, -260, 0, 960, 260, 120]),
  part('base', [-1000, -310, 120, 1000, 310, 160]),
  part('body', [-1000, -200, 158, 1000, 315, 380], { form: 'soft' }),
  part('body', [-1000, -316, 158, 1000, -190, 940], { form: 'soft' }),
  part('backrest', [-1000, -301, 400, 1000, -159, 964], { form: 'soft', count: 14 }),
  part('seat', [-1001, -182, 360, 1001, 327, 481], { form: 'soft', count: 14 }),
];

function groupsOf(piece: TablePiece): Built {
  switch (piece.kind) {
    case 'drop-leaf-table':
      return { groups: dropLeaf() };
    case 'banquette':
      return { seatHeight: 475, groups: [group('seat', banquette, { turn: 180 })] };
    case 'rectangular-table':
      return { groups: [group('table', trestle(piece.length[0]))] };
    case 'extending-table':
      return { groups: [group('table', extending(piece.length[0]))], ...drawn(piece.length) };
    case 'round-table':
      return { groups: [group('table', pedestal(piece.diameter[0]))] };
    case 'round-extending-table':
      return { groups: [group('table', roundExtending(piece.diameter[0]))], ...drawn(piece.diameter) };
    default:
      return seat(piece);
  }
}

/** The length with all leaves out. */
function drawn([, out]: readonly [number] | readonly [number, number]) {
  return out === undefined ? {} : { extended: out };
}

/** A table, chair, stool or banquette. */
export function tableOrSeat({ piece }: Table): Built {
  return groupsOf(piece);
}
