import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SUBJECT_ID, withAbout } from '#contract/about.ts';
import { FORM_PATH, NOT_SENT_PATH, SENT_PATH, VISIT_PATH } from '#contract/addresses.ts';
import { enquiryFromForm } from '#contract/enquiry.ts';
import { addressIn, type Locale, locales } from '#contract/languages.ts';
import { parseChoice, withChoice } from '#contract/light.ts';
import { ENQUIRY_FIELDS, type EnquiryWords } from '#contract/messages.ts';
import { DEFAULT_COUNTRY_CODE } from '#contract/phone.ts';
import { VISIT_FIELDS, type Visit, visitOf, visitQuery, withVisit } from '#contract/visit.ts';
import { withLanguage } from '#contract/written-in.ts';
import { calendarFile } from '../delivery/calendar.ts';
import type { Settings } from '../env.ts';
import { readHints } from '../intake/hints.ts';
import { parseForm } from '../intake/json-body.ts';
import { judgeSource } from '../intake/origin.ts';
import { REFERENCE_PATTERN } from '../outbox/reference.ts';
import { type AllowStyles, allowOwnStyles } from '../static/own-styles.ts';
import { refuse } from './answers.ts';
import { type FormError, notSentPage, pageFile, sentPage, type Typed } from './form-pages.ts';
import { formWords } from './form-words.ts';
import type { SendParts } from './send.ts';

export interface ContactParts extends SendParts {
  settings: SendParts['settings'] & Pick<Settings, 'siteName'>;
  siteRoot: string;
}

/** The same in one language. */
interface FormParts extends ContactParts {
  locale: Locale;
  words: EnquiryWords;
  /** Lets a page's own rules count. */
  allow: AllowStyles;
}

type Query = Record<string, string | readonly string[] | undefined>;

/** The visit a query names. */
const visitIn = (query: Query) =>
  visitOf((name) => {
    const value = query[name];
    return typeof value === 'string' ? value : null;
  });

function page(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(html);
}

/** Only our own pages post here: a form elsewhere would need no preflight and could send in a visitor's name. */
function guard({ settings }: ContactParts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const source = judgeSource(request.headers, settings.SITE_URL, []);
    const site = request.headers['sec-fetch-site'];
    if (source.kind === 'foreign' || (site !== undefined && !['same-origin', 'none'].includes(site)))
      return refuse(reply, 403, 'foreignOrigin');
    const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
    const isForm = type.trim() === 'application/x-www-form-urlencoded';
    return isForm && request.headers['content-encoding'] === undefined
      ? undefined
      : refuse(reply, 415, 'notForm');
  };
}

const typedIn = (body: Record<string, string>): Typed =>
  Object.fromEntries(
    [...ENQUIRY_FIELDS, 'countryCode', ...Object.values(VISIT_FIELDS)].map((name) => [
      name,
      body[name] ?? (name === 'countryCode' ? DEFAULT_COUNTRY_CODE : ''),
    ]),
  );

/** Query of the confirmation: the reference, and what its calendar file is made of. */
const confirmation = (visit: Visit | null, reference: string) =>
  visit ? visitQuery(visit, reference) : new URLSearchParams({ reference }).toString();

/** The message with the subject that the form's own address names, `?about=kitchens/alberto`; as it is when the site has no such page. */
async function messageAbout(request: FastifyRequest, message: string, parts: ContactParts): Promise<string> {
  const { about } = request.query as { about?: unknown };
  const choice = parseChoice(URL.parse(request.url, parts.settings.SITE_URL)?.search ?? '');
  if (typeof about !== 'string' || !SUBJECT_ID.test(about)) return message;
  const data = await readFile(join(parts.siteRoot, 'data', `${about}.json`), 'utf8').catch(() => null);
  if (data === null) return message;
  const { name, page } = JSON.parse(data) as { name: string; page: { to: string } };
  return withAbout(
    { name, url: new URL(withChoice(page.to, choice), parts.settings.SITE_URL).href },
    message,
  );
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, words, ...parts }: FormParts,
): Promise<FastifyReply> {
  const site = { siteRoot: parts.siteRoot, locale };
  const { refusals } = words;
  const body = parseForm(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
  const typed = typedIn(body);
  const notSent = async (status: number, errors: FormError[]) =>
    page(parts.allow(reply, pageFile(locale, NOT_SENT_PATH)), status, await notSentPage(site, errors, typed));
  const check = enquiryFromForm(typed as Parameters<typeof enquiryFromForm>[0], words);
  if (!check.ok) return notSent(422, Object.entries(check.errors));
  if (!parts.accepting()) return notSent(503, [['', refusals.unavailable]]);
  try {
    const visit = visitOf((name) => body[name]);
    const told = withLanguage(locale, check.enquiry.message);
    const message = await messageAbout(request, visit ? withVisit(visit, told) : told, parts);
    const enquiry = { ...check.enquiry, message };
    const accepted = await parts.intake(enquiry, readHints(request.headers, body), request.ip);
    if (accepted.kind !== 'limited')
      return reply.redirect(
        `${addressIn(locale, SENT_PATH)}?${confirmation(visit, accepted.reference)}`,
        303,
      );
    reply.header('retry-after', String(accepted.retryAfterSeconds));
    return notSent(429, [['', refusals.tooMany]]);
  } catch (err) {
    request.log.error({ err }, 'the enquiry could not be stored');
    reply.header('retry-after', '30');
    return notSent(503, [['', refusals.unavailable]]);
  }
}

/** The plain form's addresses in one language. */
function formIn(app: FastifyInstance, parts: FormParts): void {
  const { locale, siteRoot, words } = parts;
  const at = (path: string) => addressIn(locale, path);
  app.post(at(FORM_PATH), { onRequest: guard(parts) }, (request, reply) => answer(request, reply, parts));
  app.get<{ Querystring: Query }>(at(SENT_PATH), async (request, reply) => {
    const { reference } = request.query;
    if (typeof reference !== 'string' || !REFERENCE_PATTERN.test(reference))
      return reply.redirect(at(FORM_PATH), 302);
    parts.allow(reply, pageFile(locale, SENT_PATH));
    return page(reply, 200, await sentPage({ siteRoot, locale }, reference, visitIn(request.query)));
  });
  app.get<{ Querystring: Query }>(at(VISIT_PATH), async ({ query }, reply) => {
    const { reference } = query;
    const visit = visitIn(query);
    if (!visit || typeof reference !== 'string' || !REFERENCE_PATTERN.test(reference))
      return refuse(reply, 404, 'notFound');
    const { siteName } = parts.settings;
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="visit-${reference}.ics"`)
      .send(calendarFile({ visit, reference, siteName, made: new Date(), words: words.calendar }));
  });
  app.get(at(NOT_SENT_PATH), async (_request, reply) => reply.redirect(at(FORM_PATH), 302));
}

/** `POST /contact`, and the same in every language, for visitors without JavaScript: same checks, same outbox, pages for answers. */
export async function contactRoute(app: FastifyInstance, parts: ContactParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  const allow = allowOwnStyles(parts.siteRoot);
  for (const locale of locales)
    formIn(app, { ...parts, locale, words: formWords(parts.siteRoot, locale), allow });
}
