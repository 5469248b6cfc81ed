import { describe, expect, it } from 'vitest';
import { parseChoice, withChoice } from './light.ts';

describe('a colour and an hour in an address', () => {
  it.each([
    ['', {}],
    ['?colour=sage&hour=18:30', { colour: 'sage', hour: 18.5 }],
    ['?photo=1&hour=12:00', { hour: 12 }],
    ['?hour=22:00', { hour: 22 }],
    ['?hour=22:15', {}],
    ['?hour=11:45', {}],
    ['?hour=18:20', {}],
    ['?hour=18.5', {}],
    ['?colour=%3Cb%3E', {}],
    ['?colour=../etc', {}],
    ['?colour=Sage', {}],
  ])('%j says %j', (search, choice) => {
    expect(parseChoice(search)).toEqual(choice);
  });

  it('is written as it is read', () => {
    expect(withChoice('/kitchens/aurelia', { colour: 'mist-blue', hour: 19.25 })).toBe(
      '/kitchens/aurelia?colour=mist-blue&hour=19:15',
    );
    expect(withChoice('/kitchens/aurelia?photo=1', { hour: 12 })).toBe(
      '/kitchens/aurelia?photo=1&hour=12:00',
    );
    expect(withChoice('/kitchens/aurelia', {})).toBe('/kitchens/aurelia');
  });
});
