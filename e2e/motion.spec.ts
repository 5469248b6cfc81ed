import { expect, open, test, withConsent } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => withConsent(page));

test('under reduced motion nothing about the viewer fades for longer than 120 ms, and nothing travels', async ({
  page,
}) => {
  await open(page, '/kitchens');
  await page.evaluate(() => {
    const slow: string[] = [];
    Object.assign(window, { slow });
    const note = ({ target }: Event) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
        const what = animation instanceof CSSTransition ? animation.transitionProperty : animation.id;
        if (Number(duration) > 120 || what === 'transform') slow.push(`${what} ${duration} ms`);
      }
    };
    document.addEventListener('transitionrun', note);
    document.addEventListener('animationstart', note);
  });
  const card = page.getByRole('link', { name: /^Alberto/ });
  await card.hover();
  await card.click();
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await page.keyboard.press('z');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { slow: string[] }).slow)).toEqual([]);
});
