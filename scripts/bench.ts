import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { mainPaths } from '#app/routes.ts';
import { controls } from './bench-controls.ts';
import { floors } from './bench-floor.ts';
import { growth } from './bench-growth.ts';
import { links } from './bench-link.ts';
import { presses } from './bench-press.ts';
import { uses } from './bench-use.ts';
import { browserPath, ensureBrowser } from './browser.ts';
import { builtSite } from './built-site.ts';
import { BENCH_FLAGS, lighthouse } from './lighthouse.ts';
import { packedSize } from './packed-size.ts';
import { pageScripts } from './page-scripts.ts';

/** Prints the figures of the site beside their targets, then those of the service. It asserts nothing about time. */

const PORT = 3230;
const ORIGIN = `http://localhost:${PORT}`;
const CLIENT = join(import.meta.dirname, '..', 'dist', 'client');

function line(cells: (string | number)[]): void {
  process.stdout.write(`${cells.map((cell, at) => String(cell).padEnd(at === 0 ? 40 : 12)).join('')}\n`);
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const weight = (file: string) => packedSize(CLIENT, file);

function weights(): void {
  line(['page (brotli)', 'HTML ≤ 15', 'starter ≤ 5', 'scripts ≤ 90']);
  for (const path of mainPaths) {
    const html = readFileSync(join(CLIENT, path, 'index.html'), 'utf8');
    const { starter, brought } = pageScripts(html);
    line([
      path,
      kib(weight(join(path, 'index.html'))),
      kib(weight(starter)),
      kib([starter, ...brought].reduce((sum, file) => sum + weight(file), 0)),
    ]);
  }
}

/** First and largest paint, blocked milliseconds and shift of a page on a phone with a processor four times slower. */
async function paints(): Promise<void> {
  line(['page, phone, CPU ÷ 4', 'FCP ms', 'LCP ms', 'block ≤ 50', 'shift 0']);
  const browser = await chromium.launch({ executablePath: browserPath(), args: BENCH_FLAGS });
  for (const path of mainPaths) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const seen = { lcp: 0, blocked: 0, shift: 0 };
      Object.assign(window, { seen });
      const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
      watch('largest-contentful-paint', ({ startTime }) => {
        seen.lcp = startTime;
      });
      watch('longtask', ({ duration }) => {
        seen.blocked += Math.max(0, duration - 50);
      });
      watch('layout-shift', (entry) => {
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
      });
    });
    await page.goto(`${ORIGIN}${path}`, { waitUntil: 'networkidle' });
    const figures = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { lcp: number; blocked: number; shift: number } };
      return { ...seen, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
    });
    line([
      path,
      Math.round(figures.fcp),
      Math.round(figures.lcp),
      Math.round(figures.blocked),
      figures.shift.toFixed(3),
      figures.blocked > 50 ? 'after both paints: React takes the page over, faces are taken late' : '',
    ]);
    await page.close();
  }
  await browser.close();
}

/** Lighthouse's four scores of every route, mobile; the target is 100. */
async function scores(): Promise<void> {
  line(['Lighthouse, mobile', 'perf', 'access', 'practice', 'SEO']);
  for (const path of mainPaths) {
    const { categories } = await lighthouse(
      ORIGIN + path,
      '--only-categories=performance,accessibility,best-practices,seo',
    );
    const all = Object.values(categories).map(({ score }) => Math.round(score * 100));
    line([path, ...all, (all[0] ?? 0) < 100 ? 'its paints on the simulated line, above' : '']);
  }
}

async function site(): Promise<void> {
  ensureBrowser();
  await builtSite();
  const server = spawn(process.execPath, [join('scripts', 'start.ts')], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: join('test-results', 'bench') },
    stdio: 'ignore',
  });
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      if (
        await fetch(`${ORIGIN}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
      await new Promise((done) => setTimeout(done, 200));
    }
    weights();
    await floors(ORIGIN, line);
    await uses(ORIGIN, line);
    await controls(ORIGIN, line);
    await presses(ORIGIN, line);
    await links(ORIGIN, line);
    await paints();
    await scores();
  } finally {
    server.kill('SIGTERM');
  }
}

const [what, ...sizes] = process.argv.slice(2);
if (what === 'growth') await growth(line, sizes.map(Number));
else {
  await site();
  spawnSync(process.execPath, [join('server', 'bench', 'run.ts')], { stdio: 'inherit' });
}
