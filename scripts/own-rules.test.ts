import { describe, expect, test } from 'vitest';
import { namesIn, OwnRules } from './own-rules.ts';

const ORDER = '@layer base, ui;';
const cut = (css: string, html: string) => new OwnRules(css, ORDER).of(namesIn(html));

describe('the rules of a page', () => {
  test('are those its classes, ids, elements and data attributes can match, in their order and layers', () => {
    const css =
      '@layer base{p{color:red}ul{color:red}}@layer ui{.card{top:0}.menu{top:0}#go{left:0}[data-open=true]{left:1px}}';
    expect(cut(css, '<body><p class="card wide" id="go" data-open="false"></p>')).toBe(
      `${ORDER}@layer base{p{color:red}}@layer ui{.card{top:0}#go{left:0}}`,
    );
  });

  test('keep every state a visitor brings about, and what the service may set', () => {
    const css =
      '.a:hover{top:0}.a:not(.b){top:1px}details[open] .a{top:2px}[aria-invalid=true]{top:3px}.a::before{top:4px}';
    expect(cut(css, '<details><i class="a"></i></details>')).toBe(`${ORDER}${css}`);
  });

  test('keep of a list of selectors those that match', () => {
    expect(cut('.a,.b .c{top:0}', '<i class="a"></i>')).toBe(`${ORDER}.a{top:0}`);
  });

  test('keep of custom properties and keyframes those that are asked for, also by one another', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px}.x{top:var(--a);animation:rise 1s}@keyframes rise{to{top:0}}@keyframes fall{to{top:0}}';
    expect(cut(css, '<i class="x"></i>')).toBe(
      `${ORDER}:root{--a:var(--b);--b:1px}.x{top:var(--a);animation:rise 1s}@keyframes rise{to{top:0}}`,
    );
  });

  test('are those of the page’s language and direction, with its own families and their faces alone', () => {
    const css =
      '@font-face{font-family:A}@font-face{font-family:"A two"}@layer base{:root{--f:"A", serif}p{font:1rem var(--f)}:root:lang(ru){--f:"A two", serif}[dir=rtl] p{top:0}}';
    expect(cut(css, '<html lang="ru" dir="ltr"><p><a lang="ar"></a></p>')).toBe(
      `${ORDER}@font-face{font-family:"A two"}@layer base{p{font:1rem var(--f)}:root:lang(ru){--f:"A two", serif}}`,
    );
    expect(cut(css, '<html lang="en" dir="rtl"><p></p>')).toBe(
      `${ORDER}@font-face{font-family:A}@layer base{:root{--f:"A", serif}p{font:1rem var(--f)}[dir=rtl] p{top:0}}`,
    );
  });

  test('leave no empty condition behind', () => {
    expect(cut('@media print{.y{top:0}}@container (width>1px){.y{top:0}}p{top:0}', '<p></p>')).toBe(
      `${ORDER}p{top:0}`,
    );
  });
});

test('the rest of the sheet brings no face a second time', () => {
  expect(new OwnRules('@font-face{font-family:A}p{top:0}', ORDER).withoutFaces()).toBe('p{top:0}');
});
