import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import {
  ERRORS_MARK,
  NOT_SENT_PATH,
  REFERENCE_MARK,
  SENT_PATH,
  VISIT_MARK,
  VISIT_PATH,
} from '#contract/addresses.ts';
import { addressIn, type Locale } from '#contract/languages.ts';
import { type Visit, visitQuery } from '#contract/visit.ts';
import { escapeHtml } from '../html.ts';
import { attribute, child, type Element, elements, setAttribute, textNode, textOf } from '../markup.ts';

/** What the form held, by field name. */
export type Typed = Record<string, string>;
/** Why the enquiry was not sent: the field's name, or none, and the sentence. */
export type FormError = [field: string, text: string];

const bare = (body: string) =>
  `<!doctype html><meta charset="utf-8"><title>Enquiry</title><main>${body}</main>`;

/** Said while the built site has no pages of its own for this; the browser's Back has the form as it was. */
const UNBUILT: Record<string, string> = {
  [SENT_PATH]: bare(`<p>${REFERENCE_MARK}</p>`),
  [NOT_SENT_PATH]: bare(`<ul ${ERRORS_MARK}></ul>`),
};

/** Where the built pages lie, and the language they are wanted in. */
export interface Site {
  siteRoot: string;
  locale: Locale;
}

/** File of the built site that holds the page at an address. */
export const pageFile = (locale: Locale, path: string) => `${addressIn(locale, path).slice(1)}/index.html`;

async function template({ siteRoot, locale }: Site, path: string): Promise<string> {
  return readFile(join(siteRoot, pageFile(locale, path)), 'utf8').catch(() => UNBUILT[path] ?? '');
}

/** The confirmation page of the site with the reference in it, and the calendar file of a wished visit. */
export async function sentPage(site: Site, reference: string, visit: Visit | null): Promise<string> {
  const html = (await template(site, SENT_PATH)).replaceAll(REFERENCE_MARK, () => escapeHtml(reference));
  if (!visit) return html;
  const document = parse(html);
  const link = [...elements(document)].find((element) => attribute(element, VISIT_MARK) !== undefined);
  if (!link) return html;
  setAttribute(link, 'hidden', null);
  setAttribute(link, 'href', `${addressIn(site.locale, VISIT_PATH)}?${visitQuery(visit, reference)}`);
  return serialize(document);
}

/** Puts what was typed back into a field: as a value, as text, or as the choice of a list. */
function refill(element: Element, typed: Typed): void {
  const value = typed[attribute(element, 'name') ?? ''];
  if (value === undefined) return;
  if (element.tagName === 'input' && attribute(element, 'type') !== 'hidden')
    setAttribute(element, 'value', value);
  // A line break right after the tag is dropped by browsers: the first one stands for it.
  if (element.tagName === 'textarea') element.childNodes = [textNode(element, `\n${value}`)];
  if (element.tagName !== 'select') return;
  for (const option of elements(element)) {
    if (option.tagName !== 'option') continue;
    const chosen = (attribute(option, 'value') ?? textOf(option).trim()) === value;
    setAttribute(option, 'selected', chosen ? '' : null);
  }
}

/** Opens whatever a field is folded away in. */
function unfold(field: Element): void {
  for (let at: Element['parentNode'] = field; at; at = 'parentNode' in at ? at.parentNode : null)
    if ('tagName' in at && at.tagName === 'details') setAttribute(at, 'open', '');
}

/** One message of the list; it links to its field, and the field to it, when the page's form has one with an id. */
function addError(list: Element, fields: Element[], [field, text]: FormError): void {
  const at = field && fields.find((element) => attribute(element, 'name') === field);
  const id = at && attribute(at, 'id');
  const item = child(list, 'li', id ? [{ name: 'id', value: `${id}-error` }] : []);
  if (at && id) {
    setAttribute(at, 'aria-invalid', 'true');
    setAttribute(at, 'aria-describedby', `${id}-error`);
    unfold(at);
  }
  const holder = id ? child(item, 'a', [{ name: 'href', value: `#${id}` }]) : item;
  holder.childNodes.push(textNode(holder, text));
}

/** The page that says why an enquiry was not sent, with the form as it was filled. */
export async function notSentPage(site: Site, errors: FormError[], typed: Typed): Promise<string> {
  const document = parse(await template(site, NOT_SENT_PATH));
  const all = [...elements(document)];
  for (const element of all) refill(element, typed);
  const list = all.find((element) => attribute(element, ERRORS_MARK) !== undefined);
  if (list) for (const error of errors) addError(list, all, error);
  return serialize(document);
}
