import { expect, test } from 'vitest';
import { parseSamples, sampled, withSamples } from './samples.ts';

test('a sixth sample finds no room, and one that is let go makes some', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  expect(sampled(five, 'f')).toBe('full');
  expect(sampled(five, 'b')).toEqual(['a', 'c', 'd', 'e']);
  expect(sampled(['a'], 'f')).toEqual(['a', 'f']);
});

test('what is no list of samples is an empty one', () => {
  expect([null, '{', '3', '[1]'].map(parseSamples)).toEqual([[], [], [], []]);
  expect(parseSamples('["a","a","b","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('samples stand in a message once, as the visitor left them', () => {
  const message = withSamples('Hello', 'Samples, please:', 'oak, brass');
  expect(message).toBe('Samples, please:\noak, brass\n\nHello');
  const changed = message.replace(', brass', '');
  expect(withSamples(changed, 'Samples, please:', 'oak, brass')).toBe(changed);
  expect(withSamples('Hello', 'Samples, please:', '')).toBe('Hello');
});
