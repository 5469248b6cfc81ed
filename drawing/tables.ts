import { material } from '#content/materials.ts';
import type { Table } from '#content/schemas/table.ts';
import { drawSeat, isSeat } from './chairs.ts';
import type { Face } from './face.ts';
import { type Piece, type Size, sizeOf } from './piece.ts';
import { block, type Space } from './space.ts';
import { lighten, shade } from './tone.ts';

/** Disc of a round table at height z with an edge of the given thickness. */
function roundTop(space: Space, { width, depth }: Size, z: number, thick: number, tone: string) {
  const [r, y] = [width / 2, depth / 2];
  space.level(z - thick).ellipse('object', shade(tone, 0.1), 0, y, r, y);
  const [a, b] = [space.project(-r, y, z), space.project(r, y, z - thick)];
  space.pad.add('tone', shade(tone, 0.1), [a, [b[0], a[1]], b, [a[0], b[1]]], true);
  space.pad.on(tone);
  space.level(z).ellipse('object', lighten(tone, 0.15), 0, y, r, y);
}

function flutedPedestal(space: Space, { width, depth, height }: Size, tone: string) {
  const [r, face] = [width * 0.24, space.front(depth / 2)];
  space.level(0).ellipse('object', tone, 0, depth / 2, r, r * 0.6);
  face.rect('object', tone, -r, 0, r, height - 46);
  for (let i = 1; i < 14; i += 1) {
    const x = -r * Math.cos((Math.PI * i) / 14);
    face.line('detail', x, 0, x, height - 46);
  }
}

function fourLegs(space: Space, { width, depth, height }: Size, tone: string, wide: number, inset = 60) {
  for (const y of [inset, depth - inset])
    for (const side of [-1, 1])
      space
        .front(y)
        .poly('object', y === inset ? shade(tone, 0.18) : tone, [
          side * (width / 2 - inset - wide),
          height - 60,
          side * (width / 2 - inset),
          height - 60,
          side * (width / 2 - inset - wide * 0.15),
          0,
          side * (width / 2 - inset - wide * 0.75),
          0,
        ]);
}

function boards(face: Face, x0: number, x1: number, y0: number, y1: number, count: number) {
  for (let i = 1; i < count; i += 1)
    face.line('grain', x0, y0 + ((y1 - y0) * i) / count, x1, y0 + ((y1 - y0) * i) / count);
}

function extending(space: Space, size: Size, tone: string, base: string) {
  const { width, depth, height } = size;
  for (const side of [-1, 1]) {
    const x = side * width * 0.3;
    for (const y of [depth * 0.28, depth * 0.72])
      space
        .front(y)
        .poly('object', y < depth / 2 ? shade(base, 0.12) : base, [
          x - 110,
          height - 60,
          x + 110,
          height - 60,
          x + 46,
          0,
          x - 46,
          0,
        ]);
  }
  space.pad.layer();
  block(space, [-width / 2, width / 2, 0, depth, height - 26, height], tone);
  for (const x of [-width / 6, width / 6]) space.level(height).line('detail', x, 0, x, depth);
  for (const side of [-1, 1])
    space
      .front(depth)
      .line(
        'hidden',
        side * (width / 2),
        height,
        side * (width / 2 + 400),
        height,
        side * (width / 2 + 400),
        height - 26,
        side * (width / 2),
        height - 26,
      );
}

function trestle(space: Space, size: Size, tone: string) {
  const { width, depth, height } = size;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 420);
    space
      .front(depth * 0.25)
      .poly('object', shade(tone, 0.25), [
        x - 40,
        height - 60,
        x + 40,
        height - 60,
        x + side * 120 + 34,
        0,
        x + side * 120 - 34,
        0,
      ]);
    space
      .front(depth * 0.75)
      .poly('object', tone, [
        x - 45,
        height - 60,
        x + 45,
        height - 60,
        x - side * 120 + 38,
        0,
        x - side * 120 - 38,
        0,
      ]);
  }
  space.front(depth / 2).rect('object', shade(tone, 0.1), -width / 2 + 400, 300, width / 2 - 400, 380);
  space.pad.layer();
  block(space, [-width / 2, width / 2, 0, depth, height - 50, height], tone);
  boards(space.level(height), -width / 2, width / 2, 0, depth, 5);
}

function olmo(space: Space, size: Size, tone: string) {
  fourLegs(space, size, tone, 74, 190);
  space
    .front(size.depth - 260)
    .rect(
      'object',
      shade(tone, 0.08),
      -size.width / 2 + 230,
      size.height - 130,
      size.width / 2 - 230,
      size.height - 40,
    );
  space.pad.layer();
  roundTop(space, size, size.height, 32, tone);
  const top = space.level(size.height);
  for (const x of [-190, 190]) top.line('hidden', x, 30, x, size.depth - 30);
  top.line('detail', 0, 0, 0, size.depth);
}

function dropLeaf(space: Space, size: Size, tone: string) {
  const { width, depth, height } = size;
  fourLegs(space, { ...size, width: width - 320 }, tone, 54);
  space.pad.layer();
  block(space, [-width / 2 + 190, width / 2, 0, depth, height - 26, height], tone);
  const leaf = -width / 2 + 172;
  block(space, [leaf, leaf + 18, 0, depth, height - 340, height - 8], shade(tone, 0.06));
  space.level(height).line('detail', width / 2 - 300, 0, width / 2 - 300, depth);
  space.pad.layer();
  const y = depth + 420;
  for (const x of [-430, 360])
    space.front(y + 130).poly('object', shade(tone, 0.05), [x, 420, x + 60, 420, x + 50, 0, x + 10, 0]);
  block(space, [-520, 510, y - 130, y + 130, 424, 450], tone);
}

function banquette(space: Space, { width, height, depth }: Size, cover: string) {
  const back = space.front(120);
  back.curve(
    'object',
    cover,
    [
      [-width / 2, 420],
      [-width / 2, height - 50],
      [-width / 2, height, -width / 2 + 50, height],
      [width / 2 - 50, height],
      [width / 2, height, width / 2, height - 50],
      [width / 2, 420],
    ],
    true,
  );
  for (let i = 1; i < 16; i += 1)
    back.line('detail', -width / 2 + (width * i) / 16, 430, -width / 2 + (width * i) / 16, height - 6);
  space.pad.layer();
  block(space, [-width / 2 + 20, width / 2 - 20, 120, depth - 60, 0, 120], '#2e2f38');
  block(space, [-width / 2, width / 2, 120, depth, 120, 460], cover);
  const seat = space.front(depth);
  for (let i = 1; i < 16; i += 1)
    seat.line('detail', -width / 2 + (width * i) / 16, 128, -width / 2 + (width * i) / 16, 452);
}

function table(record: Table, size: Size, space: Space) {
  const { piece, materials } = record;
  const [first] = materials;
  if (!first) throw new Error(`table-and-chairs/${record.slug}.json, materials: empty`);
  const tone = material(first.material).hex;
  switch (piece.kind) {
    case 'drop-leaf-table':
      return dropLeaf(space, size, tone);
    case 'banquette':
      return banquette(space, size, tone);
    case 'rectangular-table':
      return trestle(space, size, tone);
    case 'round-extending-table':
      return olmo(space, size, tone);
    case 'round-table':
      flutedPedestal(space, size, tone);
      space.pad.layer();
      return roundTop(space, size, size.height, 46, tone);
    case 'extending-table':
      return extending(space, size, tone, '#8f8a80');
    default:
      return drawSeat(record, piece, size, space);
  }
}

/** A table, chair, stool or bench from its record. */
export function tableOrChair(record: Table): Piece {
  const size = sizeOf('table-and-chairs', record.slug);
  const { piece } = record;
  const seat = isSeat(piece);
  return {
    ...size,
    view: seat ? 'angle' : 'square',
    plan: 'diameter' in piece ? 'round' : 'rect',
    floor: !seat,
    draw: (space) => table(record, size, space),
  };
}
