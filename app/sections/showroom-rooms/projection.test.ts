import { describe, expect, it } from 'vitest';
import { showroom } from '#content/showroom.ts';
import {
  bounded,
  focalLength,
  headingTo,
  type Look,
  onGlass,
  round360,
  tiltTo,
  turnBetween,
  widthFor,
} from './projection.ts';

const glass = { width: 1200, height: 600 };
const look: Look = { heading: 350, tilt: 10, angle: 90 };

/** What the shader does with a pixel: its direction. */
function directionOf(x: number, y: number, { heading, tilt, angle }: Look) {
  const radians = Math.PI / 180;
  const [dx, dy, dz] = [x - glass.width / 2, glass.height / 2 - y, focalLength(angle, glass)];
  const length = Math.hypot(dx, dy, dz);
  const [sin, cos] = [Math.sin(tilt * radians), Math.cos(tilt * radians)];
  return {
    heading: round360(heading + Math.atan2(dx, dz * cos - dy * sin) / radians),
    tilt: Math.asin((dy * cos + dz * sin) / length) / radians,
  };
}

describe('the way to another standpoint', () => {
  it('is a heading clockwise from the depth of the room', () => {
    const here = { x: 2, y: 2 };
    expect(headingTo(here, { x: 2, y: 5 })).toBe(0);
    expect(headingTo(here, { x: 5, y: 2 })).toBe(90);
    expect(headingTo(here, { x: 2, y: 0 })).toBe(180);
    expect(headingTo(here, { x: 0, y: 2 })).toBe(270);
  });

  it('lies the other way round from there, between all linked standpoints', () => {
    for (const here of showroom.standpoints)
      for (const there of showroom.standpoints.filter(({ id }) => here.links.includes(id)))
        expect(Math.abs(turnBetween(headingTo(here, there), headingTo(there, here)))).toBeCloseTo(180);
  });

  it('leads down to what is lower than the eye, the less the farther it is', () => {
    const here = { x: 0, y: 0 };
    expect(tiltTo(here, { x: 0, y: 1 }, 1.5, 0.5)).toBeCloseTo(-45);
    expect(tiltTo(here, { x: 3, y: 4 }, 1.5, 1.5)).toBeCloseTo(0);
    expect(tiltTo(here, { x: 0, y: 9 }, 1.5, 0.5)).toBeGreaterThan(-10);
  });
});

describe('a direction on the glass', () => {
  it('is the middle when one looks that way, and the edge at half the angle', () => {
    expect(onGlass({ heading: 350, tilt: 10 }, look, glass)).toEqual({ x: 600, y: 300 });
    const level = { ...look, tilt: 0 };
    expect(onGlass({ heading: 35, tilt: 0 }, level, glass)?.x).toBeCloseTo(1200);
    expect(onGlass({ heading: 305, tilt: 0 }, level, glass)?.x).toBeCloseTo(0);
  });

  it('is nowhere when it lies behind', () => {
    expect(onGlass({ heading: 170, tilt: 0 }, look, glass)).toBeNull();
  });

  it('is where the picture shows it: the shader’s way back leads to the same direction', () => {
    for (const direction of [
      { heading: 20, tilt: -15 },
      { heading: 320, tilt: 25 },
      { heading: 355, tilt: -30 },
    ]) {
      const at = onGlass(direction, look, glass);
      const back = directionOf(at?.x ?? 0, at?.y ?? 0, look);
      expect(Math.abs(turnBetween(back.heading, direction.heading))).toBeLessThan(1e-9);
      expect(back.tilt).toBeCloseTo(direction.tilt);
    }
  });
});

describe('a look', () => {
  it('turns all round, and tilts and widens within bounds', () => {
    expect(bounded({ heading: -10, tilt: 95, angle: 500 })).toEqual({ heading: 350, tilt: 80, angle: 105 });
    expect(bounded({ heading: 725, tilt: -95, angle: 1 })).toEqual({ heading: 5, tilt: -80, angle: 35 });
  });

  it('turns the shorter way', () => {
    expect(turnBetween(350, 10)).toBe(20);
    expect(turnBetween(10, 350)).toBe(-20);
  });
});

it('the picture is as wide as the glass shows it and the graphics card takes it', () => {
  const [phone, desk] = [
    { width: 686, height: 515 },
    { width: 1180, height: 664 },
  ];
  expect(widthFor([1536, 3072, 6144], 16_384, phone)).toBe(3072);
  expect(widthFor([1536, 3072, 6144], 16_384, desk)).toBe(6144);
  expect(widthFor([1536, 3072], 16_384, desk)).toBe(3072);
  expect(widthFor([1536, 3072, 6144], 2048, desk)).toBe(1536);
  expect(widthFor([1536, 3072], 1024, desk)).toBe(1536);
});
