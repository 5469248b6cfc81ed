import type { Furniture, What } from '#content/schemas/furniture.ts';
import { books, frontsOf, grid, lamp, openCase, pane, vase } from './joiner.ts';
import { builderOf, type Piece, type Size, sizeOf } from './piece.ts';
import { block, type Space } from './space.ts';
import { lighten, shade } from './tone.ts';

/** Office, living, bedroom and hotel furniture, each from its record's words. */
type Builder = (space: Space, size: Size, slug: string) => void;

const [OAK, WALNUT, BRASS, PAINT, STONE] = ['#c49a66', '#6a4a34', '#b08d3a', '#cdd2cf', '#d8cdbb'];

const meeting: Builder = (space, { width, height, depth }, slug) => {
  const back = space.front(0);
  grid(back, [-width / 2 + 300, 1, width / 2 - 300, 620], 4, 1, frontsOf(slug, 'slab', WALNUT, 'wood'));
  back.rect('object', WALNUT, -width / 2 + 290, 620, width / 2 - 290, 650);
  vase(back, width / 2 - 560, 650);
  for (const x of [-900, 0, 900]) lamp(back, x, 1750, 3400, BRASS);
  space.pad.layer();
  for (const x of [-width / 2 + 420, width / 2 - 420])
    space
      .front(depth * 0.7 + 700)
      .poly('object', '#2e2e30', [x - 210, height - 50, x + 210, height - 50, x + 150, 0, x - 150, 0]);
  space.pad.layer();
  block(space, [-width / 2, width / 2, 700, depth + 700, height - 45, height], OAK);
  space
    .level(height)
    .rect('object', '#2e2e30', -width / 2 + 500, depth / 2 + 660, width / 2 - 500, depth / 2 + 740);
};

const library: Builder = (space, { width, height }) => {
  const [face, half] = [space.front(0), width / 2];
  const bay = width / 4;
  for (let i = 0; i < 4; i += 1) {
    const u = -half + i * bay;
    openCase(
      face,
      [u, i === 1 || i === 2 ? 1150 : 700, u + bay, height],
      i === 1 || i === 2 ? [1500, 1860, 2220] : [1040, 1400, 1760, 2120],
      WALNUT,
    );
    for (const [j, v] of (i === 1 || i === 2 ? [1170, 1510, 1870] : [1050, 1410, 1770, 2130]).entries())
      books(face, u + 60 + ((i + j) % 3) * 60, v, 5 + ((i * 3 + j * 5) % 8));
  }
  for (const i of [0, 3])
    grid(face, [-half + i * bay, 80, -half + (i + 1) * bay, 700], 2, 1, frontsOf('scriba', 'slab', WALNUT));
  face.rect('object', shade(WALNUT, 0.3), -half, 0, -half + bay, 80);
  face.rect('object', shade(WALNUT, 0.3), half - bay, 0, half, 80);
  space.pad.layer();
  block(space, [-half + bay, half - bay, 0, 600, 700, 740], '#9a6a42');
  const desk = space.front(600);
  desk.line('detail', -half + bay, 690, half - bay, 690);
  lamp(space.front(300), -half + bay + 260, 1010, 740, BRASS);
  const chair = space.front(900);
  chair.curve(
    'object',
    '#7a5132',
    [
      [-240, 520],
      [-270, 980, 0, 990],
      [270, 980, 240, 520],
    ],
    true,
  );
  chair.rect('object', '#2e2e30', -20, 120, 20, 520);
  chair.poly('object', '#2e2e30', [-280, 0, 280, 0, 20, 140, -20, 140]);
};

const desk: Builder = (space, { width, height, depth }, slug) => {
  const half = width / 2;
  block(space, [half - 480, half + 120, -700, 300, 80, 640], shade(WALNUT, 0.12));
  block(space, [half - 500, half + 140, -720, 320, 640, 668], WALNUT);
  space.pad.layer();
  const face = space.front(depth);
  grid(face, [-half + 120, 80, half - 120, height - 50], 3, 1, frontsOf(slug, 'bevelled', WALNUT, 'wood'));
  face.rect('object', '#2b2826', -half + 160, 0, half - 160, 80);
  block(space, [-half, half, 0, depth, height - 40, height], WALNUT);
  space.level(height).rect('detail', '#3a4a42', -420, depth * 0.2, 420, depth * 0.85);
  lamp(space.front(depth * 0.3), -half + 420, height + 320, height, BRASS);
  books(space.front(depth * 0.4), half - 620, height, 5);
  space.pad.layer();
  for (const x of [-560, 560]) {
    const guest = space.front(depth + 620);
    guest.curve(
      'object',
      '#7a5132',
      [
        [x - 250, 420],
        [x - 290, 800, x, 800],
        [x + 290, 800, x + 250, 420],
      ],
      true,
    );
    guest.rect('object', shade('#7a5132', 0.12), x - 270, 340, x + 270, 440);
    for (const u of [x - 230, x + 200])
      guest.poly('object', '#2b2826', [u, 340, u + 30, 340, u + 24, 0, u + 6, 0]);
  }
};

const media: Builder = (space, { width, height }, slug) => {
  const [face, half] = [space.front(0), width / 2];
  grid(face, [-half + 700, 620, half - 700, height], 3, 1, frontsOf(slug, 'slab', '#8a7a66', 'wood'));
  face.rect('object', '#1f2024', -820, 950, 820, 1880);
  face.line('grain', -700, 1500, -380, 1820);
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-half, -half + 700] : [half - 700, half];
    openCase(face, [a, 620, b, height], [1090, 1560, 2030], '#6b5d4c', '#f0dfba');
    books(face, a + 120, 630, 6);
    vase(face, b - 240, 1570);
    books(face, a + 90, 2040, 9);
    for (const v of [1100, 2030]) face.rect('gold', '#f1d48a', a + 40, v - 24, b - 40, v - 14);
  }
  space.pad.layer();
  block(space, [-half - 60, half + 60, 0, 480, 300, 420], STONE);
  grid(space.front(440), [-half, 40, half, 300], 4, 1, frontsOf(slug, 'slab', '#8a7a66'));
};

const vitrineWall: Builder = (space, { width, height }, slug) => {
  const [face, half] = [space.front(0), width / 2 - 60];
  const bay = (2 * half) / 5;
  face.rect('object', PAINT, -half, 0, half, height - 120);
  grid(face, [-half, 110, half, 800], 5, 1, frontsOf(slug, 'thin', PAINT));
  for (let i = 0; i < 5; i += 1) {
    const u = -half + i * bay;
    const boards = [1220, 1640, 2060];
    if (i === 0 || i === 4) {
      pane(face, [u + 14, 830, u + bay - 14, height - 150], PAINT, '#efe6cf', 0, boards);
      for (const v of boards) face.disc('detail', '#f6f3ec', u + bay * 0.5, v + 120, 95);
    } else {
      openCase(face, [u + 14, 830, u + bay - 14, height - 150], boards, PAINT);
      for (const [j, v] of [850, 1230, 1650, 2070].entries())
        books(face, u + 50 + ((i + j) % 2) * 70, v, 6 + ((i + j * 2) % 6));
    }
  }
  for (let i = 0; i < 5; i += 1) face.disc('detail', BRASS, -half + i * bay + bay - 90, 640, 20);
  space.pad.layer();
  face.poly('object', lighten(PAINT, 0.3), [
    -half,
    height - 120,
    half,
    height - 120,
    half + 60,
    height,
    -half - 60,
    height,
  ]);
  face.line('detail', -half - 24, height - 70, half + 24, height - 70);
  for (const u of [-half, half]) face.rect('object', lighten(PAINT, 0.2), u - 45, 0, u + 45, height - 120);
};

const sideboards: Builder = (space, { width, height }, slug) => {
  const half = width / 2;
  const look = frontsOf(slug, 'slab', '#7a5a40', 'matched');
  const face = space.front(440);
  for (const [a, b] of [[-half, half - 960]] as const) {
    for (const x of [a + 120, b - 160]) face.rect('object', '#2b2826', x, 0, x + 30, 160);
    block(space, [a, b, 0, 440, 160, 700], '#7a5a40');
    grid(face, [a, 160, b, 700], 4, 1, look);
  }
  space.pad.layer();
  block(space, [half - 860, half, 0, 440, 160, height], '#7a5a40');
  for (const x of [half - 800, half - 90]) face.rect('object', '#2b2826', x, 0, x + 30, 160);
  pane(face, [half - 840, 620, half - 430, height - 20], '#5d4633', '#eadfc6', 0, [910, 1200]);
  pane(face, [half - 430, 620, half - 20, height - 20], '#5d4633', '#eadfc6', 0, [910, 1200]);
  grid(face, [half - 840, 180, half - 20, 610], 2, 1, look);
  for (const v of [645, 925, 1215]) face.disc('detail', '#f6f3ec', half - 620, v + 85, 80);
  vase(face, -half + 420, 700);
  face.rect('object', '#efe9dd', -half + 760, 1000, -half + 1420, 1760);
  face.curve('detail', undefined, [
    [-half + 860, 1180],
    [-half + 1000, 1560, -half + 1100, 1320],
    [-half + 1220, 1100, -half + 1320, 1560],
  ]);
};

function bed(space: Space, half: number, depth: number, base: string, linen: string) {
  const foot = space.front(depth);
  for (const x of [-half + 40, half - 110])
    foot.poly('object', shade(base, 0.3), [x, 160, x + 70, 160, x + 56, 0, x + 14, 0]);
  space.pad.layer();
  for (const x of [-half * 0.52, half * 0.52])
    space.front(220).curve(
      'object',
      '#fbf8f2',
      [
        [x - 330, 540],
        [x - 380, 760, x - 270, 800],
        [x, 850, x + 270, 800],
        [x + 380, 760, x + 330, 540],
      ],
      true,
    );
  block(space, [-half, half, 120, depth, 160, 330], base);
  block(space, [-half + 20, half - 20, 300, depth - 10, 330, 580], linen);
  block(space, [-half - 14, half + 14, depth * 0.58, depth * 0.84, 340, 600], shade(linen, 0.28));
}

const bedWall: Builder = (space, { width, depth }, slug) => {
  const [face, half] = [space.front(0), width / 2];
  grid(face, [-half, 0, half, 1300], 8, 1, frontsOf(slug, 'slab', '#5b4636', 'wood'));
  face.rect('gold', '#f1d48a', -half, 1300, half, 1318);
  for (const side of [-1, 1]) lamp(face, side * (half - 380), 1100, 3600, BRASS);
  face.rect('object', '#8d8474', -950, 420, 950, 1120);
  for (const x of [-475, 0, 475]) face.line('detail', x, 420, x, 1120);
  for (const side of [-1, 1]) {
    const x = side * (half - 380);
    block(space, [x - 320, x + 320, 0, 450, 260, 480], '#5b4636');
    space.front(450).line('object', x - 320, 370, x + 320, 370);
  }
  bed(space, 900, depth, '#6d6254', '#efe9dd');
};

const classicBed: Builder = (space, { width, depth, height }, slug) => {
  const [face, half] = [space.front(0), width / 2];
  face.curve(
    'object',
    '#c8bfae',
    [
      [-960, 200],
      [-960, height - 130],
      [-700, height - 130, -560, height - 40],
      [0, height + 90, 560, height - 40],
      [700, height - 130, 960, height - 130],
      [960, 200],
    ],
    true,
  );
  face.curve(
    'detail',
    '#d8d0c1',
    [
      [-860, 300],
      [-860, height - 220],
      [-640, height - 220, -520, height - 130],
      [0, height - 20, 520, height - 130],
      [640, height - 220, 860, height - 220],
      [860, 300],
    ],
    true,
  );
  for (const [x, z] of [
    [-500, 0.78],
    [0, 0.78],
    [500, 0.78],
    [-250, 0.65],
    [250, 0.65],
  ] as const)
    face.disc('tone', '#9b917f', x, height * z, 16);
  for (const side of [-1, 1]) {
    const x = side * (half - 270);
    const front = space.front(420);
    for (const u of [x - 250, x + 210])
      front.poly('object', '#e6dfd0', [u, 120, u + 44, 120, u + 34, 0, u + 10, 0]);
    block(space, [x - 280, x + 280, 0, 420, 120, 700], '#ece6d8');
    grid(front, [x - 280, 120, x + 280, 680], 1, 3, frontsOf(slug, 'thin', '#ece6d8'));
    for (const v of [213, 400, 587]) front.disc('detail', BRASS, x, v, 18);
    lamp(space.front(200), x, 1010, 700, '#f3e6c8');
  }
  bed(space, 900, depth, '#c8bfae', '#f5f1e8');
};

const guestRoom: Builder = (space, { width, height, depth }, slug) => {
  const [face, half] = [space.front(0), width / 2];
  const wood = frontsOf(slug, 'slab', '#8a6a4c', 'wood');
  grid(face, [-half, 100, -half + 1100, height], 2, 1, wood);
  openCase(face, [-half + 1100, 100, -half + 1600, height], [560, 900, 1250, 1700], '#8a6a4c', '#3a332d');
  face.rect('object', '#26272b', -half + 1130, 120, -half + 1570, 540);
  for (const u of [1190, 1300, 1410])
    face.curve(
      'detail',
      '#e4dfd0',
      [
        [-half + u, 915],
        [-half + u - 10, 1030],
        [-half + u + 60, 1030],
        [-half + u + 50, 915],
      ],
      true,
    );
  face.rect('object', shade('#8a6a4c', 0.35), -half, 0, -half + 1600, 100);
  grid(face, [-half + 1700, 0, half, 1350], 6, 1, frontsOf(slug, 'slab', '#a89a86'));
  face.rect('gold', '#f1d48a', -half + 1700, 1350, half, 1366);
  face.rect('object', '#efe9dd', half - 1500, 1560, half - 500, 2160);
  lamp(face, half - 1980, 1040, 3600, BRASS);
  bedAt(space, half - 960, depth);
  space.pad.layer();
  block(space, [-half + 1660, -half + 2340, 0, depth, 690, 730], '#8a6a4c');
  space.front(depth).rect('object', BRASS, -half + 1690, 0, -half + 1715, 690);
};

function bedAt(space: Space, x: number, depth: number) {
  const moved: Space = {
    ...space,
    front: (y) => space.front(y).at(x, 0),
    side: (u) => space.side(u + x),
    level: (z) => space.level(z).at(x, 0),
    project: (u, y, z) => space.project(u + x, y, z),
  };
  bed(moved, 760, depth + 700, '#6d6254', '#efe9dd');
}

const BUILDERS: Partial<Record<What['kind'], Builder>> = {
  'meeting-table': meeting,
  'library-wall': library,
  'executive-desk': desk,
  'media-wall': media,
  'library-and-vitrine-wall': vitrineWall,
  'sideboards-and-cabinet': sideboards,
  'panelled-bed-wall': bedWall,
  'upholstered-bed': classicBed,
  'guest-room': guestRoom,
};

/** A piece of office, living, bedroom or hotel furniture. */
export function roomFurniture(category: string, record: Furniture): Piece {
  const size = sizeOf(category, record.slug);
  const build = builderOf(BUILDERS, record);
  return {
    ...size,
    view: 'square',
    plan: 'rect',
    floor: true,
    draw: (space) => build(space, size, record.slug),
  };
}
