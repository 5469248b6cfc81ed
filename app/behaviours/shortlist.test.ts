import { describe, expect, it } from 'vitest';
import { lookedAt, parseSaved, toggled } from './shortlist.ts';
import { joined, moved, namedModels, nameInLink, noted } from './shortlist-acts.ts';

const list = (...slugs: string[]) => slugs.map((slug) => ({ slug, note: '' }));

describe('what the device holds', () => {
  it.each([null, '', 'null', '{"slug":"dion"}', '["dion"]', '[{"slug":7,"note":""}]'])(
    'is an empty list where %j stands',
    (text) => {
      expect(parseSaved(text)).toEqual([]);
    },
  );

  it('is read back as it was written', () => {
    const models = [{ slug: 'dion', note: 'for the guests', look: '?hour=19:00' }];
    expect(parseSaved(JSON.stringify(models))).toEqual(models);
  });
});

describe('a list', () => {
  it('takes a model in at its end and lets it go', () => {
    expect(toggled(list('dion'), 'aurelia')).toEqual(list('dion', 'aurelia'));
    expect(toggled(list('dion', 'aurelia'), 'dion')).toEqual(list('aurelia'));
  });

  it('moves a model one step and no further than its ends', () => {
    expect(moved(list('a', 'b', 'c'), 'c', -1)).toEqual(list('a', 'c', 'b'));
    expect(moved(list('a', 'b', 'c'), 'a', 1)).toEqual(list('b', 'a', 'c'));
    expect(moved(list('a', 'b'), 'a', -1)).toEqual(list('a', 'b'));
    expect(moved(list('a', 'b'), 'b', 1)).toEqual(list('a', 'b'));
  });

  it('keeps a note beside its own model', () => {
    expect(noted(list('a', 'b'), 'b', 'brass')).toEqual([...list('a'), { slug: 'b', note: 'brass' }]);
  });

  it('keeps how a model is looked at, and forgets it when it is as first shown again', () => {
    const looked = toggled(list('dion'), 'aurelia', '?colour=sage');
    expect(looked).toEqual([...list('dion'), { slug: 'aurelia', note: '', look: '?colour=sage' }]);
    expect(lookedAt(looked, 'aurelia', '?hour=19:00')[1]).toEqual({
      slug: 'aurelia',
      note: '',
      look: '?hour=19:00',
    });
    expect(lookedAt(looked, 'aurelia', '')).toEqual(list('dion', 'aurelia'));
    expect(noted(looked, 'aurelia', 'brass')[1]?.look).toBe('?colour=sage');
  });

  it('takes over what a link names and it has not, notes untouched', () => {
    const own = [{ slug: 'a', note: 'mine' }];
    expect(joined(own, list('b', 'a'))).toEqual([...own, ...list('b')]);
  });
});

describe('an address', () => {
  it.each([
    ['', []],
    ['?models=', []],
    ['?models=aurelia,dion', list('aurelia', 'dion')],
    ['?models=aurelia,aurelia~sage', list('aurelia')],
    ['?models=vescona-22,../etc,%3Cb%3E', list('vescona-22')],
    ['?models=..%2F..', []],
    ['?models=aurelia~19:00~sage', [{ slug: 'aurelia', note: '', look: '?colour=sage&hour=19:00' }]],
    ['?models=aurelia~03:00~%3Cb%3E,dion~', list('aurelia', 'dion')],
  ])('%s names %j', (search, models) => {
    expect(namedModels(search)).toEqual(models);
  });

  it.each(['', '?colour=sage', '?hour=19:30', '?colour=sage&hour=19:30'])(
    'names a model looked at as %j so that it is read back',
    (look) => {
      const model = { slug: 'aurelia', note: '', ...(look && { look }) };
      expect(namedModels(`?models=${nameInLink(model)}`)).toEqual([model]);
    },
  );
});
