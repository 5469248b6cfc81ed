import { describe, expect, it } from 'vitest';
import { actOfKey, PLAIN, stepOfSwipe, stepped, viewerReducer } from './viewer-state.ts';

describe('viewer', () => {
  it('goes round from the last picture to the first and back', () => {
    expect(stepped(0, -1, 3)).toBe(2);
    expect(stepped(2, 1, 3)).toBe(0);
  });

  it('shows another picture unzoomed, and nothing of either once closed', () => {
    const zoomed = viewerReducer({ zoomed: false, fullscreen: true }, { do: 'zoom' });
    expect(zoomed).toEqual({ zoomed: true, fullscreen: true });
    expect(viewerReducer(zoomed, { do: 'turn' })).toEqual({ zoomed: false, fullscreen: true });
    expect(viewerReducer(zoomed, { do: 'close' })).toEqual(PLAIN);
  });

  it.each([
    ['ArrowRight', false, 'next'],
    ['ArrowRight', true, 'previous'],
    ['ArrowLeft', false, 'previous'],
    ['z', false, 'zoom'],
    ['Z', false, 'zoom'],
    ['f', false, 'fullscreen'],
    ['a', false, null],
  ])('takes %s (right to left: %s) as %s', (key, rtl, act) => {
    expect(actOfKey(key, rtl)).toBe(act);
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
