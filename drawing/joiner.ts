import dimensions from '#content/data/dimensions.json' with { type: 'json' };
import type { Face } from './face.ts';
import { drawFront, type FrontKind, type FrontLook, type Surface } from './fronts.ts';
import { seeded } from './seeded.ts';
import { shade } from './tone.ts';

/** The small vocabulary the furniture outside the kitchen is drawn with: fronts in a grid, shelves, clothes, books, lamps. */

/** A set of fronts in one tone. */
export function frontsOf(slug: string, kind: FrontKind, tone: string, surface: Surface = 'plain'): FrontLook {
  const { frameWidth: frame, thinFrameWidth: thinFrame } = dimensions.kitchen;
  return { kind, tone, surface, random: seeded(slug), frame, thinFrame };
}

/** Equal fronts in columns and rows over u0 v0 u1 v1. */
export function grid(
  face: Face,
  [u0, v0, u1, v1]: readonly [number, number, number, number],
  columns: number,
  rows: number,
  look: FrontLook,
) {
  const [w, h] = [(u1 - u0) / columns, (v1 - v0) / rows];
  for (let i = 0; i < columns; i += 1)
    for (let j = 0; j < rows; j += 1)
      drawFront(face, [u0 + i * w + 2, v0 + j * h + 2, u0 + (i + 1) * w - 2, v0 + (j + 1) * h - 2], look);
}

/** A carcass seen open: back in shade, boards at the given heights. */
export function openCase(
  face: Face,
  [u0, v0, u1, v1]: readonly [number, number, number, number],
  boards: readonly number[],
  tone: string,
  back = shade(tone, 0.12),
) {
  face.rect('object', tone, u0, v0, u1, v1);
  face.rect('detail', back, u0 + 20, v0 + 20, u1 - 20, v1 - 20);
  for (const v of boards) face.line('object', u0 + 20, v, u1 - 20, v);
}

/** Books standing at u, v: heights repeat, as on a shelf one keeps. */
export function books(
  face: Face,
  u: number,
  v: number,
  count: number,
  tones: readonly string[] = ['#f3efe6', '#c9bda9', '#8d8474'],
) {
  for (let i = 0; i < count; i += 1) {
    const high = 210 + ((i * 37) % 5) * 16;
    face.rect('detail', tones[i % tones.length], u + i * 38, v, u + i * 38 + 36, v + high);
  }
}

/** Clothes on a rail from u0 to u1 at height v. */
export function clothes(
  face: Face,
  u0: number,
  u1: number,
  v: number,
  drop: number,
  tones: readonly string[] = ['#e9e2d5', '#b9ad9b', '#5b5f70'],
) {
  face.line('object', u0, v, u1, v);
  const count = Math.floor((u1 - u0 - 60) / 74);
  for (let i = 0; i < count; i += 1) {
    const u = u0 + 40 + i * 74;
    face.curve(
      'detail',
      tones[i % tones.length],
      [
        [u + 30, v - 8],
        [u + 62, v - 40, u + 64, v - 80],
        [u + 60, v - drop + ((i * 53) % 4) * 40],
        [u, v - drop + ((i * 53) % 4) * 40],
        [u - 4, v - 80],
        [u - 2, v - 40, u + 30, v - 8],
      ],
      true,
    );
  }
}

/** A vase with three stems. */
export function vase(face: Face, u: number, v: number, tone = '#8d8474') {
  for (const [du, dv] of [
    [-120, 330],
    [10, 420],
    [130, 300],
  ] as const) {
    face.curve('detail', undefined, [
      [u, v + 150],
      [u + du * 0.2, v + dv * 0.7, u + du, v + dv],
    ]);
    for (const t of [0.55, 0.8, 1])
      face.disc('tone', '#7d8a6a', u + du * t * t, v + 150 + (dv - 150) * t, 17);
  }
  face.curve(
    'object',
    tone,
    [
      [u - 34, v],
      [u - 84, v + 80, u - 26, v + 130],
      [u - 30, v + 160],
      [u + 30, v + 160],
      [u + 26, v + 130],
      [u + 84, v + 80, u + 34, v],
    ],
    true,
  );
}

/** A pendant or standing shade: its lower middle at u, v, hung on a cord up to `from`. */
export function lamp(face: Face, u: number, v: number, from: number, tone = '#b08d3a') {
  face.pad.on('#ffffff');
  face.line('detail', u, v + 120, u, from);
  face.poly('object', tone, [u - 95, v, u + 95, v, u + 46, v + 130, u - 46, v + 130]);
}

/** Reeded or clear glass in a slim frame. */
export function pane(
  face: Face,
  [u0, v0, u1, v1]: readonly [number, number, number, number],
  frame: string,
  glass: string,
  reeds: number,
  rails: readonly number[] = [],
) {
  face.rect('object', frame, u0, v0, u1, v1);
  face.rect('detail', glass, u0 + 24, v0 + 24, u1 - 24, v1 - 24);
  const count = Math.round((u1 - u0) / reeds);
  if (reeds > 0)
    for (let i = 1; i < count; i += 1)
      face.line('grain', u0 + ((u1 - u0) * i) / count, v0 + 24, u0 + ((u1 - u0) * i) / count, v1 - 24);
  for (const v of rails) face.rect('tone', frame, u0, v - 12, u1, v + 12);
}
