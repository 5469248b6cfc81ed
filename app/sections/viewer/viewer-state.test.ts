import { describe, expect, it } from 'vitest';
import { actOfKey, closedViewer, stepOfSwipe, viewerReducer } from './viewer-state.ts';

describe('viewer', () => {
  const open = viewerReducer(closedViewer, { do: 'open', index: 0 });

  it('goes round from the last picture to the first and back', () => {
    const back = viewerReducer(open, { do: 'step', by: -1, total: 3 });
    expect(back.index).toBe(2);
    expect(viewerReducer(back, { do: 'step', by: 1, total: 3 }).index).toBe(0);
  });

  it('shows another picture unzoomed', () => {
    const zoomed = viewerReducer(open, { do: 'zoom' });
    expect(zoomed.zoomed).toBe(true);
    expect(viewerReducer(zoomed, { do: 'step', by: 1, total: 3 }).zoomed).toBe(false);
  });

  it.each([
    ['ArrowRight', false, 'next'],
    ['ArrowRight', true, 'previous'],
    ['ArrowLeft', false, 'previous'],
    ['z', false, 'zoom'],
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
