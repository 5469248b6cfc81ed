import { type Browser, chromium, devices } from '@playwright/test';
import { browserPath } from './browser.ts';
import { BENCH_FLAGS } from './lighthouse.ts';

/** Presses a figure is the middle of. */
const TIMES = 5;

/** Milliseconds a press may take, and why it may take longer. */
const MOST = 150;
const WHY = 'a modal makes all behind it inert: the styles of the whole page, 30 to 40 ms at ÷ 4';

/** Milliseconds a pointer is over what it presses before it does. */
const NEAR = 200;

/** Pages with what is pressed on them. */
const PRESSED = [
  ['/kitchens', 'main ul[data-layout=gallery] > li:nth-child(2) a'],
  ['/kitchens/vescona-22', 'main a[href$="photo=1"]'],
] as const;

const KINDS = {
  phone: { ...devices['Pixel 7'] },
  desktop: { viewport: { width: 1280, height: 900 } },
};

/** Milliseconds from the press on a picture until the viewer stands with a picture in it, painted; a processor four times slower. */
async function pressed(browser: Browser, address: string, target: string, kind: keyof typeof KINDS) {
  const context = await browser.newContext(KINDS[kind]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const stands = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('dialog[open] figure img')];
      return pictures.some((one) => one.complete && one.naturalWidth > 0 && one.clientWidth > 0);
    };
    const painted = new Promise<number>((done) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (!stands()) return requestAnimationFrame(look);
            return setTimeout(() => done(performance.now() - timeStamp));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  });
  // A pointer comes near before it presses, a finger by the time it lies on the glass.
  await page.hover(target);
  await page.waitForTimeout(NEAR);
  await (kind === 'phone' ? page.tap(target) : page.click(target));
  const time = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  await context.close();
  return time;
}

/** Prints a line for each page and device: the middle, the least and the most of some presses; `line` writes a row. */
export async function presses(origin: string, line: (cells: (string | number)[]) => void): Promise<void> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BENCH_FLAGS });
  line([`picture pressed, CPU ÷ 4 (≤ ${MOST})`, 'middle ms', 'least', 'most']);
  for (const [path, target] of PRESSED)
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      const times: number[] = [];
      for (let time = 0; time < TIMES; time += 1)
        times.push(Math.round(await pressed(browser, `${origin}${path}`, target, kind)));
      times.sort((a, b) => a - b);
      const middle = times[TIMES >> 1] ?? 0;
      line([`${path}, ${kind}`, middle, times[0] ?? 0, times.at(-1) ?? 0, middle > MOST ? WHY : '']);
    }
  await browser.close();
}
