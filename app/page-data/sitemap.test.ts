import { expect, it } from 'vitest';
import { sitemapFiles } from './sitemap.ts';

const ORIGIN = 'https://maker.example';
const addresses = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

it('a large sitemap is a list of parts that together hold every address of the small one, each with its languages', () => {
  const [whole, ...none] = sitemapFiles(ORIGIN);
  const [list, ...parts] = sitemapFiles(ORIGIN, 100);
  expect(none).toEqual([]);
  expect(addresses(list?.text ?? '')).toEqual(parts.map(({ path }) => ORIGIN + path));
  expect(parts.flatMap(({ text }) => addresses(text))).toEqual(addresses(whole?.text ?? ''));
  for (const { text } of parts) {
    expect(addresses(text).length).toBeLessThanOrEqual(100);
    expect(text.match(/<url>/g)?.length).toBe(text.match(/hreflang="x-default"/g)?.length);
  }
});
