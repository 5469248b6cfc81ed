import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The `#rrggbb` a token stands for in the end. */
function colour(name: string): string {
  const value = tokens.get(name) ?? '';
  const next = /^var\((--[a-z0-9-]+)\)$/.exec(value)?.[1];
  if (next) return colour(next);
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (!hex) throw new Error(`${name} is no plain colour: ${value}`);
  return hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text on its grounds: 4.5 to 1. */
const textPairs: [string, string][] = [
  ...['--text', '--text-2', '--text-3', '--text-gold', '--text-error', '--text-success'].flatMap(
    (text): [string, string][] => [
      [text, '--ground'],
      [text, '--ground-sheet'],
    ],
  ),
  ['--text', '--ground-band'],
  ['--text-2', '--ground-band'],
  ['--text-3', '--ground-band'],
  ['--text', '--ground-number'],
  ['--text', '--ground-chat'],
  ['--text-room', '--ground-room'],
  ['--text-room', '--ground-foot'],
  ['--text-room-2', '--ground-room'],
  ['--text-room-2', '--ground-foot'],
  ['--text-gold-room', '--ground-room'],
  ['--text-gold-room', '--ground-foot'],
  ['--text-on-gold', '--act-main'],
  ['--text-on-gold', '--act-main-over'],
  ['--text-on-solid', '--act-solid'],
  ['--text-on-solid', '--act-solid-over'],
];

/** Borders and marks one must see: 3 to 1. */
const markPairs: [string, string][] = [
  ['--rule-control', '--ground'],
  ['--rule-control', '--ground-sheet'],
  ['--rule-strong', '--ground'],
  ['--focus-inner', '--ground'],
  ['--focus-outer', '--ground-room'],
  ['--focus-outer', '--ground-foot'],
  ['--text-gold', '--ground-band'],
  ['--thread', '--ground-room'],
];

describe('contrast', () => {
  it.each(textPairs)('%s reads on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('%s is seen on %s', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it('measures as the art direction does: gold on navy 7.39, gold on white 2.10', () => {
    expect(ratio('--palette-gold', '--palette-navy')).toBeCloseTo(7.39, 1);
    expect(ratio('--palette-gold', '--palette-white')).toBeCloseTo(2.1, 1);
  });
});
