import type { Face } from './face.ts';
import { drawFront, type Surface, veins } from './fronts.ts';
import { frontsOf } from './joiner.ts';
import type { Piece } from './piece.ts';
import { seeded } from './seeded.ts';
import type { DrawnRecord } from './shape.ts';
import { lighten, shade } from './tone.ts';

/** Materials and fittings as the joiner lays them out: plates, sections and movements on a field of 800 by 1000. */

type Sample = (face: Face, slug: string) => void;

const [STEEL, DARK, BRASS, OAK, WALNUT, PAPER] = [
  '#c3c6c7',
  '#3a3b3f',
  '#b08d3a',
  '#c49a66',
  '#6a4a34',
  '#f3efe6',
];

/** Plates in columns, the topmost row first. */
function plates(
  face: Face,
  slug: string,
  tones: readonly string[],
  columns: number,
  surfaces: readonly Surface[],
) {
  const rows = Math.ceil(tones.length / columns);
  const [gap, wide, high] = [22, 800 / columns, 1000 / rows];
  tones.forEach((tone, i) => {
    const [u, v] = [(i % columns) * wide, 1000 - (Math.floor(i / columns) + 1) * high];
    drawFront(
      face,
      [u + gap / 2, v + gap / 2, u + wide - gap / 2, v + high - gap / 2],
      frontsOf(`${slug}${i}`, 'slab', tone, surfaces[i % surfaces.length] ?? 'plain'),
    );
  });
}

const veneers: Sample = (face, slug) =>
  plates(
    face,
    slug,
    ['#d2b48c', OAK, '#4e3c2f', WALNUT, '#d8c3a0', '#6b5646', '#e3d3b5', '#56322a', '#2b2826'],
    3,
    ['wood', 'matched'],
  );

const lacquers: Sample = (face, slug) =>
  plates(
    face,
    slug,
    [
      '#f4f4f2',
      '#ece6d8',
      '#d5c9ba',
      '#b7aba0',
      '#a9bbc6',
      '#52627a',
      '#1f2747',
      '#2e3b34',
      '#a7b09a',
      '#c9a24b',
      '#a65f45',
      '#5b2a31',
      '#c69f8e',
      '#6e5640',
      '#35383c',
      '#1e1e20',
    ],
    4,
    ['gloss', 'plain', 'plain', 'plain'],
  );

const laminates: Sample = (face) => {
  const sheets: readonly (readonly [string, Surface])[] = [
    ['#8e8b86', 'cast'],
    ['#d9c3a1', 'wood'],
    ['#3b3d40', 'plain'],
    ['#7a4b33', 'brushed'],
    ['#e9eae6', 'plain'],
  ];
  sheets.forEach(([tone, surface], i) => {
    const [u, v] = [i * 105, 1000 - i * 140];
    face.pad.layer();
    drawFront(face, [u, v - 440, u + 380, v], frontsOf(`laminate${i}`, 'slab', tone, surface));
    for (const line of [8, 16]) face.line('detail', u + 380 + line, v - 440 - line, u + 380 + line, v - line);
    face.pad.on('#ffffff');
  });
};

const glass: Sample = (face) => {
  [
    ['#e3eae8', 0],
    ['#b39b7d', 0],
    ['#cfd6d2', 30],
    ['#dce3e4', 0],
  ].forEach(([tone, reeds], i) => {
    const u = (i % 2) * 410;
    const v = i < 2 ? 520 : 130;
    face.rect('object', i % 2 ? '#6b5138' : STEEL, u, v, u + 390, v + 370);
    face.rect('detail', String(tone), u + 24, v + 24, u + 366, v + 346);
    if (Number(reeds)) for (let x = 54; x < 366; x += 30) face.line('grain', u + x, v + 24, u + x, v + 346);
    else for (const by of [0, 46]) face.line('grain', u + 70 + by, v + 150, u + 200 + by, v + 310);
  });
  face.pad.on('#ffffff');
  for (const [u, tone] of [
    [60, STEEL],
    [330, '#6b5138'],
    [600, DARK],
  ] as const)
    face.poly('object', tone, [
      u,
      0,
      u + 150,
      0,
      u + 150,
      26,
      u + 90,
      26,
      u + 90,
      80,
      u + 66,
      80,
      u + 66,
      26,
      u + 36,
      26,
      u + 36,
      80,
      u + 12,
      80,
      u + 12,
      26,
      u,
      26,
    ]);
};

const worktops: Sample = (face) => {
  ['#efece6', '#ddd0bd', '#f1efea', '#46484a', '#b9bcbd', '#c9a06a'].forEach((tone, i) => {
    const v = 850 - i * 165;
    const u = (i % 2) * 46;
    face.poly('object', lighten(tone, 0.16), [u, v, u + 700, v, u + 754, v + 84, u + 54, v + 84]);
    if (i < 2) veins(face, [u + 60, v + 4, u + 690, v + 80], seeded(`top${i}`), 4, i ? 'grain' : 'gold');
    if (i === 5)
      for (const k of [20, 42, 64]) face.line('grain', u + k * 0.65, v + k, u + 700 + k * 0.65, v + k);
    face.rect('object', tone, u, v - 40, u + 700, v);
    if (i === 5) for (let x = 90; x < 700; x += 90) face.line('detail', u + x, v - 40, u + x, v);
  });
};

const handles: Sample = (face) => {
  for (const [i, tone] of ['#ede6d6', '#1f2747', '#a7b09a', WALNUT, '#a8a49c', OAK].entries()) {
    const [u, v] = [(i % 2) * 410, 690 - Math.floor(i / 2) * 340];
    face.pad.layer();
    face.rect('object', tone, u, v, u + 390, v + 310);
    const [m, n] = [u + 195, v + 155];
    if (i === 0) face.rect('object', BRASS, m - 130, n - 11, m + 130, n + 11);
    if (i === 1) for (const r of [44, 24]) face.disc('object', BRASS, m, n, r);
    if (i === 2)
      face.curve(
        'object',
        '#85878a',
        [
          [m - 100, n - 34],
          [m - 96, n + 60, m + 96, n + 60, m + 100, n - 34],
        ],
        true,
      );
    if (i === 3) {
      face.disc('object', undefined, m, n - 26, 62);
      face.disc('object', '#9a7a4a', m, n + 40, 26);
    }
    if (i === 4)
      face.poly('object', DARK, [
        u + 60,
        v + 250,
        u + 330,
        v + 250,
        u + 330,
        v + 190,
        u + 250,
        v + 150,
        u + 250,
        v + 90,
        u + 330,
        v + 60,
        u + 60,
        v + 60,
      ]);
    if (i === 5)
      face.poly('object', STEEL, [
        u,
        v + 310,
        u + 390,
        v + 310,
        u + 390,
        v + 268,
        u + 340,
        v + 284,
        u,
        v + 284,
      ]);
  }
};

const drawers: Sample = (face) => {
  for (const [v, out] of [
    [560, 0],
    [90, 210],
  ] as const) {
    face.rect('hatch', undefined, 0, v - 40, 24, v + 370);
    face.rect('object', '#e4e0d6', 0, v - 40, 24, v + 370);
    face.rect('object', STEEL, 24, v, 640, v + 40);
    face.rect('object', DARK, 40 + out, v + 22, 620 + out, v + 62);
    face.rect('object', lighten(STEEL, 0.35), 60 + out, v + 62, 640 + out, v + 250);
    face.rect('detail', '#ece7dc', 60 + out, v + 62, 640 + out, v + 92);
    face.rect('object', BRASS, 60 + out, v + 290, 640 + out, v + 306);
    face.rect('object', OAK, 640 + out, v - 20, 672 + out, v + 360);
    for (const u of [100, 300, 560]) face.disc('detail', STEEL, u + out, v + 42, 13);
    face.rect('detail', PAPER, 60, v + 12, 190, v + 28);
  }
  face.line('dimension', 672, 20, 882, 20);
  for (const u of [672, 882]) face.line('object', u - 12, 8, u + 12, 32);
};

const hinges: Sample = (face) => {
  face.rect('object', OAK, 0, 560, 60, 1000);
  face.rect('object', lighten(OAK, 0.3), 90, 560, 800, 620);
  face.curve(
    'object',
    STEEL,
    [
      [30, 700],
      [30, 860],
      [190, 860, 250, 770],
      [330, 700],
      [520, 700],
      [520, 650],
      [300, 650],
      [200, 640, 170, 700],
    ],
    true,
  );
  face.rect('object', DARK, 330, 620, 600, 668);
  for (const u of [390, 540]) face.disc('detail', STEEL, u, 676, 22);
  face.disc('object', lighten(STEEL, 0.4), 110, 780, 78);
  face.disc('detail', DARK, 110, 780, 18);
  face.rect('object', lighten(OAK, 0.3), 120, 40, 150, 440);
  face.rect('object', lighten(OAK, 0.3), 120, 40, 560, 66);
  face.rect('object', lighten(OAK, 0.3), 120, 414, 560, 440);
  face.poly('object', WALNUT, [560, 414, 590, 440, 800, 500, 806, 474, 580, 406]);
  face.poly('object', STEEL, [210, 330, 230, 350, 640, 446, 646, 424]);
  face.rect('object', DARK, 170, 240, 330, 350);
  face.rect('hidden', undefined, 560, 40, 586, 400);
};

const larder: Sample = (face) => {
  face.rect('object', OAK, 60, 0, 330, 1000);
  face.rect('detail', shade(OAK, 0.45), 84, 24, 330, 976);
  face.rect('object', WALNUT, 720, 20, 760, 990);
  face.rect('tone', BRASS, 768, 400, 782, 640);
  for (const u of [250, 480, 700]) face.rect('object', STEEL, u, 40, u + 16, 960);
  [60, 290, 520, 750].forEach((v, i) => {
    face.rect('object', lighten(STEEL, 0.3), 240, v, 720, v + 22);
    face.line('object', 240, v + 74, 720, v + 74);
    for (const [j, u] of [280, 370, 520, 610].entries()) {
      const high = 110 + ((i * 3 + j * 5) % 4) * 16;
      face.rect(
        'detail',
        [PAPER, '#a7b09a', '#c9a24b', '#a65f45'][(i + j) % 4],
        u,
        v + 22,
        u + 66,
        v + 22 + high,
      );
    }
  });
};

const organisers: Sample = (face) => {
  face.rect('object', WALNUT, 0, 60, 800, 960);
  face.rect('detail', OAK, 30, 90, 770, 930);
  for (const u of [180, 330, 480]) face.rect('object', WALNUT, u, 420, u + 14, 930);
  face.rect('object', WALNUT, 30, 406, 770, 420);
  face.rect('object', WALNUT, 400, 90, 414, 406);
  for (const [u, kind] of [
    [105, 0],
    [262, 1],
    [412, 2],
  ] as const)
    for (const dx of [-34, 34]) {
      face.rect('detail', STEEL, u + dx - 9, 460, u + dx + 9, 720);
      if (kind === 0) face.ellipse('detail', STEEL, u + dx, 800, 26, 70);
      else if (kind === 1)
        for (const k of [-18, 0, 18]) face.rect('detail', STEEL, u + dx + k - 4, 720, u + dx + k + 4, 860);
      else
        face.curve(
          'detail',
          STEEL,
          [
            [u + dx - 14, 720],
            [u + dx - 22, 880, u + dx + 12, 890],
            [u + dx + 14, 720],
          ],
          true,
        );
    }
  for (const [i, u] of [540, 615, 690].entries())
    face.poly('detail', i === 1 ? STEEL : lighten(STEEL, 0.3), [
      u,
      460,
      u + 30,
      460,
      u + 30,
      640,
      u + 46,
      660,
      u + 30,
      890,
      u,
      850,
    ]);
  for (const r of [140, 92]) face.disc('object', PAPER, 215, 248, r);
  for (const u of [500, 640])
    for (const v of [170, 320]) face.disc('detail', u > 600 ? BRASS : PAPER, u + 15, v, 46);
};

const slidingGear: Sample = (face) => {
  face.rect('object', '#e4e0d6', 0, 900, 800, 1000);
  for (let u = 20; u < 800; u += 48) face.line('hatch', u, 904, u + 60, 996);
  face.poly(
    'object',
    STEEL,
    [
      90, 900, 710, 900, 710, 700, 640, 700, 640, 740, 676, 740, 676, 866, 124, 866, 124, 740, 160, 740, 160,
      700, 90, 700,
    ],
  );
  for (const u of [220, 580]) {
    for (const [r, tone] of [
      [70, DARK],
      [44, STEEL],
      [14, BRASS],
    ] as const)
      face.disc('object', tone, u, 790, r);
  }
  face.rect('object', BRASS, 220, 776, 580, 804);
  face.rect('object', STEEL, 384, 560, 416, 776);
  face.rect('object', '#6b5138', 300, 150, 500, 600);
  face.rect('detail', '#cdb99b', 372, 150, 428, 560);
  face.rect('object', '#e4e0d6', 0, 0, 800, 70);
  for (let u = 20; u < 800; u += 48) face.line('hatch', u, 4, u + 50, 66);
  face.rect('object', DARK, 384, 40, 416, 200);
};

const lighting: Sample = (face) => {
  face.rect('object', WALNUT, 0, 60, 800, 1000);
  for (const [i, v] of [90, 400, 710].entries()) {
    const light = ['#f3dca8', '#f6e6c2', '#f8eedb'][i];
    face.rect('detail', light, 36, v, 764, v + 260);
    face.poly('tone', lighten(light ?? PAPER, 0.5), [120, v + 260, 680, v + 260, 560, v, 240, v]);
    face.rect('gold', '#f1d48a', 60, v + 246, 740, v + 256);
  }
  face.disc('detail', PAPER, 230, 490, 86);
  face.curve(
    'detail',
    '#8d8474',
    [
      [520, 400],
      [470, 480, 540, 540],
      [540, 590],
      [600, 590],
      [600, 540],
      [670, 480, 620, 400],
    ],
    true,
  );
  for (const u of [180, 226, 272, 330]) face.rect('detail', PAPER, u, 710, u + 40, 880 + (u % 3) * 20);
  face.poly('object', STEEL, [560, 90, 660, 90, 660, 150, 640, 150, 640, 112, 580, 112, 580, 150, 560, 150]);
};

const sinks: Sample = (face) => {
  face.rect('object', '#efece6', 0, 330, 800, 660);
  veins(face, [0, 330, 800, 660], seeded('sink'), 3);
  face.rect('object', STEEL, 110, 380, 640, 610);
  face.rect('detail', lighten(STEEL, 0.4), 136, 404, 614, 586);
  face.disc('object', STEEL, 375, 500, 32);
  face.disc('detail', DARK, 375, 500, 14);
  face.rect('object', OAK, 470, 372, 614, 618);
  for (const u of [510, 550, 585]) face.line('grain', u, 380, u, 610);
  face.pad.layer();
  face.curve(
    'object',
    BRASS,
    [
      [362, 620],
      [362, 880],
      [362, 990, 470, 990],
      [580, 990, 580, 880],
      [580, 820],
      [552, 820],
      [552, 880],
      [552, 962, 470, 962],
      [390, 962, 390, 880],
      [390, 620],
    ],
    true,
  );
  face.rect('object', BRASS, 390, 700, 460, 724);
  face.rect('object', DARK, 60, 20, 740, 52);
  for (const [u, tone] of [
    [90, '#8d9a86'],
    [310, STEEL],
    [530, DARK],
  ] as const) {
    face.poly('object', tone, [u, 270, u + 190, 270, u + 172, 52, u + 18, 52]);
    face.line('detail', u - 8, 270, u + 198, 270);
  }
};

const SAMPLES: readonly (readonly [string, Sample])[] = [
  ['species', veneers],
  ['gloss', lacquers],
  ['nano-matt', laminates],
  ['aluminium', glass],
  ['quartzite', worktops],
  ['cup', handles],
  ['runners', drawers],
  ['concealed', hinges],
  ['larder', larder],
  ['cutlery', organisers],
  ['tracks', slidingGear],
  ['niche', lighting],
  ['undermount', sinks],
];

/** Plates or fittings from a record's contents. */
export function sample(record: DrawnRecord): Piece {
  const words = record.contents ?? '';
  const draw = SAMPLES.find(([word]) => words.includes(word))?.[1] ?? veneers;
  return {
    width: 800,
    height: 1000,
    depth: 0,
    view: 'flat',
    plan: 'none',
    floor: false,
    draw: (space) => draw(space.front(0).at(-400, 0), record.slug),
  };
}
