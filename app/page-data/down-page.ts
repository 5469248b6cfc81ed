import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { chatAddress, telephoneAddress } from '#app/behaviours/reach-us.ts';
import { company } from '#content/data/company.ts';
import { type Locale, pageText } from '#content/strings/index.ts';

/** What a proxy shows while the service does not answer: one file, nothing to load. Colours are those of app/styles/tokens.css. */
const STYLE = `
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: #faf8f3; color: #1c2240;
  font: 18px/1.6 Georgia, serif }
main { max-inline-size: 34rem; padding: 2rem; border-block-start: 3px solid #d4af37 }
h1 { font-size: 2rem; font-weight: 400; line-height: 1.2 }
a { color: inherit; overflow-wrap: anywhere }
li { margin-block: .75rem }
ul { list-style: none; padding: 0 }
`;

/** The page as a whole document. */
export function downPage(locale: Locale): string {
  const { title, text } = pageText(locale).down;
  const ways = [
    [telephoneAddress(company.phone1), company.phone1],
    [chatAddress(), `WhatsApp ${company.whatsapp}`],
    [`mailto:${company.email}`, company.email],
  ] as const;
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('title', null, title),
    h('style', null, STYLE),
  );
  const list = ways.map(([to, name]) => h('li', { key: to }, h('a', { href: to }, h('bdi', null, name))));
  const body = h(
    'body',
    null,
    h('main', null, h('h1', null, title), h('p', null, text), h('ul', null, list)),
  );
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: locale }, head, body))}`;
}
