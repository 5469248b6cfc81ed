import * as v from 'valibot';
import raw from './data/showroom.json' with { type: 'json' };
import { type Showroom, type Standpoint, showroomSchema } from './schemas/showroom.ts';

/** The plan of the sample showroom, metres. */
export const showroom: Showroom = v.parse(showroomSchema, raw);

/** Free floor round a standpoint, metres: nearer things fill half a panorama. */
const CLEAR = 0.5;
/** How far apart two points of a line of sight are looked at, metres. */
const STEP = 0.05;

interface Rectangle {
  x: number;
  y: number;
  width: number;
  depth: number;
}

function within({ x, y }: { x: number; y: number }, box: Rectangle, margin = 0): boolean {
  return (
    x > box.x - margin &&
    x < box.x + box.width + margin &&
    y > box.y - margin &&
    y < box.y + box.depth + margin
  );
}

/** True if nothing as high as an eye stands between two standpoints and the line stays on the floor. */
function sees(a: Standpoint, b: Standpoint, plan: Showroom): boolean {
  const high = plan.displays.filter(({ height }) => height >= plan.eye);
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / STEP);
  return Array.from({ length: steps + 1 }, (_, i) => i / steps).every((share) => {
    const point = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    return plan.rooms.some((room) => within(point, room)) && !high.some((display) => within(point, display));
  });
}

/** Everything wrong with a showroom's plan that its schema cannot see, one sentence each. */
export function showroomFaults(plan: Showroom = showroom): string[] {
  const faults: string[] = [];
  const ids = [...plan.rooms, ...plan.openings, ...plan.displays].map(({ id }) => id);
  const stands = plan.standpoints.map(({ id }) => id);
  for (const list of [ids, stands])
    for (const twice of list.filter((id, index) => list.indexOf(id) !== index))
      faults.push(`content/data/showroom.json: id ${twice} stands twice`);
  for (const here of plan.standpoints) {
    const near = plan.displays.find((display) => within(here, display, CLEAR));
    if (near)
      faults.push(`content/data/showroom.json: ${here.id} stands nearer than ${CLEAR} m to ${near.id}`);
    for (const link of here.links) {
      const there = plan.standpoints.find(({ id }) => id === link);
      if (!there) faults.push(`content/data/showroom.json: ${here.id} links to unknown ${link}`);
      else if (!there.links.includes(here.id))
        faults.push(`content/data/showroom.json: ${link} does not link back to ${here.id}`);
      else if (!sees(here, there, plan))
        faults.push(`content/data/showroom.json: ${here.id} does not see ${link}`);
    }
  }
  return faults;
}
