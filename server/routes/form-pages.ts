import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COUNTRY_CODES } from '#contract/phone.ts';
import { escapeHtml } from '../delivery/letter.ts';

/** What the form held, by field name. */
export type Typed = Record<string, string>;

const plainPage = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const FIELDS = [
  ['firstName', 'First name', 'given-name'],
  ['lastName', 'Last name', 'family-name'],
  ['email', 'Email', 'email'],
  ['phone', 'Phone number', 'tel-national'],
] as const;

/** Used while the built site has no pages of its own for this. */
const FALLBACK = {
  sent: plainPage('Enquiry sent', '<p>%REFERENCE%</p><p><a href="/">Return home</a></p>'),
  'not-sent': plainPage(
    'Enquiry not sent',
    `<ul data-errors></ul><form method="post" action="/contact">${FIELDS.map(
      ([name, label, autocomplete]) =>
        (name === 'phone'
          ? `<p><label>Country code <select name="countryCode">${COUNTRY_CODES.map((code) => `<option value="${code}">${code}</option>`).join('')}</select></label></p>`
          : '') +
        `<p><label>${label} <input name="${name}" id="${name}" autocomplete="${autocomplete}"></label></p>`,
    ).join(
      '',
    )}<p><label>Message <textarea name="message" id="message"></textarea></label></p><p><button>Send</button></p></form>`,
  ),
};

async function template(siteRoot: string, name: keyof typeof FALLBACK): Promise<string> {
  return readFile(join(siteRoot, 'contact', name, 'index.html'), 'utf8').catch(() => FALLBACK[name]);
}

/** The confirmation page of the site with the reference in it. */
export async function sentPage(siteRoot: string, reference: string): Promise<string> {
  return (await template(siteRoot, 'sent')).replaceAll('%REFERENCE%', () => escapeHtml(reference));
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The error list; an item links to its field when the page's form has one with an id. */
function errorItems(html: string, errors: [field: string, text: string][]): string {
  return errors
    .map(([field, text]) => {
      const tag = new RegExp(`<(?:input|textarea)\\b[^>]*\\sname="${field}"[^>]*>`).exec(html)?.[0] ?? '';
      const id = attribute(tag, 'id');
      return id ? `<li><a href="#${id}">${escapeHtml(text)}</a></li>` : `<li>${escapeHtml(text)}</li>`;
    })
    .join('');
}

/** Puts what was typed back into the fields, as text or as a quoted attribute, never as markup. */
function refill(html: string, typed: Typed): string {
  return html
    .replace(/<input\b[^>]*>/g, (tag) => {
      const value = typed[attribute(tag, 'name') ?? ''];
      if (value === undefined || attribute(tag, 'type') === 'hidden') return tag;
      return tag
        .replace(/\svalue="[^"]*"/, '')
        .replace(/^<input/, () => `<input value="${escapeHtml(value)}"`);
    })
    .replace(/(<textarea\b[^>]*>)[^<]*(<\/textarea>)/g, (whole, open: string, close: string) => {
      const value = typed[attribute(open, 'name') ?? ''];
      return value === undefined ? whole : `${open}\n${escapeHtml(value)}${close}`;
    })
    .replace(/<option\b[^>]*>([^<]*)/g, (option, label: string) => {
      const bare = option.replace(/\sselected(?:="[^"]*")?/, '');
      const value = attribute(option, 'value') ?? label.trim();
      return value === typed.countryCode ? bare.replace(/^<option/, '<option selected') : bare;
    });
}

/** The page that says why an enquiry was not sent, with the form as it was filled. */
export async function notSentPage(
  siteRoot: string,
  errors: [field: string, text: string][],
  typed: Typed,
): Promise<string> {
  const html = await template(siteRoot, 'not-sent');
  const list = /(<ul\b[^>]*\sdata-errors(?:="[^"]*")?[^>]*>)(<\/ul>)/;
  return refill(html, typed).replace(
    list,
    (_all, open: string, close: string) => `${open}${errorItems(html, errors)}${close}`,
  );
}
