import dimensions from '../data/dimensions.json' with { type: 'json' };
import type { Face } from './face.ts';
import { type Area, drawFront, specks, veins } from './fronts.ts';
import type { KitchenLook } from './kitchen-look.ts';
import { BODY_TOP } from './kitchen-run.ts';
import { block, type Space } from './space.ts';
import { barStool } from './stool.ts';
import { shade } from './tone.ts';

const d = dimensions.kitchen;
const room = dimensions.kitchenRoom;

/** Depths of a card are drawn at half their length, so that a portrait holds a room. */
export const DEPTH = 0.5;

/** Pendants, island and its seats, in the order the eye meets them. */
export function drawIsland(space: Space, look: KitchenLook) {
  const few = look.classic || look.handle.kind === 'bar';
  for (const x of few ? [-600, 600] : [-720, 0, 720]) pendant(space, x, look);
  const y = body(space, look) + 30;
  space.pad.layer();
  for (const x of [-720, 0, 720]) barStool(space, x, y, look, d.seatHeight);
}

/** Island before the run: stone monolith, framed block with legs, or slab with waterfall ends; seats on the near side. */
function body(space: Space, look: KitchenLook) {
  const [y0, half] = [(d.worktopDepth + d.islandDistance) * DEPTH, d.islandLength / 2];
  const y1 = y0 + d.islandWidth * DEPTH;
  const top = d.worktopHeight;
  const stone = look.islandStone
    ? /white|stone island|marble/.test(look.words) && !/travertine|terrazzo/.test(look.words)
      ? look.worktop.tone
      : look.second
    : look.worktop.tone;
  const slab = look.words.includes('butcher') ? look.second : stone;
  space.pad.layer();
  const face = space.front(y1);
  const waterfall = !look.classic && !look.islandStone && look.base.kind !== 'plank';
  const inset = waterfall ? 60 : 90;
  face.rect('object', shade(look.plinth, 0.2), -half + inset + 40, 0, half - inset - 40, 90);
  if (look.islandStone) {
    block(space, [-half + 40, half - 40, y0, y1, 60, top - 50], stone);
    stoneFace(face, look, [-half + 60, 100, half - 100, top - 110]);
  } else islandFronts(face, look, half - inset);
  space.pad.layer();
  block(space, [-half, half, y0, y1, top - (look.islandStone ? 70 : 45), top], slab);
  if (waterfall) for (const x of [-half, half - 60]) face.rect('object', slab, x, 0, x + 60, top - 45);
  if (look.classic) for (const x of [-half + 30, half - 130]) leg(face, x, look);
  if (look.words.includes('brass rail')) face.rect('gold', '#d4af37', -half + 160, 190, half - 160, 210);
  return y1;
}

/** What the stone of a monolith shows, by its own name. */
function stoneFace(face: Face, look: KitchenLook, area: Area) {
  if (/terrazzo/.test(look.words)) return specks(face, area, look.random);
  if (!/travertine/.test(look.words)) return veins(face, area, look.random, 3);
  for (const v of [230, 420, 560, 690]) face.line('grain', area[0], v, area[2], v + 24);
  return undefined;
}

function islandFronts(face: Face, look: KitchenLook, half: number) {
  const count = look.island.kind === 'fluted' ? 1 : 4;
  for (let i = 0; i < count; i += 1) {
    const u = -half + (2 * half * i) / count;
    drawFront(face, [u, 90, u + (2 * half) / count, BODY_TOP - 25], look.island);
  }
}

/** Pendant over the island, hung from the card's head; shape and metal follow the style. */
function pendant(space: Space, x: number, look: KitchenLook) {
  const face = space.front(1100).at(x, 0);
  const tone = look.classic ? '#b08d3a' : look.handle.kind === 'bar' ? '#232325' : '#3a322c';
  space.pad.layer();
  space.pad.on('#ffffff');
  face.line('detail', 0, 2230, 0, 4000);
  if (look.classic || look.handle.kind === 'bar')
    face.curve(
      'object',
      tone,
      [
        [-190, 2060],
        [-180, 2190, -60, 2230],
        [60, 2230],
        [180, 2190, 190, 2060],
      ],
      true,
    );
  else face.rect('object', tone, -38, 1990, 38, 2260);
}

/** Turned leg under the overhang of a classic island. */
function leg(face: Face, x: number, look: KitchenLook) {
  const tone = look.island.tone;
  face.rect('object', tone, x, 680, x + 100, 865);
  face.curve(
    'object',
    tone,
    [
      [x + 22, 680],
      [x + 40, 560, x - 8, 440, x + 30, 60],
      [x + 20, 0],
      [x + 80, 0],
      [x + 70, 60],
      [x + 108, 440, x + 60, 560, x + 78, 680],
    ],
    true,
  );
}

/** A table in the middle of the room, where the second material names one. */
export function drawTable(space: Space, look: KitchenLook) {
  const [y0, y1, half] = [900, 900 + room.tableWidth * DEPTH, room.tableLength / 2];
  const face = space.front(y1);
  space.pad.layer();
  for (const x of [-half + 40, half - 120])
    face.poly('object', look.second, [x, 850, x + 80, 850, x + 64, 0, x + 16, 0]);
  face.rect('object', shade(look.second, 0.06), -half + 120, 760, half - 120, 850);
  block(space, [-half, half, y0, y1, 850, 895], look.second);
}
