import { describe, expect, it } from 'vitest';
import {
  canStep,
  carried,
  drawn,
  type Frame,
  fitted,
  isZoomed,
  looked,
  pinched,
  placed,
  pressScale,
  stepped,
  type View,
  zoomedAt,
} from './zoom-view.ts';

/** A picture of 2400 × 1600 file pixels in a stage half as wide, on a device with one pixel a CSS pixel. */
const FRAME: Frame = { stage: { width: 1200, height: 900 }, size: { width: 2400, height: 1600 } };

/** Where on the stage a share of the picture lies, counted from the stage's middle. */
function lies(view: View, frame: Frame, share: { x: number; y: number }) {
  const { width, height, x, y } = placed(view, frame);
  return { x: x + (share.x - 0.5) * width, y: y + (share.y - 0.5) * height };
}

describe('a view of a picture', () => {
  it('begins with the whole of it in the middle', () => {
    expect(placed(fitted(FRAME), FRAME)).toEqual({ width: 1200, height: 800, x: 0, y: 0 });
    expect(isZoomed(fitted(FRAME), FRAME)).toBe(false);
  });

  it('goes to the own pixels on a press, and to twice the fitted size where these are hardly larger', () => {
    expect(pressScale(FRAME)).toBe(1);
    const small = { ...FRAME, size: { width: 1300, height: 867 } };
    expect(pressScale(small)).toBeCloseTo((2 * 1200) / 1300);
  });

  it('keeps under the pointer what lay there', () => {
    const at = { x: 120, y: -80 };
    const view = zoomedAt(fitted(FRAME), FRAME, 1, at);
    expect(lies(view, FRAME, { x: 0.6, y: 0.4 })).toEqual({
      x: expect.closeTo(at.x),
      y: expect.closeTo(at.y),
    });
  });

  it('leaves no gap at an edge it reaches, and none at a scale below the whole', () => {
    const corner = zoomedAt(fitted(FRAME), FRAME, 1, { x: -600, y: -400 });
    const far = drawn(corner, FRAME, { x: 5000, y: 5000 });
    expect(placed(far, FRAME)).toMatchObject({ x: expect.closeTo(600), y: expect.closeTo(350) });
    expect(zoomedAt(far, FRAME, 0.01, { x: 0, y: 0 })).toEqual(fitted(FRAME));
  });

  it('stays in the middle along a side that is smaller than the stage', () => {
    const wide: Frame = { stage: { width: 300, height: 900 }, size: { width: 2400, height: 1600 } };
    const view = drawn(zoomedAt(fitted(wide), wide, 0.3, { x: 0, y: 0 }), wide, { x: 40, y: 40 });
    expect(placed(view, wide)).toMatchObject({ x: expect.closeTo(40), y: expect.closeTo(0) });
  });

  it('stops at 100 % where a step would pass it, either way, and goes no further than twice that', () => {
    let view = fitted(FRAME);
    const scales: number[] = [];
    while (canStep(view, FRAME, 1)) {
      view = stepped(view, FRAME, 1);
      scales.push(Math.round(view.scale * 100));
    }
    expect(scales).toEqual([71, 100, 141, 200]);
    view = stepped({ ...view, scale: 1.2 }, FRAME, -1);
    expect(view.scale).toBe(1);
    expect(stepped(stepped(view, FRAME, -1), FRAME, -1).scale).toBeCloseTo(0.5);
    expect(canStep(fitted(FRAME), FRAME, -1)).toBe(false);
  });

  it('looks an eighth of the stage further with an arrow key', () => {
    const view = looked({ scale: 1, centre: { x: 0.5, y: 0.5 } }, FRAME, { x: 1, y: 0 });
    expect(placed(view, FRAME)).toMatchObject({ x: expect.closeTo(-150), y: expect.closeTo(0) });
  });

  it('keeps between two fingers what lay between them', () => {
    const from = [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ];
    const to = [
      { x: -150, y: 20 },
      { x: 250, y: 20 },
    ];
    const view = pinched(fitted(FRAME), FRAME, from, to);
    expect(view.scale).toBeCloseTo(1);
    expect(lies(view, FRAME, { x: 0.5, y: 0.5 })).toEqual({ x: expect.closeTo(50), y: expect.closeTo(20) });
  });

  it('keeps scale and place in the next picture, and the whole where the whole was seen', () => {
    const next: Frame = { ...FRAME, size: { width: 1920, height: 1280 } };
    const view = { scale: 1, centre: { x: 0.6, y: 0.4 } };
    expect(carried(view, FRAME, next)).toEqual(view);
    expect(carried(fitted(FRAME), FRAME, next)).toEqual(fitted(next));
    expect(carried({ ...view, centre: { x: 0.9, y: 0.5 } }, FRAME, next).centre.x).toBeCloseTo(
      1 - 600 / 1920,
    );
  });
});
