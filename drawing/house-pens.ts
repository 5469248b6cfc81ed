import type { Face } from './face.ts';

export function boxes(
  face: Face,
  pen: 'object' | 'detail',
  list: readonly (readonly [number, number, number, number])[],
) {
  for (const [x, y, w, h] of list) face.rect(pen, undefined, x, y - 14, x + w, y + h - 14);
}

export function lines(face: Face, pen: 'object' | 'detail', list: readonly (readonly number[])[]) {
  for (const pairs of list) face.line(pen, ...pairs.map((value, i) => (i % 2 ? value - 14 : value)));
}

export function curves(
  face: Face,
  pen: 'object' | 'detail',
  list: readonly (readonly (readonly number[])[])[],
) {
  for (const steps of list)
    face.curve(
      pen,
      undefined,
      steps.map((step) => step.map((value, i) => (i % 2 ? value - 14 : value))),
    );
}
