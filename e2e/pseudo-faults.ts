import type { Page } from '@playwright/test';
import { allProducts } from '../content/catalogue.ts';
import { company } from '../content/data/company.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { layOut } from './fixtures.ts';

/** What a page in the pseudo-locale gives away: words that are not from the strings, and boxes that longer words do not fit. */

/** What is not from the strings: names of models, facts of the company, names of languages, of files and of what is kept on the device. */
const NAMES = new Set(
  [
    ...allProducts().map(({ record }) => record.name),
    ...Object.values(company),
    ...Object.values(LANGUAGES).flatMap(({ name, offer }) => [name, offer]),
    'SVG PDF DXF ISO WhatsApp OpenStreetMap',
    'userConsent savedModels savedSamples enquiryDraft language',
  ].flatMap((text) => text.match(/\p{L}{2,}/gu) ?? []),
);

/** The reference of an enquiry: nobody's word. */
const REFERENCE = /[A-Z0-9]{4}-[A-Z0-9]{4}/g;

/** What of a page stands between no marks, with the element that says it. Names of countries are the browser's own. */
function unmarked(): string[] {
  const found: string[] = [];
  let depth = 0;
  const outside = (text: string) =>
    [...text]
      .filter((letter) => {
        if (letter === '\u2068') depth += 1;
        const out = depth === 0;
        if (letter === '\u2069') depth -= 1;
        return out;
      })
      .join('');
  const tell = (text: string, from: string) => {
    if (/\p{L}{2}/u.test(text)) found.push(`${text.trim()} (${from})`);
  };
  const alone = (text: string, from: string) => {
    const around = depth;
    depth = 0;
    tell(outside(text), from);
    depth = around;
  };
  alone(document.title, 'title');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'alt',
        'title',
        'placeholder',
      ])
        alone(node.getAttribute(name) ?? '', `${name} of ${node.localName}`);
      continue;
    }
    const parent = node.parentElement;
    if (!parent?.closest('script, style, noscript, template, select'))
      tell(outside(node.textContent ?? ''), parent?.closest('[class]')?.className.toString() ?? 'body');
  }
  return found;
}

/** Visible texts that leave their box or are cut by one, and how far the page goes sideways. */
function tight(): string[] {
  const found: string[] = [];
  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  if (sideways > 0) found.push(`the page goes ${sideways} px sideways`);
  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    /auto|scroll/.test(`${overflowX} ${overflowY}`);
  /** The nearest boxes a text must stay in: the one that lays it out, and every one that cuts. */
  const boxes = (start: Element) => {
    const all: Element[] = [];
    for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (scrolls(style) || style.clipPath !== 'none') return all;
      const cuts = style.overflow !== 'visible';
      if (cuts || (all.length === 0 && !/inline$|contents/.test(style.display))) all.push(box);
      if (style.position === 'fixed') return all;
    }
    return all;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !node.textContent?.trim() ||
      !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    if (parent.closest('script, style, option, svg, [inert]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    for (const box of boxes(parent)) {
      const edge = box.getBoundingClientRect();
      if (edge.width <= 1 || edge.height <= 1) break;
      const cuts = getComputedStyle(box).overflowY !== 'visible';
      const over = Math.max(
        edge.left - text.left,
        text.right - edge.right,
        cuts ? text.bottom - edge.bottom - 4 : 0,
      );
      if (over > 1) {
        found.push(
          `${node.textContent.slice(0, 60)} leaves ${box.localName}.${box.className} by ${Math.round(over)} px`,
        );
        break;
      }
    }
  }
  return found;
}

/** Ends when what measures itself has done so; where no script runs there is no such frame. */
const nextFrame = () =>
  new Promise<void>((done) => {
    if (matchMedia('(scripting: none)').matches) done();
    else requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

const WIDTHS = [320, 375, 768, 1280];

/** Words of the page as it stands that are neither from the strings nor names. */
export async function strangeWords(page: Page): Promise<string[]> {
  const found = await page.evaluate(unmarked);
  return found.filter((one) => {
    const [text = ''] = one.split(' (');
    return (text.replaceAll(REFERENCE, '').match(/\p{L}{2,}/gu) ?? []).some((word) => !NAMES.has(word));
  });
}

/** Texts of the page as it stands that do not fit, at every width a design was looked at. */
export async function tightBoxes(page: Page): Promise<string[]> {
  const found: string[] = [];
  await layOut(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(nextFrame);
    for (const one of await page.evaluate(tight)) found.push(`${width} px: ${one}`);
  }
  return found;
}
