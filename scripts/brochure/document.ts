import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#content/data/company.ts';
import { LANGUAGES, type Locale } from '#contract/languages.ts';
import type { Brochure, Entry } from './content.ts';
import { housePart } from './house.ts';
import { entryPage, layoutOf, pagesOf, perPage } from './layout.ts';
import { address, box, image } from './parts.ts';

/** A brochure as one HTML document on A4 sheets; printed, its headings become the outline. */

/** Where the document looks for its style: `brochureStyle`. */
export const STYLE_PATH = '/brochure.css';
/** Facts below which a detail has room under them. */
const SHORT = 4;

function cover({ title, line, note, cover: picture }: Brochure): ReactElement {
  return h(
    'section',
    { className: 'cover' },
    h('p', { className: 'wordmark' }, company.name),
    picture && image(picture, 'cover'),
    box('title', h('h1', null, title), h('p', null, line), h('p', { className: 'note' }, note)),
  );
}

function factList({ facts }: Entry): ReactElement | null {
  const rows = facts.map(([label, value]) =>
    h('div', { key: label }, h('dt', null, label), h('dd', null, value)),
  );
  return rows.length > 0 ? h('dl', null, rows) : null;
}

function finishList({ finishes }: Entry): ReactElement | null {
  const rows = finishes.map(({ name, hex }) =>
    h('li', { key: name }, h('i', { style: { background: hex } }), name),
  );
  return rows.length > 0 ? h('ul', { className: 'finishes' }, rows) : null;
}

function headOf({ name, line }: Entry): ReactElement {
  return h('header', null, h('h2', null, name), h('p', { className: 'line' }, line));
}

/** Half a page: picture, words and finishes at the start side, name and facts at the end side. */
function halfPage(entry: Entry, origin: string): ReactElement {
  const [lead, detail] = entry.pictures;
  return h(
    'article',
    { key: entry.id, id: entry.id, className: 'half' },
    box(
      'words',
      headOf(entry),
      factList(entry),
      address(origin, entry.to),
      entry.facts.length < SHORT && detail && image(detail, 'beside'),
    ),
    box('shown', lead && image(lead, 'half'), h('p', null, entry.text), finishList(entry)),
  );
}

/** A page: the main picture over two details, then everything said. */
function wholePage(entry: Entry, origin: string): ReactElement {
  const [lead, ...others] = entry.pictures;
  const details = others.slice(0, 2).map((picture) => image(picture, 'pair'));
  return h(
    'article',
    { key: entry.id, id: entry.id, className: 'whole' },
    lead && image(lead, 'lead'),
    box('pair', ...details),
    box('words', headOf(entry), h('p', null, entry.text), address(origin, entry.to)),
    box('told', factList(entry), finishList(entry)),
  );
}

/** Entries as they lie on sheets, two to a page or one. */
function sheets(entries: readonly Entry[], origin: string): ReactElement[] {
  const layout = layoutOf(entries);
  const step = perPage(layout);
  const make = layout === 'half' ? halfPage : wholePage;
  return Array.from({ length: Math.ceil(entries.length / step) }, (_, i) =>
    h(
      'section',
      { key: i, className: 'sheet' },
      entries.slice(i * step, (i + 1) * step).map((entry) => make(entry, origin)),
    ),
  );
}

/** Names of a long brochure with the page each stands on. */
function contents(brochure: Brochure): ReactElement {
  const rows = brochure.entries.map(({ id, name }, index) =>
    h(
      'li',
      { key: id },
      h('a', { href: `#${id}` }, h('span', null, name), h('b', null, entryPage(brochure, index))),
    ),
  );
  return h('section', { className: 'sheet contents' }, h('h2', null, brochure.contents), h('ol', null, rows));
}

function closing({ contact, to }: Brochure, origin: string): ReactElement {
  const rows = contact.rows.map(({ label, lines }) =>
    h(
      'div',
      { key: label },
      h('dt', null, label),
      lines.map((line) =>
        h('dd', { key: line.text }, line.to ? h('a', { href: line.to, dir: 'ltr' }, line.text) : line.text),
      ),
    ),
  );
  return h(
    'section',
    { className: 'closing' },
    h('h2', null, contact.title),
    h('p', null, contact.text),
    h('dl', null, rows),
    address(origin, to),
  );
}

/** The whole document; `origin` has no slash at its end. */
export function brochureDocument(brochure: Brochure, locale: Locale, origin: string): string {
  const { title, entries } = brochure;
  const { dir } = LANGUAGES[locale];
  const long = pagesOf(brochure).contents > 0;
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('title', null, title === company.name ? title : `${title} · ${company.name}`),
    h('link', { rel: 'stylesheet', href: STYLE_PATH }),
  );
  const body = h(
    'body',
    null,
    cover(brochure),
    long && contents(brochure),
    ...housePart(brochure, origin),
    ...sheets(entries, origin),
    closing(brochure, origin),
  );
  const page = h('html', { lang: locale, dir }, head, body);
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
