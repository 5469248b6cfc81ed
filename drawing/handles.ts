import type { Face } from './face.ts';
import type { Area } from './fronts.ts';
import { shade } from './tone.ts';

/** What a hand finds on a front. gola: a channel, drawn by the run · push: nothing. */
export type HandleKind = 'gola' | 'push' | 'edge' | 'bar' | 'knob' | 'cup' | 'ring' | 'tab' | 'cut-out';

/** Where the handle sits: at the head of drawers and base doors, at the foot of wall doors, at the free side of tall doors. */
export type HandlePlace =
  | 'head'
  | 'head-left'
  | 'head-right'
  | 'foot'
  | 'foot-left'
  | 'foot-right'
  | 'left'
  | 'right';

export interface HandleLook {
  readonly kind: HandleKind;
  readonly tone: string;
}

function spot([u0, v0, u1, v1]: Area, place: HandlePlace): readonly [number, number] {
  const middle = (u0 + u1) / 2;
  const u = place.endsWith('left') ? u0 + 46 : place.endsWith('right') ? u1 - 46 : middle;
  const low = v1 - v0 < 260;
  const v = place.startsWith('head')
    ? low
      ? (v0 + v1) / 2
      : v1 - 60
    : place.startsWith('foot')
      ? v0 + 60
      : v0 + Math.min(1010, (v1 - v0) / 2);
  return [u, v];
}

/** The edge of the front a profile, tab or cut-out is let into: v of a level edge, or u of an upright one. */
function lip([u0, v0, u1, v1]: Area, place: HandlePlace, face: Face, tone: string) {
  if (place === 'left') face.rect('tone', tone, u0, v0 + 4, u0 + 22, v1 - 4);
  else if (place === 'right') face.rect('tone', tone, u1 - 22, v0 + 4, u1, v1 - 4);
  else if (place.startsWith('foot')) face.rect('tone', tone, u0, v0, u1, v0 + 20);
  else face.rect('tone', tone, u0, v1 - 20, u1, v1);
}

function bar(face: Face, area: Area, place: HandlePlace, tone: string) {
  const [u, v] = spot(area, place);
  const upright = place.includes('left') || place.includes('right');
  const span = area[2] - area[0];
  const long = place === 'left' || place === 'right' ? 260 : upright ? 90 : Math.min(150, span * 0.3);
  const [down, up] = place.startsWith('head')
    ? [long, 30]
    : place.startsWith('foot')
      ? [30, long * 1.4]
      : [long, long];
  if (upright) face.rect('tone', tone, u - 11, v - down, u + 11, v + up);
  else face.rect('tone', tone, u - long, v - 11, u + long, v + 11);
}

function cup(face: Face, area: Area, place: HandlePlace, tone: string) {
  const [u, v] = spot(area, place);
  if (place.includes('left') || place.includes('right')) face.disc('detail', tone, u, v, 20);
  else
    face.curve(
      'detail',
      tone,
      [
        [u - 58, v - 20],
        [u - 56, v + 30, u + 56, v + 30, u + 58, v - 20],
      ],
      true,
    );
}

function ring(face: Face, area: Area, place: HandlePlace, tone: string) {
  const [u, v] = spot(area, place);
  face.disc('detail', tone, u, v - 12, 32);
  face.pad.on(tone);
  face.disc('object', undefined, u, v - 12, 17);
}

function cutOut(face: Face, area: Area, place: HandlePlace, tone: string) {
  const [u0, v0, u1, v1] = area;
  const [u, v] = [(u0 + u1) / 2, spot(area, place)[1]];
  if (place === 'left' || place === 'right') {
    const [edge, into] = place === 'left' ? [u0, 48] : [u1, -48];
    face.curve(
      'tone',
      tone,
      [
        [edge, v - 95],
        [edge + into * 1.35, v - 70, edge + into * 1.35, v + 70, edge, v + 95],
      ],
      true,
    );
  } else {
    const [edge, into] = place.startsWith('foot') ? [v0, 44] : [v1, -44];
    face.curve(
      'tone',
      tone,
      [
        [u - 95, edge],
        [u - 70, edge + into * 1.35, u + 70, edge + into * 1.35, u + 95, edge],
      ],
      true,
    );
  }
}

/** Draws the handle of one front; the front's own tone decides the depth of a cut-out. */
export function drawHandle(face: Face, area: Area, look: HandleLook, place: HandlePlace, frontTone: string) {
  const [u, v] = spot(area, place);
  if (look.kind === 'edge') lip(area, place, face, look.tone);
  if (look.kind === 'bar') bar(face, area, place, look.tone);
  if (look.kind === 'knob') face.disc('detail', look.tone, u, v, 21);
  if (look.kind === 'cup') cup(face, area, place, look.tone);
  if (look.kind === 'ring') ring(face, area, place, look.tone);
  if (look.kind === 'cut-out') cutOut(face, area, place, shade(frontTone, 0.6));
  if (look.kind === 'tab') {
    const side = place === 'left' ? area[0] : place === 'right' ? area[2] : undefined;
    const edge = place.startsWith('foot') ? area[1] : area[3];
    if (side === undefined)
      face.rect(
        'tone',
        look.tone,
        (area[0] + area[2]) / 2 - 26,
        edge - 40,
        (area[0] + area[2]) / 2 + 26,
        edge + 40,
      );
    else face.rect('tone', look.tone, side - 36, v - 60, side + 36, v + 60);
  }
  face.pad.on(frontTone);
}
