import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchFolder, testBed } from '#server/faults/bed.ts';
import { addressFaults } from './launch-address.ts';

const site = scratchFolder('launch');
let bed: Awaited<ReturnType<typeof testBed>>;
let origin: string;

function write(name: string, text: string) {
  mkdirSync(dirname(join(site.path, name)), { recursive: true });
  writeFileSync(join(site.path, name), text);
}

beforeAll(async () => {
  for (const name of [
    'index.html',
    'about/index.html',
    'robots.txt',
    'sitemap.xml',
    'sitemap-1.xml',
    '.well-known/security.txt',
  ])
    write(name, '');
  bed = await testBed({}, site.path);
  origin = await bed.app.listen({ port: 0, host: '127.0.0.1' });
  write('index.html', `<link rel="canonical" href="${origin}/"/>`);
  write('about/index.html', 'Somewhere 1, the Emirates');
  write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
  write('sitemap.xml', `<sitemapindex><loc>${origin}/sitemap-1.xml</loc></sitemapindex>`);
  write('sitemap-1.xml', `<urlset><loc>${origin}/</loc><loc>${origin}/about</loc></urlset>`);
  write('.well-known/security.txt', 'Contact: mailto:us@maker.example');
});
afterAll(async () => {
  await bed.close();
  site.remove();
});

test('a site that lacks nothing but https has that fault alone', async () => {
  expect(await addressFaults(origin, ['Example street'], 'us@maker.example')).toEqual(['it is not https']);
});

test('an example on a page, another canonical address and a store that is down are named', async () => {
  write('index.html', '<link rel="canonical" href="http://localhost:3000/"/>');
  bed.state.ready = false;
  const faults = await addressFaults(origin, ['Somewhere 1'], 'us@maker.example');
  expect(faults).toEqual([
    'home names another address as its own: build with this SITE_URL',
    '/readyz says that no enquiry would be taken',
    `${origin}/about still shows Somewhere 1`,
    'it is not https',
  ]);
});

test('an address where nothing answers is said to be so', async () => {
  const faults = await addressFaults('http://127.0.0.1:1', [], 'us@maker.example');
  expect(faults[0]).toBe('http://127.0.0.1:1/ answers nothing');
});
