import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LAYERS } from '../app/styles/layers.ts';
import { expect, PAGES, painted, test } from './fixtures.ts';

/** A page looks with its own rules as it would with the whole sheet, before any script and without one. */

declare global {
  interface Window {
    looks?: Record<string, string>;
  }
}

/**
 * Notes what every element of the page and what stands before and after it look like, in the page: it is some hundred megabytes.
 * @returns how many there are, and which look other than at the last call.
 */
function looked(page: Page): Promise<{ count: number; changed: string[] }> {
  return page.evaluate(() => {
    const seen: Record<string, string> = {};
    for (const [index, element] of [...document.querySelectorAll('body, body *')].entries())
      for (const part of ['', '::before', '::after'])
        seen[`${index} ${element.tagName}.${element.getAttribute('class')}${part}`] = getComputedStyle(
          element,
          part,
        ).cssText;
    const { looks = seen } = window;
    window.looks = seen;
    const changed = Object.entries(seen).filter(([name, look]) => looks[name] !== look);
    return { count: Object.keys(seen).length, changed: changed.map(([name]) => name) };
  });
}

/** Adds the rest of the site's rules, as the starter does. */
function addRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector<HTMLScriptElement>('script[data-sheet]')?.dataset.sheet ?? '';
    await new Promise((done, failed) => {
      link.onload = done;
      link.onerror = failed;
      document.head.append(link);
    });
  });
}

for (const path of [...PAGES, '/ar', '/ar/kitchens/vescona-22', '/ru', '/ru/kitchens'])
  for (const width of [390, 1280])
    test(`${path} at ${width} px looks the same with its own rules and with all of them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Held for good: no script changes what is compared.
      await page.route('**/*.js', () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('[role=contentinfo], footer').first().waitFor();
      await painted(page);
      await page.evaluate(() => document.fonts.ready);
      expect((await looked(page)).count).toBeGreaterThan(200);
      await addRest(page);
      expect((await looked(page)).changed).toEqual([]);
    });

test('the rules of every page open with the order of the cascade layers', () => {
  const table = JSON.parse(readFileSync(join('dist', 'styles.json'), 'utf8')) as Record<string, string>;
  expect(Object.keys(table).length).toBeGreaterThan(PAGES.length);
  for (const file of Object.keys(table))
    expect(readFileSync(join('dist', 'client', file), 'utf8')).toContain(`<style>${LAYERS}`);
});

test.describe('rules that did not come with the build', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('are refused', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'h1 { color: rgb(1, 2, 3) }';
      document.head.append(style);
    });
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  });
});
