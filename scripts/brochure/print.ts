import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { STYLE_PATH } from './document.ts';

/** Prints a document whose faces and pictures stand in the project's folders. */

const ROOT = join(import.meta.dirname, '..', '..');
/** A name nobody has; every request to it is answered here. */
const HOST = 'http://brochure.invalid';
const FONTS = '/assets/fonts/';
const PICTURES = '/media/pictures/';
/** Time for all pictures of the longest brochure on a busy machine. */
const LOAD_MS = 300_000;
/** Bytes a brochure may weigh, so that it can be mailed. */
export const MAX_BYTES = 8e6;

/** A picture as JPEG of the width it is printed at: a PDF takes that as it is, anything else as raw pixels. */
async function printed(path: string, width: number): Promise<Buffer> {
  return sharp(join(ROOT, path))
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** A document and its style sheet. */
interface Printed {
  html: string;
  css: string;
}

async function answer(route: Route, { html, css }: Printed): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
  if (pathname === STYLE_PATH) return route.fulfill({ contentType: 'text/css', body: css });
  if (pathname.startsWith(FONTS))
    return route.fulfill({ contentType: 'font/woff2', body: readFileSync(join(ROOT, 'public', pathname)) });
  if (pathname.startsWith(PICTURES))
    return route.fulfill({
      contentType: 'image/jpeg',
      body: await printed(pathname, Number(searchParams.get('width'))),
    });
  return route.abort();
}

/** Shows the document. @throws Error naming a heading below which something does not fit its sheet. */
export async function show(page: Page, document: Printed): Promise<void> {
  await page.unrouteAll();
  await page.route(`${HOST}/**`, (route) => answer(route, document));
  await page.goto(`${HOST}/`, { timeout: LOAD_MS });
  await page.emulateMedia({ media: 'print' });
  // What the margins leave of A4: 174 mm.
  await page.setViewportSize({ width: 658, height: 1123 });
  const over = await page.evaluate(async () => {
    await window.document.fonts.ready;
    return [...window.document.querySelectorAll<HTMLElement>('.sheet, .half')]
      .filter((one) => one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.querySelector('h2')?.textContent ?? one.className);
  });
  if (over.length > 0) throw new Error(`does not fit its sheet: ${over.join(', ')}`);
}

/** What a brochure must be: tagged, in a stated language, with an outline, of so many pages, not too heavy. */
export function faultsOf(pdf: Buffer, lang: string, pages: number): string[] {
  const text = pdf.toString('latin1');
  const count = text.match(/\/Type \/Page\b/g)?.length ?? 0;
  return [
    ...(pdf.length > MAX_BYTES ? [`${(pdf.length / 1e6).toFixed(1)} MB, at most ${MAX_BYTES / 1e6}`] : []),
    ...(count === pages ? [] : [`${count} pages instead of ${pages}`]),
    ...['/StructTreeRoot', '/Outlines', `/Lang (${lang})`]
      .filter((mark) => !text.includes(mark))
      .map((mark) => `no ${mark}`),
  ];
}

/** The document shown, as PDF. */
export async function pdfOf(page: Page): Promise<Buffer> {
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}
