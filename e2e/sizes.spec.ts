import type { Page } from '@playwright/test';
import { expect, open, PAGES, test, withConsent } from './fixtures.ts';

/**
 * Too narrow a `sizes` blurs a picture, too wide a one costs a phone bytes: what it says is what is measured. A picture as high as
 * the window is left out: how wide it is before its sides are cut depends on the window's height, which `sizes` has no word for.
 */

/** Shares of the measured width between which `sizes` may lie. */
const LEAST = 0.8;
const MOST = 1.25;

const WINDOWS = [
  [375, 812],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** Each picture on the page, and its `sizes` as a share of the width it is shown at. */
function measured(page: Page): Promise<{ src: string; share: number }[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section, footer, .later { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    const ruler = document.createElement('div');
    ruler.style.position = 'absolute';
    document.body.append(ruler);
    /** Pixels of the first entry of a `sizes` attribute whose query holds. */
    const told = (sizes: string) => {
      const entry = sizes
        .split(/,(?![^(]*\))/)
        .map((text) => /^\s*(\(width [^)]*\))?\s*(.+?)\s*$/.exec(text))
        .find((parts) => parts && (!parts[1] || matchMedia(parts[1]).matches));
      ruler.style.width = entry?.[2] ?? '0';
      return ruler.getBoundingClientRect().width;
    };
    return [...document.querySelectorAll<HTMLSourceElement>('picture > source[sizes]')].flatMap((source) => {
      const img = source.parentElement?.querySelector('img');
      const first = [...(source.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ media }) => !media || matchMedia(media).matches,
      );
      const { width = 0, height = 0 } = img?.getBoundingClientRect() ?? {};
      if (!img || first !== source || width < 64 || height > innerHeight * 0.7) return [];
      // A place of another shape than its picture shows it wider than itself and cuts its sides.
      const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
      const shape = source.media ? width / height : ratio;
      return [{ src: img.src, share: told(source.sizes) / Math.max(width, height * shape) }];
    });
  });
}

for (const path of [...PAGES, '/ar', '/portfolio/jumeirah-doors'])
  test(`${path} says at 375, 768, 1280 and 1920 px how wide it shows its pictures`, async ({ page }) => {
    await withConsent(page);
    await open(page, path);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const wrong = (await measured(page)).filter(({ share }) => share < LEAST || share > MOST);
      expect(wrong, `${width} px`).toEqual([]);
    }
  });
