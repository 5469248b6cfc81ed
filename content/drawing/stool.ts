import type { KitchenLook } from './kitchen-look.ts';
import type { Space } from './space.ts';

/** Seat and frame of the stools that go with a kitchen, by its style and metals. */
function tones(look: KitchenLook): readonly [string, string] {
  if (look.classic) return ['#9a6a42', look.gilt || /brass/.test(look.handle.tone) ? '#b08d3a' : '#6b4f33'];
  return look.handle.kind === 'bar' ? ['#7a5132', '#232325'] : ['#ddd3c2', '#3a322c'];
}

/** A bar stool seen from behind, its middle at x, y. */
export function barStool(space: Space, x: number, y: number, look: KitchenLook, seat: number) {
  const face = space.front(y).at(x, 0);
  const [cover, frame] = tones(look);
  for (const side of [-1, 1])
    face.poly('tone', frame, [side * 150, seat, side * 172, seat, side * 208, 0, side * 188, 0]);
  face.rect('tone', frame, -185, 210, 185, 230);
  face.curve(
    'object',
    cover,
    [
      [-190, seat],
      [-215, seat + 60, -180, seat + 65],
      [180, seat + 65],
      [215, seat + 60, 190, seat],
    ],
    true,
  );
  face.curve(
    'object',
    cover,
    [
      [-195, seat + 110],
      [-205, seat + 270, -170, seat + 265],
      [0, seat + 285, 170, seat + 265],
      [205, seat + 270, 195, seat + 110],
      [0, seat + 75, -195, seat + 110],
    ],
    true,
  );
}
