import { expect, it } from 'vitest';
import { poOf, readPo } from './strings-po.ts';
import { changed, entriesOf } from './strings-source.ts';

const SOURCE = `export const saved = {
  title: 'Saved',
  counted: (count: number) => (count === 1 ? '1 model' : \`\${count} models, "all" of them\`),
  list: ['First', 'Second'],
};
`;

it('takes every text out by where it stands, messages and lists by their parts', () => {
  expect(entriesOf(SOURCE).map(({ key, source }) => [key, source])).toEqual([
    ['saved.title#1', 'Saved'],
    ['saved.counted#1', '1 model'],
    ['saved.counted#2', ' models, "all" of them'],
    ['saved.list#1', 'First'],
    ['saved.list#2', 'Second'],
  ]);
});

it('puts back what was changed, and nothing else', () => {
  const entries = entriesOf(SOURCE).map(({ key, source }) => ({
    context: `saved.ts ${key}`,
    english: source,
    text: source === 'Second' ? 'Another' : source,
  }));
  const read = readPo(poOf('ru', entries));
  expect(read).toEqual({ locale: 'ru', entries });
  const texts = new Map(read.entries.map(({ context, text }) => [context.slice('saved.ts '.length), text]));
  expect(changed(SOURCE, texts)).toEqual([SOURCE.replace('Second', 'Another'), 1]);
});
