import { describe, expect, it } from 'vitest';
import { FIRST_HOUR, HOUR_STEP, LAST_HOUR } from '#contract/light.ts';
import { LIGHT_GROUPS, paintOf } from '#media/layers.ts';
import { weightsAt } from './curves.ts';

const hours = Array.from(
  { length: (LAST_HOUR - FIRST_HOUR) / HOUR_STEP + 1 },
  (_, step) => FIRST_HOUR + step * HOUR_STEP,
);

describe('the lights of a day', () => {
  it.each([13, 15, 16.5, 20])('leave a picture of %d as it is at its own hour', (own) => {
    expect(Object.values(weightsAt(own, own)).flat()).toEqual(Array(15).fill(1));
  });

  it('are known at every hour', () => {
    for (const hour of hours)
      for (const w of Object.values(weightsAt(hour, 13)).flat()) expect(w).toBeGreaterThan(0);
  });

  it('change by no more than three stops from one quarter of an hour to the next', () => {
    for (const [at, hour] of hours.entries()) {
      const next = hours[at + 1];
      if (next === undefined) continue;
      const [a, b] = [weightsAt(hour, 13), weightsAt(next, 13)];
      for (const group of ['sky', 'ceiling', 'pendants', 'strips'] as const)
        for (const c of [0, 1, 2] as const)
          expect(Math.abs(Math.log2(b[group][c] / a[group][c]))).toBeLessThan(3);
    }
  });

  it('take the sun away, turn the sky blue and the lamps up', () => {
    const night = weightsAt(20, 13);
    expect(night.sun[0]).toBeLessThan(1e-3);
    expect(night.sky[2]).toBeGreaterThan(2 * night.sky[0]);
    for (const lamp of ['pendants', 'strips'] as const) expect(night[lamp][0]).toBeGreaterThan(2);
  });

  it('name every group', () => {
    expect(Object.keys(weightsAt(12, 13))).toEqual([...LIGHT_GROUPS]);
  });
});

describe('a paint', () => {
  it('throws back a little less than its tone', () => {
    expect(paintOf('#ffffff').map((value) => Math.round(value * 1000))).toEqual([962, 962, 962]);
    expect(paintOf('#000000')).toEqual([0, 0, 0]);
  });
});
