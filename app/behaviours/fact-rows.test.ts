import { expect, it } from 'vitest';
import { differs, factRows } from './fact-rows.ts';

it('lays the facts of models side by side, a missing one left open', () => {
  const plain = [
    ['Style', 'Loft'],
    ['Handle', 'Bar'],
  ] as const;
  const rich = [
    ['Style', 'Classic'],
    ['Second material', 'Oak shelf'],
    ['Handle', 'Knob'],
    ['Worktop', 'Marble'],
  ] as const;
  expect(factRows([plain, rich])).toEqual([
    { label: 'Style', values: ['Loft', 'Classic'] },
    { label: 'Second material', values: [null, 'Oak shelf'] },
    { label: 'Handle', values: ['Bar', 'Knob'] },
    { label: 'Worktop', values: [null, 'Marble'] },
  ]);
});

it('has no rows without models', () => {
  expect(factRows([])).toEqual([]);
});

it('tells rows that differ, a missing fact included, from rows that do not', () => {
  expect(differs({ label: 'Style', values: ['Loft', 'Loft'] })).toBe(false);
  expect(differs({ label: 'Style', values: ['Loft', 'Loft', null] })).toBe(true);
});
