import type { Furniture } from '#content/schemas/furniture.ts';
import { frontsOf, grid } from './joiner.ts';
import { type Piece, sizeOf } from './piece.ts';
import type { Space } from './space.ts';
import { lighten, shade } from './tone.ts';

/** Doors, wall panelling and the small things of the house. */

const [WALNUT, PAINT, BRASS] = ['#6a4a34', '#e6e1d6', '#b08d3a'];

/** Three leaves of one programme side by side: flush, framed, glazed; the last stands ajar. */
function doors(space: Space, width: number, height: number, slug: string) {
  const face = space.front(0);
  const leaf = 900;
  const starts = [-width / 2, -leaf / 2, width / 2 - leaf];
  face.line('detail', -width / 2 - 200, height + 60, width / 2 + 200, height + 60);
  const [a = 0, b = 0, c = 0] = starts;
  for (const u of starts) face.rect('detail', '#efeae0', u - 50, 0, u + leaf + 50, height + 50);
  grid(face, [a, 8, a + leaf, height], 1, 1, frontsOf(slug, 'slab', WALNUT, 'matched'));
  const framed = frontsOf(slug, 'raised', PAINT);
  face.rect('object', PAINT, b, 8, b + leaf, height);
  grid(face, [b + 70, 90, b + leaf - 70, 980], 1, 1, { ...framed, frame: 40 });
  grid(face, [b + 70, 1060, b + leaf - 70, height - 80], 1, 1, { ...framed, frame: 40 });
  face.rect('tone', '#f6efdd', c, 8, c + leaf, height);
  face.rect('hatch', undefined, c, 8, c + leaf, height);
  space.pad.layer();
  const swing = 620;
  face.poly('object', '#2e2e30', [c, 8, c + swing, -110, c + swing, height + 130, c, height]);
  face.poly('detail', '#d8dfdc', [
    c + 60,
    70,
    c + swing - 50,
    -30,
    c + swing - 50,
    height + 40,
    c + 60,
    height - 60,
  ]);
  for (const v of [0.32, 0.66])
    face.line('object', c + 60, 70 + (height - 130) * v, c + swing - 50, -30 + (height + 70) * v);
  for (const u of [a + leaf - 80, b + leaf - 70]) {
    face.disc('detail', BRASS, u, 1040, 24);
    face.rect('tone', BRASS, u - 130, 1030, u, 1050);
  }
}

function boiserie(space: Space, width: number, height: number) {
  const face = space.front(0);
  const [half, tone] = [width / 2, '#d5d2c4'];
  face.rect('object', tone, -half, 0, half, height);
  face.rect('object', lighten(tone, 0.25), -half - 20, 0, half + 20, 190);
  face.line('detail', -half, 150, half, 150);
  const bays = [-half + 210, -half + 1180, half - 1180, half - 210];
  const panel = (u0: number, v0: number, u1: number, v1: number) => {
    face.rect('object', lighten(tone, 0.14), u0, v0, u1, v1);
    face.rect('detail', tone, u0 + 36, v0 + 36, u1 - 36, v1 - 36);
  };
  const [a = 0, b = 0, c = 0, d = 0] = bays;
  for (const [u0, u1] of [
    [a + 90, b - 90],
    [c + 90, d - 90],
  ] as const) {
    panel(u0, 1120, u1, 2420);
    panel(u0, 290, u1, 900);
  }
  panel(b + 90, 1120, c - 90, 2420);
  face.rect('object', shade(tone, 0.5), b + 90, 250, c - 90, 900);
  for (let t = 90; t < c - b + 500; t += 90) {
    const [w, h] = [c - b - 180, 650];
    const [m, n] = [Math.min(t, w), Math.min(t, h)];
    if (t - m < h) face.line('grain', b + 90 + m, 250 + t - m, b + 90 + t - n, 250 + n);
    if (t - m < h) face.line('grain', c - 90 - m, 250 + t - m, c - 90 - t + n, 250 + n);
  }
  face.pad.on(tone);
  face.rect('object', lighten(tone, 0.25), -half, 980, half, 1040);
  space.pad.layer();
  for (const u of bays) {
    face.rect('object', lighten(tone, 0.3), u - 75, 190, u + 75, 2540);
    for (const du of [-36, 0, 36]) face.line('detail', u + du, 330, u + du, 2360);
    for (const v of [190, 2420]) face.rect('object', lighten(tone, 0.3), u - 95, v, u + 95, v + 110);
  }
  face.poly('object', lighten(tone, 0.25), [
    -half,
    2540,
    half,
    2540,
    half + 130,
    height,
    -half - 130,
    height,
  ]);
  for (const v of [2620, 2740])
    face.line('detail', -half - (v - 2540) * 0.36, v, half + (v - 2540) * 0.36, v);
  for (const x of [-half + 700, half - 700]) {
    face.rect('object', BRASS, x - 12, 1700, x + 12, 1880);
    face.poly('object', '#f6efdd', [x - 50, 1860, x + 50, 1860, x + 70, 2010, x - 70, 2010]);
  }
}

/** Interior doors or panelling, by category. @throws Error when dimensions.json has no size of it. */
export function joinery(category: string, record: Furniture): Piece {
  const size = sizeOf(category, record.slug);
  return {
    ...size,
    view: 'square',
    plan: 'rect',
    floor: true,
    draw(space) {
      if (category === 'interior-doors') doors(space, size.width, size.height, record.slug);
      else boiserie(space, size.width, size.height);
    },
  };
}
