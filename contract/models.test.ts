import { describe, expect, test } from 'vitest';
import { MODELS_MAX, modelsBlock, namedModels } from './models.ts';

const modelSlugs = (message: string) => namedModels(message).map(({ slug }) => slug);

const models = [
  {
    name: 'Aurelia',
    url: 'https://maker.example/kitchens/aurelia',
    lines: ['Navy, painted frame', 'With brass bars?'],
  },
  { name: 'Vescona 22', url: 'https://maker.example/ar/kitchens/vescona-22', lines: [] },
];

describe('the models of an enquiry', () => {
  test('stand in the message as a person would write them', () => {
    expect(modelsBlock('I have these in mind:', models)).toBe(
      'I have these in mind:\n\n1. Aurelia\nNavy, painted frame\nWith brass bars?\nhttps://maker.example/kitchens/aurelia\n\n2. Vescona 22\nhttps://maker.example/ar/kitchens/vescona-22\n',
    );
  });

  test('are found again whatever is written around them', () => {
    const message = `Good day,\n${modelsBlock('Diese:', models)}\nand a table. Thank you.`;
    expect(modelSlugs(message)).toEqual(['aurelia', 'vescona-22']);
  });

  test.each([
    'About: Aurelia, https://maker.example/kitchens/aurelia',
    'see https://maker.example/kitchens/aurelia',
    'https://maker.example/kitchens',
    'https://maker.example/a/b/c',
    'javascript:alert(1)',
    'ftp://maker.example/kitchens/aurelia',
    'https://maker.example/kitchens/%2e%2e',
  ])('are not read into %j', (line) => expect(modelSlugs(line)).toEqual([]));

  test('keep the colour and hour of their address', () => {
    expect(namedModels('https://maker.example/kitchens/aurelia?colour=sage&hour=18:30&x=1')).toEqual([
      { slug: 'aurelia', choice: { colour: 'sage', hour: 18.5 } },
    ]);
  });

  test('are at most as many as a mail lists', () => {
    const lines = Array.from({ length: 99 }, (_, i) => `https://maker.example/kitchens/m${i}`);
    expect(modelSlugs(lines.join('\n'))).toHaveLength(MODELS_MAX);
  });
});
