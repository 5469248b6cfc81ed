import PDFDocument from 'pdfkit';
import { PENS } from './pens.ts';
import type { Drawing, Figure, Pen } from './shape.ts';
import { figureText, type Unit } from './svg.ts';

/** A3 across, in points; margins and the height of the title line in millimetres. */
const A3 = [1190.55, 841.89] as const;
const MM = 72 / 25.4;
const [MARGIN, TITLE] = [14, 12];
/** Scales a joiner's rule has. */
const SCALES = [2, 5, 10, 20, 25, 50, 100];
const [NAVY, GOLD] = ['#1c2240', '#b08d3a'];
/** Every file is dated alike, so that the same plan gives the same file. */
const DATE = new Date('2026-01-01T00:00:00Z');

/** The largest scale at which a drawing fits the sheet. */
export function scaleFor({ width, height }: Drawing): number {
  const [wide, high] = [A3[0] / MM - 2 * MARGIN, A3[1] / MM - 2 * MARGIN - TITLE];
  return SCALES.find((scale) => width / scale <= wide && height / scale <= high) ?? 100;
}

/** Words on a sheet: its title, and the line under it in each unit, `scale` being 1 to so many. */
export interface SheetWords {
  readonly title: string;
  readonly line: (unit: Unit, scale: number) => string;
  /** Face of words in a script that the standard fonts of PDF have not; `rtl`: read from right to left. */
  readonly face?: { readonly file: string; readonly rtl: boolean };
}

/** Standard fonts of PDF have no eighths as signs of their own; all are spelled alike. */
const EIGHTHS: Readonly<Record<string, string>> = {
  '⅛': ' 1/8',
  '¼': ' 1/4',
  '⅜': ' 3/8',
  '½': ' 1/2',
  '⅝': ' 5/8',
  '¾': ' 3/4',
  '⅞': ' 7/8',
};
const spelled = (text: string) => text.replace(/[⅛¼⅜½⅝¾⅞]/g, (sign) => EIGHTHS[sign] ?? '');

/** Parts of a line as they stand from left to right: in a script read the other way the last one comes first, Latin names and figures keep theirs. */
function partsOf(text: string, rtl: boolean): string[] {
  if (!rtl) return [text];
  return text
    .split(/([A-Za-z0-9:][A-Za-z0-9:. ]*[A-Za-z0-9]|[0-9])/)
    .filter(Boolean)
    .reverse();
}

/** Words on the sheet's foot. */
function say(
  doc: PDFKit.PDFDocument,
  text: string,
  at: readonly [x: number, y: number],
  { face }: SheetWords,
) {
  if (face) doc.font(face.file);
  let [x] = at;
  for (const part of partsOf(spelled(text), face?.rtl ?? false)) {
    // Letters that join are set as one run: without a feature named, each word would be set by itself.
    const options = { lineBreak: false, ...(face && { features: ['liga' as const] }) };
    doc.text(part, x, at[1], options);
    x += doc.widthOfString(part, options);
  }
}

function stroke(doc: PDFKit.PDFDocument, pen: Pen, d: string, fill: string | undefined, pixel: number) {
  const { width, opacity = 1, dash, fillOpacity } = PENS[pen];
  doc.path(d).lineWidth(width * pixel);
  if (dash) doc.dash((dash[0] ?? 1) * pixel, { space: (dash[1] ?? 1) * pixel });
  else doc.undash();
  doc.strokeColor(pen === 'gold' ? GOLD : NAVY, opacity);
  if (fillOpacity !== undefined) doc.fillColor(NAVY, fillOpacity).fillAndStroke();
  else if (fill === 'paper') doc.fillColor('white', 1).fillAndStroke();
  else doc.stroke();
}

function figure(doc: PDFKit.PDFDocument, one: Figure, size: number, unit: Unit) {
  const text = spelled(figureText(one, unit));
  doc
    .save()
    .font(one.strong ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(NAVY, 1);
  if (one.turned) doc.rotate(-90, { origin: [one.x, one.y] });
  doc.text(text, one.x - doc.widthOfString(text) / 2, one.y, { lineBreak: false, baseline: 'alphabetic' });
  doc.restore();
}

function page(doc: PDFKit.PDFDocument, drawing: Drawing, words: SheetWords, unit: Unit) {
  const scale = scaleFor(drawing);
  doc.addPage({ size: [...A3], margin: 0 });
  const [x, foot] = [MARGIN * MM, A3[1] - MARGIN * MM];
  doc.lineWidth(0.6).strokeColor(NAVY, 1).undash();
  doc
    .moveTo(x, foot - TITLE * MM + 4)
    .lineTo(A3[0] - x, foot - TITLE * MM + 4)
    .stroke();
  doc.font('Helvetica-Bold').fontSize(11).fillColor(NAVY, 1);
  say(doc, words.title, [x, foot - 18], words);
  doc.font('Helvetica').fontSize(9);
  say(doc, words.line(unit, scale), [x + 320, foot - 17], words);
  doc
    .save()
    .translate(x, MARGIN * MM)
    .scale(MM / scale);
  for (const { pen, d, fill } of drawing.shapes) stroke(doc, pen, d, fill, drawing.pixel);
  for (const one of drawing.figures) figure(doc, one, drawing.figure, unit);
  doc.restore();
}

/** A sheet as PDF, A3 and to scale: a page in millimetres, a page in inches. */
export async function pdfOf(drawing: Drawing, words: SheetWords): Promise<Uint8Array> {
  const info = { Title: words.title, CreationDate: DATE, ModDate: DATE };
  const doc = new PDFDocument({ autoFirstPage: false, compress: true, info });
  const parts: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  page(doc, drawing, words, 'mm');
  page(doc, drawing, words, 'in');
  doc.end();
  return done;
}
