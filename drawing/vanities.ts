import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import { material } from '#content/materials.ts';
import type { Basin, Bathroom, Vanity } from '#content/schemas/bathroom.ts';
import type { Face } from './face.ts';
import { drawFront, type FrontKind, type FrontLook, veins } from './fronts.ts';
import { drawHandle, type HandleLook, type HandlePlace } from './handles.ts';
import { type Piece, type Size, sizeOf } from './piece.ts';
import { seeded } from './seeded.ts';
import { block, type Space } from './space.ts';
import { handleOf, surfaceOf } from './surfaces.ts';
import { lighten } from './tone.ts';

/** Everything the parts of one bathroom share. */
interface Bath {
  readonly size: Size;
  readonly front: FrontLook;
  readonly handle: HandleLook;
  readonly top: string;
  readonly kind: Vanity['kind'];
  readonly mirror: Vanity['mirror'];
  readonly basin: Basin;
  readonly metal: string;
  readonly double: boolean;
  readonly random: () => number;
}

const MIRROR = '#dfe6e6';

const FRONTS: Record<Vanity['kind'], FrontKind> = {
  drawers: 'slab',
  bench: 'slatted',
  curved: 'fluted',
  folded: 'folded',
  framed: 'thin',
  chest: 'raised',
  cane: 'cane',
};

function bathOf(record: Bathroom, size: Size): Bath {
  const { frameWidth: frame, thinFrameWidth: thinFrame } = dimensions.kitchen;
  const { kind, basins, mirror: over } = record.furniture;
  const tone = material(record.colour).hex;
  const random = seeded(record.slug);
  const own =
    record.style === 'classic'
      ? ({ kind: 'knob', material: 'bronze' } as const)
      : ({ kind: 'push' } as const);
  return {
    size,
    front: {
      kind: FRONTS[kind],
      tone,
      surface: kind === 'drawers' || kind === 'chest' ? surfaceOf(record.finish, record.colour) : 'plain',
      random,
      frame: frame * 0.7,
      thinFrame: thinFrame * 1.4,
    },
    handle: handleOf(record.handle ?? own, tone),
    top: material(record.basin.material).hex,
    kind,
    mirror: over,
    basin: record.basin,
    metal: material(record.fittings).hex,
    double: basins === 2,
    random,
  };
}

function fronts(
  face: Face,
  b: Bath,
  z0: number,
  z1: number,
  columns: number,
  rows: readonly number[],
  place: HandlePlace = 'head',
) {
  const half = b.size.width / 2;
  const step = (2 * half) / columns;
  for (let i = 0; i < columns; i += 1) {
    let top = z1;
    for (const share of rows) {
      const low = top - (z1 - z0) * share;
      const area = [-half + i * step + 2, low + 2, -half + (i + 1) * step - 2, top - 2] as const;
      drawFront(face, area, b.front);
      drawHandle(
        face,
        area,
        b.handle,
        place === 'head' ? 'head' : i % 2 ? 'head-left' : 'head-right',
        b.front.tone,
      );
      top = low;
    }
  }
}

function tap(face: Face, x: number, z: number, metal: string) {
  face.curve(
    'object',
    metal,
    [
      [x - 9, z],
      [x - 9, z + 190],
      [x - 9, z + 240, x + 45, z + 240],
      [x + 100, z + 240, x + 100, z + 190],
      [x + 82, z + 190],
      [x + 82, z + 222, x + 45, z + 222],
      [x + 9, z + 222, x + 9, z + 190],
      [x + 9, z],
    ],
    true,
  );
}

function slab(space: Space, b: Bath, z0: number, z1: number, over = 10) {
  const { width, depth } = b.size;
  space.pad.layer();
  block(space, [-width / 2 - over, width / 2 + over, 0, depth + 10, z0, z1], b.top);
  if (material(b.basin.material).swatch === 'gold-vein')
    veins(space.front(depth + 10), [-width / 2, z0, width / 2, z1], b.random, 3, 'gold');
  const level = space.level(z1);
  if (b.basin.form !== 'bowl')
    for (const x of b.double ? [-width / 4, width / 4] : [0])
      level.ellipse(
        'detail',
        lighten(b.top, 0.5),
        x,
        depth * 0.55,
        b.basin.form === 'round' ? 200 : 230,
        depth * 0.28,
      );
  for (const x of b.double ? [-width / 4, width / 4] : [0]) tap(space.front(60), x - 40, z1, b.metal);
}

function arch(face: Face, x0: number, x1: number, z0: number, z1: number, rim: string) {
  const rise = (x1 - x0) / 2;
  const shape = (by: number) => [
    [x0 + by, z0 + by],
    [x0 + by, z1 - rise],
    [x0 + by, z1 - rise * 0.45, (x0 + x1) / 2 - rise * 0.55 + by * 0.5, z1 - by, (x0 + x1) / 2, z1 - by],
    [(x0 + x1) / 2 + rise * 0.55 - by * 0.5, z1 - by, x1 - by, z1 - rise * 0.45, x1 - by, z1 - rise],
    [x1 - by, z0 + by],
  ];
  face.curve('object', rim, shape(0), true);
  face.curve('detail', MIRROR, shape(28), true);
}

function mirror(face: Face, b: Bath) {
  const { width, height } = b.size;
  const [low, rim] = [1130, b.kind === 'chest' || b.kind === 'framed' ? b.front.tone : b.metal];
  const glints = (x: number, z: number) => {
    face.line('grain', x, z, x + 150, z + 190);
    face.line('grain', x + 60, z, x + 170, z + 140);
  };
  if (b.mirror === 'arched') arch(face, -310, 310, low, height, rim);
  else if (b.kind === 'bench') face.disc('object', MIRROR, 220, low + 350, 360);
  else if (b.kind === 'curved')
    face.curve(
      'object',
      MIRROR,
      [
        [-210, low + 190],
        [-210, low + 610],
        [-210, height + 30, 0, height + 30],
        [210, height + 30, 210, low + 610],
        [210, low + 190],
        [210, low - 20, 0, low - 20],
        [-210, low - 20, -210, low + 190],
      ],
      true,
    );
  else if (b.kind === 'chest') {
    face.ellipse('object', rim, 0, (low + height) / 2, 340, (height - low) / 2);
    face.ellipse('detail', MIRROR, 0, (low + height) / 2, 290, (height - low) / 2 - 50);
  } else if (b.kind === 'cane')
    for (const x of [-width / 4, width / 4]) arch(face, x - 260, x + 260, low, height, b.front.tone);
  else if (b.kind === 'folded')
    face.poly('object', MIRROR, [
      -width / 2 + 120,
      low,
      width / 2,
      low,
      width / 2 - 120,
      height,
      -width / 2,
      height,
    ]);
  else if (b.kind === 'framed') {
    face.rect('object', rim, -480, low, 480, height);
    face.rect('detail', MIRROR, -420, low + 60, 420, height - 60);
  } else face.rect('object', MIRROR, -width / 2, low, width / 2, height);
  glints(b.kind === 'cane' ? width / 4 - 90 : b.kind === 'bench' ? 150 : -90, (low + height) / 2 - 100);
}

function body(space: Space, b: Bath) {
  const { width, depth } = b.size;
  const face = space.front(depth);
  const half = width / 2;
  if (b.kind === 'bench') {
    block(space, [-half, half, 0, depth, 300, 360], b.front.tone);
    drawFront(face, [-half, 360, half * 0.2, 690], b.front);
    for (const x of [-half + 60, half - 130])
      face.poly('object', b.front.tone, [x, 300, x + 70, 300, x + 60, 0, x + 10, 0]);
    face.rect('detail', undefined, half - 40, 360, half, 690);
    slab(space, { ...b, top: b.front.tone }, 690, 740);
    space.pad.layer();
    return space.front(depth * 0.6).curve(
      'object',
      b.top,
      [
        [-20, 900],
        [20, 740, 140, 742],
        [300, 742],
        [420, 740, 460, 900],
      ],
      true,
    );
  }
  if (b.kind === 'framed') {
    face.rect('object', b.front.tone, -half + 20, 0, half - 20, 110);
    fronts(face, b, 110, 820, 3, [0.28, 0.72], 'head-left');
    slab(space, b, 820, 860);
    return space.front(20).rect('detail', b.top, -half, 860, half, 960);
  }
  if (b.kind === 'chest') {
    for (const x of [-half + 20, half - 110])
      face.curve(
        'object',
        b.front.tone,
        [
          [x, 170],
          [x - 20, 90, x + 28, 40],
          [x + 20, 0],
          [x + 70, 0],
          [x + 62, 40],
          [x + 110, 90, x + 90, 170],
        ],
        true,
      );
    fronts(face, b, 170, 820, 2, [0.28, 0.36, 0.36]);
    return slab(space, b, 820, 865, 25);
  }
  if (b.kind === 'cane') {
    for (const x of [-half + 10, half - 80])
      face.poly('object', b.front.tone, [x, 150, x + 70, 150, x + 56, 0, x + 14, 0]);
    fronts(face, { ...b, front: { ...b.front, kind: 'thin' } }, 680, 820, 2, [1]);
    fronts(face, b, 150, 680, 4, [1], 'head-left');
    return slab(space, b, 820, 860, 20);
  }
  if (b.kind === 'curved') {
    face.curve(
      'object',
      b.front.tone,
      [
        [-half, 380],
        [-half, 800],
        [half, 800],
        [half, 380],
      ],
      true,
    );
    for (let i = 1; i < 30; i += 1) {
      const x = -half * Math.cos((Math.PI * i) / 30) * (0.6 + 0.4 * Math.abs(Math.cos((Math.PI * i) / 30)));
      face.line('detail', x, 380, x, 800);
    }
    face.line('object', -half, 590, half, 590);
    return slab(space, b, 800, 850, 16);
  }
  const folded = b.kind === 'folded';
  fronts(face, b, 360, folded ? 720 : 800, folded ? 3 : 2, folded ? [1] : [0.5, 0.5]);
  return slab(space, b, folded ? 720 : 800, 850);
}

/** A vanity with its mirror, from its record. */
export function bathroom(record: Bathroom): Piece {
  const size = sizeOf('bathrooms', record.slug);
  return {
    ...size,
    view: 'square',
    plan: 'rect',
    floor: true,
    draw(space) {
      const b = bathOf(record, size);
      const wall = space.front(0);
      mirror(wall, b);
      if (b.kind === 'framed')
        for (const side of [-1, 1]) {
          const x = side * (size.width / 2 - 50);
          wall.rect('object', b.metal, x - 10, 1500, x + 10, 1640);
          wall.poly('object', '#f6efdd', [x - 45, 1640, x + 45, 1640, x + 60, 1790, x - 60, 1790]);
        }
      space.pad.layer();
      body(space, b);
    },
  };
}
