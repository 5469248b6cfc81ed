import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STYLES_TABLE } from '#contract/addresses.ts';
import { indexOf } from '#contract/gallery-index.ts';
import { scratchFolder, testBed } from '../faults/bed.ts';
import { precompress } from './precompress.ts';

const site = scratchFolder('site');
const media = scratchFolder('media');
const older = scratchFolder('older');
let bed: Awaited<ReturnType<typeof testBed>>;

const FILES: Record<string, string> = {
  'index.html': 'home',
  'about/index.html': 'about',
  'kitchens/index.html': `all kitchens ${'k'.repeat(2000)}`,
  'kitchens/page/3/index.html': 'kitchens, third page',
  'kitchens/finish/walnut/index.html': 'walnut kitchens',
  'kitchens/finish/walnut/page/2/index.html': 'walnut kitchens, second page',
  'kitchens/style/loft/index.html': `<form><label><input name="style" value="loft"><span>Loft</span></label>
    <label><input name="finish" value="walnut"><span>Walnut</span></label></form><noscript>
    <p data-filter-note="applied" hidden>Follows %LIST%, %LIST%.</p><p data-filter-note="left" hidden>Not %LIST%, %LIST%.</p>
    <p data-filter-note="unknown" hidden>Left out.</p></noscript>`,
  'data/kitchens.json': JSON.stringify(
    indexOf([
      { style: ['loft'], finish: ['walnut'] },
      { style: ['classic'], finish: ['walnut'] },
    ]),
  ),
  'kitchens/vescona-22/index.html': 'Vescona 22',
  'portfolio/index.html': 'portfolio',
  'portfolio/category/kitchen/index.html': 'kitchens of the portfolio',
  'livingRooms/index.html': 'living rooms',
  'embed/enquiry/index.html': 'widget',
  '404.html': 'the page is not there',
  // Below this length nothing is compressed; the not-found page of the tests gets its copy by hand.
  '404.html.br': 'compressed',
  'assets/app.a1b2c3.js': `console.info(1);${'/* */'.repeat(300)}`,
  'sitemap.xml': '<urlset></urlset>',
  '.well-known/security.txt': 'Contact: mailto:us@maker.example',
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site.path, name)), { recursive: true });
    writeFileSync(join(site.path, name), text);
  }
  writeFileSync(join(media.path, 'vescona.avif'), 'picture');
  writeFileSync(join(media.path, 'kitchens.pdf'), '%PDF');
  writeFileSync(join(media.path, 'film.mp4'), '0123456789');
  mkdirSync(join(media.path, 'moves'));
  writeFileSync(join(media.path, 'moves', 'frame.avif'), 'frame');
  writeFileSync(join(media.path, 'manifest.ts'), 'source');
  mkdirSync(join(older.path, 'assets'));
  writeFileSync(join(older.path, 'assets', 'app.000000.js'), 'earlier');
  await precompress(site.path);
  bed = await testBed(
    {
      SITE_URL: 'https://maker.example',
      ALLOWED_ORIGINS: 'https://dealer.example',
      API_BASE: 'https://api.example/v1',
    },
    site.path,
    [media.path],
    { olderRoot: older.path },
  );
});
afterAll(async () => {
  await bed.close();
  site.remove();
  media.remove();
  older.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  bed.app.inject({ method: 'GET', url, headers });

describe('addresses', () => {
  test.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?utm_source=x', 'about'],
    ['/kitchens?page=3', 'kitchens, third page'],
    ['/kitchens?finish=walnut', 'walnut kitchens'],
    ['/kitchens?finish=walnut&utm_source=x', 'walnut kitchens'],
    ['/kitchens?page=2&finish=walnut', 'walnut kitchens, second page'],
    ['/kitchens?page=3&finish=walnut', 'walnut kitchens'],
    ['/kitchens?page=99', FILES['kitchens/index.html']],
    ['/kitchens?page=../../about', FILES['kitchens/index.html']],
    ['/kitchens/vescona-22?photo=2', 'Vescona 22'],
    ['/portfolio?category=kitchen', 'kitchens of the portfolio'],
    ['/portfolio?category=../about', 'portfolio'],
    ['/livingRooms', 'living rooms'],
    ['/sitemap.xml', FILES['sitemap.xml']],
  ])('%s answers its page', async (url, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
  });

  test('a filter of several choices answers with the shortest list that has them all, and says what it follows', async () => {
    const { body } = await get('/kitchens?finish=walnut&style=loft');
    const { document } = new JSDOM(body).window;
    expect(body).toContain('<p data-filter-note="applied">Follows Loft.</p>');
    expect(body).toContain('<p data-filter-note="left">Not Walnut.</p>');
    expect(body).toContain('<p data-filter-note="unknown" hidden="">');
    expect(document.querySelectorAll('input[checked]')).toHaveLength(2);
  });

  test('a filter nobody offers is named, not obeyed', async () => {
    const { body } = await get('/kitchens?style=loft&style=%3Cscript%3E');
    expect(body).toContain('<p data-filter-note="unknown">Left out.</p>');
    expect(body).toContain('<p data-filter-note="applied">Follows Loft.</p>');
    expect(body).not.toContain('%3C');
  });

  test.each([
    ['/livingrooms', '/livingRooms'],
    ['/livingrooms/sofa?photo=1', '/livingRooms/sofa?photo=1'],
    ['/about/', '/about'],
    ['/kitchens/vescona-22/?photo=2', '/kitchens/vescona-22?photo=2'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
  ])('%s leads to %s for good', async (url, to) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  test.each([
    '/nothing',
    '/About',
    '/KITCHENS',
    '/kitchens/nothing',
    '/nothing/',
    '//evil.example/',
    '//about',
    '/%2e%2e/secret',
  ])('%s is not found, with the page that says so', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, 'the page is not there']);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  test.each([
    '/assets/gone.js',
    '/assets/gone',
    '/media/gone.avif',
    '/media/manifest.ts',
    '/favicon.ico',
    '/%zz',
    '/..%2f..%2fetc/passwd.txt',
  ])('%s is missing, and no page says so', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s is no way to ask for a page', async (method) => {
    const answer = await bed.app.inject({ method, url: '/about' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('caching and encoding', () => {
  test('pages are asked for anew by browsers, kept for minutes by shared caches, and answered 304 when unchanged', async () => {
    const first = await get('/about');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=60');
    expect(first.headers.vary).toBe('accept-encoding');
    expect(first.headers['set-cookie']).toBeUndefined();
    const etag = String(first.headers.etag);
    expect((await get('/about', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('hashed assets and versioned pictures are kept for ever', async () => {
    const forever = 'public, max-age=31536000, immutable';
    expect((await get('/assets/app.a1b2c3.js')).headers['cache-control']).toBe(forever);
    expect((await get('/media/vescona.avif?v=1')).headers['cache-control']).toBe(forever);
    expect((await get('/media/vescona.avif')).headers['cache-control']).toBe('no-cache');
    expect((await get('/media/vescona.avif')).headers['content-type']).toBe('image/avif');
    expect((await get('/media/kitchens.pdf')).headers['content-type']).toBe('application/pdf');
  });

  test('frames that films are cut from stay with the studio', async () => {
    expect((await get('/media/moves/frame.avif')).statusCode).toBe(404);
  });

  test('a page opened before a new build still gets the hashed files it names', async () => {
    const answer = await get('/assets/app.000000.js');
    expect(answer.body).toBe('earlier');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await get('/assets/app.ffffff.js')).statusCode).toBe(404);
  });

  test('precompressed files are sent to those who take them', async () => {
    const small = await get('/kitchens', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toContain('text/html');
    expect(String(small.headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(FILES['kitchens/index.html']);
    expect((await get('/kitchens', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/kitchens')).headers['content-encoding']).toBeUndefined();
    const missing = await get('/nothing', { 'accept-encoding': 'br' });
    expect([missing.statusCode, missing.headers['content-encoding'], missing.body]).toEqual([
      404,
      'br',
      'compressed',
    ]);
  });

  test('a film can be asked for in pieces', async () => {
    const piece = await get('/media/film.mp4', { range: 'bytes=2-4' });
    expect([piece.statusCode, piece.body, piece.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
  });
});

describe('security headers', () => {
  test.each(['/', '/about', '/nothing', '/assets/app.a1b2c3.js', '/config.js', '/api/nothing', '/healthz'])(
    'are on %s',
    async (url) => {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
          "connect-src 'self' https://api.example",
        ]),
      );
      expect(String(headers['content-security-policy'])).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cross-origin-embedder-policy']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  test('let listed dealers frame the enquiry form and nobody anything else', async () => {
    const { headers, body } = await get('/embed/enquiry');
    expect(body).toBe('widget');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://dealer.example");
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test('there is no frame for another company’s form unless one is named', async () => {
    expect((await get('/embed/widget')).statusCode).toBe(404);
  });

  test('shut another company’s form into a frame that asks its host only', async () => {
    const named = await testBed({}, site.path, [], {
      formWidgetScript: 'https://forms.example/a.js?id=1&b="2"',
    });
    const { headers, body } = await named.app.inject({ url: '/embed/widget' });
    await named.close();
    expect(body).toContain('<script src="https://forms.example/a.js?id=1&amp;b=%222%22" async></script>');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts allow-forms;');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("default-src 'none';script-src https://forms.example;");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' });
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('make no promise of HTTPS where there is none', async () => {
    const plain = await testBed({}, site.path);
    expect((await plain.app.inject({ url: '/' })).headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });
});

describe('rules that stand in a page', () => {
  const built = scratchFolder('built');
  const hash = (name: string) => `sha256-${name}=`;
  const pages = ['index.html', '404.html', 'contact/not-sent/index.html'];
  let own: Awaited<ReturnType<typeof testBed>>;

  beforeAll(async () => {
    const client = join(built.path, 'client');
    for (const page of pages) {
      mkdirSync(dirname(join(client, page)), { recursive: true });
      writeFileSync(join(client, page), page);
    }
    writeFileSync(
      join(built.path, STYLES_TABLE),
      JSON.stringify(Object.fromEntries(pages.map((page) => [page, hash(page)]))),
    );
    own = await testBed({}, client);
  });
  afterAll(async () => {
    await own.close();
    built.remove();
  });

  test.each([
    ['/', 'index.html'],
    ['/nothing', '404.html'],
  ])('are allowed by their hash on %s, and nothing else is', async (url, page) => {
    const policy = String((await own.app.inject(url)).headers['content-security-policy']);
    expect(policy.split(';')).toContain(`style-src 'self' '${hash(page)}'`);
    expect(policy).toContain("script-src 'self';");
  });

  test('are allowed on the page that says why a plain form was not sent', async () => {
    const { headers } = await own.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(headers['content-security-policy']).toContain(hash('contact/not-sent/index.html'));
  });
});

test('where to report a weakness is plain text at the address others look for', async () => {
  const answer = await get('/.well-known/security.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
});

test('a staging copy keeps every answer out of search engines', async () => {
  const staging = await testBed({ STAGING: 'yes' }, site.path);
  const page = await staging.app.inject('/about');
  const robots = await staging.app.inject('/robots.txt');
  await staging.close();
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(robots.body).toContain('Disallow: /');
  expect((await get('/about')).headers['x-robots-tag']).toBeUndefined();
});

test('config.js carries the api base and nothing that could end the script', async () => {
  const answer = await get('/config.js');
  expect(answer.body).toBe('window.__API_BASE__ = "https://api.example/v1";\n');
  expect(answer.headers['content-type']).toContain('text/javascript');
  expect(answer.headers['cache-control']).toBe('no-cache');
  const again = await get('/config.js', { 'if-none-match': String((await get('/config.js')).headers.etag) });
  expect(again.statusCode).toBe(304);
});
