import type { Page } from '@playwright/test';
import { allProducts } from '../content/catalogue.ts';
import { company } from '../content/data/company.ts';
import { pageText } from '../content/strings/index.ts';
import { expect, holdFaces, open, painted, test } from './fixtures.ts';
import { sentences } from './latin.ts';

/** So low a window that only single words stand in view: they cannot break, whatever the device has instead. */
const LOW = { width: 1280, height: 240 };

/** The families of `--serif` and `--sans` whose words are really set in them, and not in what stands in. */
function facesUsed(page: Page) {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const width = (families: string) => {
      if (!pen) throw new Error('no canvas');
      pen.font = `500 100px ${families}`;
      return pen.measureText('Fitted furniture').width;
    };
    return ['--serif', '--sans'].filter((name) => {
      const [, ...others] = getComputedStyle(document.documentElement).getPropertyValue(name).split(',');
      return (
        width(getComputedStyle(document.documentElement).getPropertyValue(name)) !== width(others.join(','))
      );
    });
  });
}

/** What components set between words, prices and keys. */
const SIGNS = '©·×°…—‘£€';

/** Characters of a text that are drawn the same with a face as without it, whatever follows it: the face has them not. */
async function missing(page: Page, face: string, text: string): Promise<string[]> {
  const characters = [...new Set(text)].filter((one) => one >= ' ');
  return page.evaluate(
    async ([name, all]) => {
      const [style = '', family = ''] = name;
      await document.fonts.load(`${style} 100px ${family}`, 'a');
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      const width = (families: string, one: string) => {
        pen.font = `${style} 100px ${families}`;
        return pen.measureText(one).width;
      };
      return all.filter((one) =>
        ['monospace', 'serif'].every((other) => width(`${family}, ${other}`, one) === width(other, one)),
      );
    },
    [face.split(/(?<=\d) /), characters] as const,
  );
}

test('the faces have every character of the English words and the records, and the slanted one those of its line', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  const text = [
    ...sentences([pageText('en'), company, allProducts().map(({ record }) => record)]),
    SIGNS,
  ].join('');
  expect(await missing(page, '400 Manrope', text)).toEqual([]);
  // The minus stands for a key in a sentence, and headings have none.
  expect(await missing(page, '500 "Cormorant Garamond"', text.replaceAll('−', ''))).toEqual([]);
  expect(await missing(page, 'italic 500 "Cormorant Garamond"', pageText('en').ui.footer.tagline)).toEqual(
    [],
  );
  // One that is missing is told of.
  expect(await missing(page, '400 Manrope', 'aЖł')).toEqual(['Ж', 'ł']);
});

test('faces that come after the first paint are taken where they move nothing in view', async ({ page }) => {
  await page.setViewportSize(LOW);
  await holdFaces(page);
  await open(page, '/kitchens/vescona-22');
  await expect.poll(() => facesUsed(page)).toEqual(['--serif', '--sans']);
});

test('faces that would move what is in view are left to the next page', async ({ page }) => {
  await page.addInitScript(() => {
    const { delete: drop } = FontFaceSet.prototype;
    FontFaceSet.prototype.delete = function (face) {
      document.documentElement.toggleAttribute('data-dropped', true);
      return drop.call(this, face);
    };
  });
  const drawn = async () => {
    await painted(page);
    // A height told in figures of the text face, which no stand-in has exactly.
    return page.locator('h1').evaluate((title) => {
      title.style.font = '400 16px var(--sans)';
      title.style.blockSize = '60ch';
      return title.getBoundingClientRect().height;
    });
  };
  // Once for all faces: one asked for as the next page opens would draw on a page that goes.
  let once: Promise<number> | undefined;
  const firstDrawn = () => (once ??= drawn());
  await holdFaces(page, firstDrawn);
  await open(page, '/kitchens/vescona-22');
  const height = await firstDrawn();
  await page.locator('html[data-dropped]').waitFor({ state: 'attached' });
  expect(await facesUsed(page)).toEqual([]);
  expect(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().height)).toBe(height);
  await page.unroute('**/*.woff2');
  await page.setViewportSize(LOW);
  await page.goto('/kitchens');
  await expect.poll(() => facesUsed(page)).toEqual(['--serif', '--sans']);
});

test.describe('faces that cannot be had', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('leave the page in what the device has', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, '/kitchens/vescona-22');
    await page.waitForLoadState('networkidle');
    expect(await facesUsed(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
