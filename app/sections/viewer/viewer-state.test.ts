import { describe, expect, it } from 'vitest';
import { actOfKey, ringStep, stepOfSwipe } from './viewer-state.ts';

describe('viewer', () => {
  it('goes round from the last picture to the first and back', () => {
    expect(ringStep(0, -1, 3)).toBe(2);
    expect(ringStep(2, 1, 3)).toBe(0);
  });

  it.each([
    ['ArrowRight', false, { do: 'turn', by: 1 }],
    ['ArrowRight', true, { do: 'turn', by: -1 }],
    ['ArrowLeft', false, { do: 'turn', by: -1 }],
    ['ArrowUp', false, null],
    ['Escape', false, null],
    ['z', false, { do: 'zoom' }],
    ['Z', false, { do: 'zoom' }],
    ['f', false, { do: 'fullscreen' }],
    ['+', false, { do: 'step', by: 1 }],
    ['-', false, { do: 'step', by: -1 }],
    ['a', false, null],
  ])('takes %s (right to left: %s) on a whole picture as %o', (key, rtl, act) => {
    expect(actOfKey(key, false, rtl)).toEqual(act);
  });

  it.each([
    ['ArrowRight', true, { do: 'look', way: { x: 1, y: 0 } }],
    ['ArrowUp', false, { do: 'look', way: { x: 0, y: -1 } }],
    ['Escape', false, { do: 'whole' }],
    ['z', false, { do: 'zoom' }],
  ])('takes %s (right to left: %s) on an enlarged picture as %o', (key, rtl, act) => {
    expect(actOfKey(key, true, rtl)).toEqual(act);
  });

  it.each([
    [-75, 0, false, 1],
    [-74, 0, false, null],
    [75, 10, false, -1],
    [-80, 0, true, -1],
    [-80, 100, false, null],
  ])('a finger going %i, %i (right to left: %s) steps %s', (dx, dy, rtl, step) => {
    expect(stepOfSwipe(dx, dy, rtl)).toBe(step);
  });
});
