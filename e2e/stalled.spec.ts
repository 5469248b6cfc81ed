import { expect, open, test } from './fixtures.ts';
import { stalled } from './stalled.ts';

test('a page that answers without frames is told from one that draws and from one that is busy', async ({
  page,
}) => {
  await open(page, '/location');
  expect(await stalled(page)).toBe(false);
  const busy = page.evaluate(() => {
    for (const since = performance.now(); performance.now() - since < 4_000; );
  });
  expect(await stalled(page, 100)).toBe(false);
  await busy;
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  expect(await stalled(page, 100)).toBe(true);
});
