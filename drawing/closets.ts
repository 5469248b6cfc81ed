import { material } from '#content/materials.ts';
import type { Furniture, What } from '#content/schemas/furniture.ts';
import type { Face } from './face.ts';
import { drawFront } from './fronts.ts';
import { clothes, frontsOf, grid, openCase, pane, vase } from './joiner.ts';
import { builderOf, type Piece, type Size, sizeOf } from './piece.ts';
import type { Space } from './space.ts';
import { lighten, shade } from './tone.ts';

type Builder = (space: Space, size: Size, slug: string) => void;

const BRASS = '#b08d3a';

function pulls(face: Face, us: readonly number[], v0: number, v1: number, tone = BRASS) {
  for (const u of us) face.rect('tone', tone, u - 9, v0, u + 9, v1);
}

function walkIn(space: Space, { width, height }: Size) {
  const [face, half, leather] = [space.front(0), width / 2, material('leather').hex];
  const bays = [-half, -half + 1000, -half + 1650, half - 40];
  face.rect('tone', '#ece5d8', -half, 0, half, height);
  const shelf = (a: number, b: number, v: number) => face.rect('object', leather, a + 20, v, b - 20, v + 34);
  const [a = 0, b = 0, c = 0, d = 0] = bays;
  clothes(face, a + 50, b - 20, 2080, 950);
  shelf(a, b, 2180);
  for (const v of [2180, 1820, 1460]) shelf(b, c, v);
  for (const v of [1494, 1854])
    for (const u of [b + 120, b + 330]) face.rect('detail', '#f3efe6', u, v, u + 170, v + 110);
  clothes(face, c + 50, d - 20, 2080, 700);
  shelf(c, d, 2180);
  space.pad.layer();
  drawFront(face, [b + 24, 420, c - 24, 780], frontsOf('cabina', 'slab', leather));
  drawFront(face, [b + 24, 60, c - 24, 418], frontsOf('cabina', 'slab', leather));
  shelf(b, c, 790);
  for (const v of [420, 800]) shelf(c, d, v);
  shelf(a, b, 420);
  for (const u of [c + 130, c + 480, c + 830])
    face.curve(
      'detail',
      '#c9bda9',
      [
        [u, 454],
        [u + 20, 600, u + 130, 610],
        [u + 240, 600, u + 260, 454],
      ],
      true,
    );
  for (const u of bays) face.rect('object', '#3a332d', u, 0, u + 34, height);
}

function hinged(space: Space, { width, height }: Size, slug: string) {
  const [face, half, tone] = [space.front(0), width / 2 - 50, '#d3d5cd'];
  const look = frontsOf(slug, 'shaker', tone);
  face.rect('object', tone, -half, 0, half, 130);
  grid(face, [-half, 560, half, height - 130], 4, 1, look);
  grid(face, [-half, 130, half, 560], 2, 1, look);
  pulls(face, [-half / 2 - 45, -half / 2 + 45, half / 2 - 45, half / 2 + 45], 1130, 1260);
  for (const u of [-half / 2, half / 2]) face.disc('detail', BRASS, u, 345, 24);
  space.pad.layer();
  face.poly('object', lighten(tone, 0.2), [
    -half,
    height - 130,
    half,
    height - 130,
    half + 50,
    height,
    -half - 50,
    height,
  ]);
  face.line('detail', -half - 20, height - 78, half + 20, height - 78);
}

function sliding(space: Space, { width, height }: Size, slug: string) {
  const [face, half] = [space.front(0), width / 2];
  face.rect('object', '#2b2826', -half, 0, half, height);
  drawFront(face, [0, 40, half - 12, height - 40], frontsOf(slug, 'slab', '#d5dcdc'));
  for (const at of [0.2, 0.3, 0.62])
    face.line('grain', half * at, 300 + at * 900, half * at + 420, 900 + at * 900);
  space.pad.layer();
  drawFront(face, [-half + 12, 40, 60, height - 40], { ...frontsOf(slug, 'slab', '#6a4a34', 'matched') });
  drawFront(face, [-half + 12, 40, 60, height - 40], { ...frontsOf(slug, 'bevelled', '#6a4a34', 'matched') });
  pulls(face, [20], 40, height - 40, BRASS);
}

function framedDoor(space: Space, { width, height }: Size) {
  const [face, half, bronze] = [space.front(0), width / 2, '#6b5138'];
  face.rect('tone', '#ded8cb', half, 0, half + 700, height);
  for (const v of [640, 1180, 1720]) {
    face.line('detail', half, v, half + 700, v);
    face.rect('detail', '#f3efe6', half + 150, v, half + 330, v + 190);
  }
  clothes(face, half + 60, half + 660, 2280, 420);
  space.pad.layer();
  pane(face, [-half, 10, half, height - 40], bronze, '#cdb99b', 46, [820, 1650]);
  face.rect('object', bronze, -half, height - 40, half + 720, height);
  face.rect('object', bronze, half - 90, 1020, half - 60, 1400);
}

function divider(space: Space, { width, height }: Size) {
  const [face, half, frame] = [space.front(0), width / 2, '#2b2b2d'];
  const leaf = width / 4;
  face.line('cut', -half - 200, height, half + 200, height);
  for (const i of [0, 1, 3, 2]) {
    const slid = i === 2 ? -leaf * 0.62 : 0;
    const u = -half + i * leaf + slid;
    if (slid) space.pad.layer();
    pane(face, [u, 10, u + leaf + 20, height - 14], frame, slid ? '#cfd3cc' : '#e1e3dc', 0, [900, 1800]);
    face.line('grain', u + 120, 1900, u + 480, 2450);
    face.line('grain', u + 120, 1000, u + 420, 1500);
  }
  for (const u of [-half + leaf * 2.3]) face.rect('tone', frame, u, 1050, u + 26, 1350);
}

function panelled(space: Space, { width, height }: Size, slug: string) {
  const [face, half] = [space.front(0), width / 2];
  const look = frontsOf(slug, 'slab', '#8a6a4c', 'wood');
  grid(face, [-half, 100, half, height], 6, 1, look);
  face.rect('object', shade('#8a6a4c', 0.3), -half, 0, half, 100);
  const w = width / 6;
  space.pad.layer();
  openCase(face, [-half + 2 * w, 100, -half + 3 * w, height], [900, 1260, 2150], '#c9a678', '#e7d6b8');
  clothes(face, -half + 2 * w + 40, -half + 3 * w - 40, 2060, 640);
  space.pad.layer();
  face.poly('object', lighten('#8a6a4c', 0.16), [
    -half + 3 * w,
    100,
    -half + 3 * w + 250,
    20,
    -half + 3 * w + 250,
    height + 70,
    -half + 3 * w,
    height,
  ]);
  face.rect('tone', '#1d1b1a', half - w - 8, 0, half - w + 8, height);
  face.rect('tone', BRASS, half - 130, 1000, half - 60, 1030);
  face.rect('hidden', undefined, half - w, 0, half, 2300);
}

function pocket(space: Space, { width, height }: Size, slug: string) {
  const [face, half, tone] = [space.front(0), width / 2, '#d9c8b4'];
  face.rect('object', tone, -half, 0, half, height);
  face.rect('detail', '#f1e8da', -half + 110, 40, half - 110, height - 60);
  space.pad.layer();
  face.rect('object', '#dfe6e6', -half + 330, 1020, half - 330, 2050);
  face.line('grain', -120, 1300, 160, 1660);
  for (const u of [-half + 200, half - 300])
    for (const v of [1200, 1560, 1920]) face.rect('object', tone, u, v, u + 110, v + 16);
  face.rect('object', tone, -half + 110, 730, half - 110, 800);
  grid(face, [-half + 110, 800, half - 110, 910], 3, 1, frontsOf(slug, 'slab', tone));
  vase(face, half - 420, 910);
  space.pad.layer();
  for (const side of [-1, 1])
    face.poly('object', lighten(tone, 0.25), [
      side * (half - 10),
      20,
      side * (half - 120),
      60,
      side * (half - 120),
      height - 100,
      side * (half - 10),
      height - 20,
    ]);
  const stool = space.front(400);
  for (const u of [-170, 150]) stool.rect('object', BRASS, u, 0, u + 20, 400);
  stool.rect('object', '#b9a58c', -210, 400, 210, 480);
}

const BUILDERS: Partial<Record<What['kind'], Builder>> = {
  'walk-in-wardrobe': walkIn,
  'hinged-wardrobe': hinged,
  'sliding-wardrobe': sliding,
  'sliding-divider': divider,
  'folding-pocket-doors': pocket,
  'panelled-wall': panelled,
  'sliding-door': framedDoor,
};

/** A wardrobe or sliding system from its record. */
export function closet(record: Furniture): Piece {
  const size = sizeOf('closet-and-sliding-systems', record.slug);
  const build = builderOf(BUILDERS, record);
  return {
    ...size,
    view: 'square',
    plan: 'rect',
    floor: true,
    draw: (space) => build(space, size, record.slug),
  };
}
