import { expect, open, test, withConsent } from './fixtures.ts';

/** What the head preloads is what the page then shows: a picture fetched twice costs a phone a second. */

const SCREENS = [
  { width: 360, height: 740, scale: 3 },
  { width: 1280, height: 900, scale: 1 },
];

for (const { width, height, scale } of SCREENS) {
  test.describe(`at ${width} px, ${scale} pixels to one`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });
    for (const path of ['/', '/about', '/kitchens', '/kitchens/aurelia', '/portfolio/la-mer-apartment']) {
      test(`${path} asks for one rendition of each picture`, async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await withConsent(page);
        await open(page, path);
        await page.waitForLoadState('load');
        const bases = asked.flatMap((name) => /^\/media\/(.+)-\d+\.avif$/.exec(name)?.[1] ?? []);
        expect(bases.length).toBeGreaterThan(0);
        expect(bases.filter((base, index) => bases.indexOf(base) !== index)).toEqual([]);
      });
    }
  });
}
