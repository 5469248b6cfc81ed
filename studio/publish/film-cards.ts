import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findProduct } from '#content/catalogue.ts';
import { WIDE } from '#drawing/paper.ts';
import { sheetsOf } from '#drawing/sheets.ts';
import { svgOf } from '#drawing/svg.ts';
import { browserPath } from '../../scripts/browser.ts';
import type { Shot } from './film-plan.ts';

/** Pixels of every film. */
export const FRAME = { width: 1280, height: 720 } as const;

const ROOT = join(import.meta.dirname, '..', '..');
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const face = (family: string, file: string) =>
  `@font-face{font-family:"${family}";font-weight:300 800;src:url("${pathToFileURL(join(ROOT, 'public/assets/fonts', file))}")}`;

/** The site's own tokens, pens and faces, so that a card in a film is set like a page. */
const STYLE = `${face('Cormorant Garamond', 'cormorant-garamond-latin.v3.woff2')}
${face('Manrope', 'manrope-latin.v2.woff2')}
${text('app/styles/tokens.css').replaceAll(/@media \(--[^{]+\{[^}]*\{[^}]*\}\s*\}/g, '')}
*{margin:0;box-sizing:border-box}
body{width:${FRAME.width}px;height:${FRAME.height}px;overflow:hidden;background:var(--ground);color:var(--text);font-family:var(--sans)}
.card{position:absolute;inset:0;padding:0 0 0 200px;display:flex;flex-direction:column;justify-content:center}
.card::before{content:"";position:absolute;left:160px;top:0;bottom:0;width:1px;background:var(--thread)}
.card p{font:600 17px/1.5 var(--sans);letter-spacing:.16em;text-transform:uppercase;color:var(--text-3);margin-bottom:18px}
.card h1{font:500 84px/1.05 var(--serif);font-variant-numeric:lining-nums;letter-spacing:-.01em;max-width:11em;text-wrap:balance}
.sheet{position:absolute;inset:0;display:grid;place-items:center;background:var(--ground-sheet)}
.sheet svg{width:1120px;height:auto;max-height:640px}
.name{position:absolute;inset:0;background:linear-gradient(to top,rgb(20 24 46/60%),transparent 26%)}
.name p{position:absolute;left:56px;bottom:44px;color:#fff;font:500 44px/1 var(--serif)}`;

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** True if the shot shows a room, on which only its name is set. */
export function showsRoom(shot: Shot): shot is Extract<Shot, { kind: 'picture' | 'move' }> {
  return shot.kind === 'picture' || shot.kind === 'move';
}

function bodyOf(shot: Shot): string {
  if (shot.kind === 'card')
    return `<div class="card"><p>${escaped(shot.label ?? '')}</p><h1>${escaped(shot.title)}</h1></div>`;
  if (showsRoom(shot)) return `<div class="name"><p>${escaped(shot.name ?? '')}</p></div>`;
  const product = findProduct(...shot.of);
  const sheet = product && sheetsOf(product, WIDE)[0];
  if (!sheet) throw new Error(`no drawing of ${shot.of.join('/')}`);
  return `<div class="sheet">${svgOf(sheet.drawing)}</div>`;
}

/** Sets the cards, drawings and names of films as PNG files in `folder`; returns each file by its words. */
export async function setCards(shots: readonly Shot[], folder: string): Promise<Map<Shot, string>> {
  const wanted = shots.filter((shot) => !showsRoom(shot) || shot.name);
  const files = new Map<Shot, string>();
  if (wanted.length === 0) return files;
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
  });
  try {
    const page = await browser.newPage({ viewport: FRAME });
    for (const [index, shot] of wanted.entries()) {
      const html = join(folder, 'card.html');
      const file = join(folder, `card-${index}.png`);
      const ground = showsRoom(shot) ? '<style>body{background:none}</style>' : '';
      writeFileSync(
        html,
        `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${ground}${bodyOf(shot)}`,
      );
      await page.goto(pathToFileURL(html).href);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: file, omitBackground: showsRoom(shot) });
      files.set(shot, file);
    }
  } finally {
    await browser.close();
  }
  return files;
}
