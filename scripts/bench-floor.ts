import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserPath } from './browser.ts';
import { SLOW_LINE } from './held-line.ts';
import { BENCH_FLAGS, lighthouse } from './lighthouse.ts';

/** First and largest paint beside an empty page with the same picture: no page on this machine, in this hour, can be faster. */

const WORDS =
  'the page has words: 9 to 14 KiB of HTML (45 to 70 ms of this line), laid out at ÷ 4, and two faces';
/**
 * Pages with a picture first, how much later than the empty page they may paint (first paint, largest; ARCHITECTURE.md section 7), and
 * what it is where they are later.
 */
const PAGES = [
  ['/', 1.05, 1.15, WORDS],
  [
    '/about',
    1.05,
    1.15,
    'a sheet of its own before all: with its rules in it the HTML would weigh 16.3 KiB of 15',
  ],
  ['/kitchens', 1.2, 1.2, WORDS],
  ['/kitchens/aurelia', 1.2, 1.2, WORDS],
] as const;
/** Lines a paint is measured on, and what makes the ratio larger on one of them. */
const LINES = {
  simulated: [simulated, '; Lighthouse reckons all that was asked for before a paint as needed for it'],
  held: [held, ''],
} as const;
/** Runs a figure is the middle of. */
const TIMES = 3;
const EMPTY = '/empty-page';

interface Paint {
  fcp: number;
  lcp: number;
}

type Line = (cells: (string | number)[]) => void;

/** A page of nothing but another's first picture, asked for as that page asks. */
function emptyPage(html: string): string {
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  const picture = html.match(/<picture>.*?<\/picture>/gs)?.find((one) => /fetchpriority="high"/i.test(one));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="viewport" content="width=device-width">${preloads.join('')}<style>body{margin:0}
img{display:block;inline-size:100%;block-size:80vh;object-fit:cover}</style></head><body>${picture ?? ''}</body></html>`;
}

/** Serves the site as it is, and under EMPTY each page's empty twin. */
function withEmptyPages(origin: string): Promise<Server> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    if (!url.startsWith(EMPTY)) {
      request(origin + url, { headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }).end();
      return;
    }
    const page = await fetch(origin + (url.slice(EMPTY.length) || '/'));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(brotliCompressSync(emptyPage(await page.text())));
  });
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
}

/** As Lighthouse reckons a phone on a slow line from what it saw on a fast one. */
async function simulated(url: string): Promise<Paint> {
  const { audits } = await lighthouse(url, '--only-audits=first-contentful-paint,largest-contentful-paint');
  return {
    fcp: audits['first-contentful-paint']?.numericValue ?? 0,
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
  };
}

/** On a line that is really held, with a processor four times slower. */
async function held(url: string): Promise<Paint> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BENCH_FLAGS });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { lcp: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp: (window as unknown as { seen: { lcp: number } }).seen.lcp,
  }));
  await browser.close();
  return paint;
}

async function middle(measure: () => Promise<Paint>): Promise<Paint> {
  const all: Paint[] = [];
  for (let time = 0; time < TIMES; time += 1) all.push(await measure());
  const of = (key: keyof Paint) => all.map((one) => one[key]).sort((a, b) => a - b)[TIMES >> 1] ?? 0;
  return { fcp: of('fcp'), lcp: of('lcp') };
}

/** Prints both paints of each page, those of the empty page, and the one over the other beside its target. */
export async function floors(origin: string, line: Line): Promise<void> {
  // Both through the same door, so that what it costs is the same.
  const server = await withEmptyPages(origin);
  const door = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [name, [measure, besides]] of Object.entries(LINES)) {
    line([`paint, ${name} line`, 'FCP ms', 'empty', 'ratio', 'LCP ms', 'empty', 'ratio']);
    for (const [path, fcp, lcp, why] of PAGES) {
      const ours = await middle(() => measure(door + path));
      const empty = await middle(() => measure(door + EMPTY + path));
      const missed = ours.fcp > fcp * empty.fcp || ours.lcp > lcp * empty.lcp;
      line([
        path,
        Math.round(ours.fcp),
        Math.round(empty.fcp),
        `${(ours.fcp / empty.fcp).toFixed(2)} ≤ ${fcp}`,
        Math.round(ours.lcp),
        Math.round(empty.lcp),
        `${(ours.lcp / empty.lcp).toFixed(2)} ≤ ${lcp}`,
        missed ? why + besides : '',
      ]);
    }
  }
  server.close();
}
