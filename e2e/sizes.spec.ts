import { expect, open, PAGES, test, withConsent } from './fixtures.ts';

/** Too narrow a `sizes` blurs a picture, too wide a one costs a phone bytes: what it says is what is measured. */

/** Shares of the measured width between which `sizes` may lie. */
const LEAST = 0.93;
const MOST = 1.25;

for (const width of [375, 768, 1280, 1920])
  for (const path of [...PAGES, '/ar', '/portfolio/jumeirah-doors'])
    test(`${path} says at ${width} px how wide it shows its pictures`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1080 });
      await withConsent(page);
      await open(page, path);
      const pictures = await page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent =
          'main > * ~ section, main ~ footer, .later { content-visibility: visible !important }';
        document.head.append(style);
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
        return [...document.querySelectorAll<HTMLSourceElement>('picture > source[sizes]')].flatMap(
          (source) => {
            const img = source.parentElement?.querySelector('img');
            const first = [...(source.parentElement?.querySelectorAll('source') ?? [])].find(
              ({ media }) => !media || matchMedia(media).matches,
            );
            if (!img || first !== source || img.clientWidth === 0) return [];
            const { width, height } = img.getBoundingClientRect();
            // A place of another shape than its picture shows it wider than itself and cuts its sides.
            const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
            const shape = source.media ? width / height : ratio;
            return [{ src: img.currentSrc, share: told(source.sizes) / Math.max(width, height * shape) }];
          },
        );
      });
      expect(pictures.filter(({ share }) => share < LEAST || share > MOST)).toEqual([]);
    });
