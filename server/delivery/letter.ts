import type { AboutSubject } from '#contract/about.ts';
import { PLACE_WORDS, type Visit } from '#contract/visit.ts';
import { escapeHtml } from '../html.ts';
import type { StoredEnquiry } from '../outbox/outbox.ts';
import type { MailModel } from './models.ts';

export interface Letter {
  row: StoredEnquiry;
  /** Model and pictures asked about, when the message opens with them. */
  about: (AboutSubject & { rest: string }) | null;
  /** Address a reply may go to; null when the one given cannot be one. */
  replyTo: string | null;
  /** The visit the message wishes for. */
  visit: Visit | null;
  /** The language of the page it was written on, as it calls itself, where that is not the showroom's. */
  language: string | null;
  /** Models the message lists. */
  models: readonly MailModel[];
}

/** A row of the letter; `link` is an address of our own site that its value leads to. */
type Row = [label: string, value: string, link?: string];

const FLAG_NOTES: Record<string, string> = {
  email: 'The email address looks mistyped: better call.',
  phone: 'The phone number looks incomplete: better write.',
};

/** Times are shown as the showroom's clock shows them. */
const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
});

/** Each model with its page and the address of its picture. */
function modelRows({ models }: Letter): Row[] {
  return models.flatMap(({ name, line, url, picture }, index): Row[] => [
    [`Model ${index + 1}`, `${name}, ${line}`],
    ['Page', url, url],
    ...(picture ? ([['Picture', picture, picture]] satisfies Row[]) : []),
  ]);
}

function facts(letter: Letter): Row[] {
  const { row, about, visit, language } = letter;
  return [
    ['Name', `${row.first_name} ${row.last_name}`],
    ['Email', row.email],
    ['Phone', row.phone],
    ...(about
      ? ([
          ['Asks about', about.name],
          ['Page', about.url],
        ] as Row[])
      : []),
    ...modelRows(letter),
    ...(visit
      ? ([['Visit', `${visit.day}, ${visit.part}, ${PLACE_WORDS[visit.place]}`]] satisfies Row[])
      : []),
    ...(language ? ([['Language', language]] satisfies Row[]) : []),
    ['Received', `${TIME.format(row.accepted_at)} (Gulf time)`],
    ['Reference', row.reference],
  ];
}

const notes = ({ row }: Letter) => row.flags.split(' ').flatMap((flag) => FLAG_NOTES[flag] ?? []);

/** Plain text; the message stands in it character for character. */
export function textPart(letter: Letter): string {
  const lines = facts(letter).map(([label, value]) => `${`${label}:`.padEnd(12)}${value}`);
  const remarks = notes(letter).map((note) => `Note: ${note}`);
  return [...lines, ...remarks, '', 'Message:', '', letter.row.message, ''].join('\n');
}

const STYLE = {
  page: 'margin:0;padding:24px;background:#f5f5f5;color:#1c2240;font:16px/1.5 Georgia,serif',
  card: 'max-width:640px;margin:0 auto;padding:32px;background:#ffffff;border-top:4px solid #d4af37',
  label: 'padding:4px 16px 4px 0;color:#5b607a;vertical-align:top;white-space:nowrap',
  value: 'padding:4px 0;text-align:left;overflow-wrap:anywhere',
  link: 'color:#1c2240',
  message:
    'margin:24px 0;padding:16px 0;border-top:1px solid #dddddd;white-space:pre-wrap;overflow-wrap:anywhere',
  button: 'display:inline-block;padding:12px 24px;background:#1c2240;color:#ffffff;text-decoration:none',
};

/** The one link made of what a visitor wrote: `mailto:` with an address that `plainAddress` passed. */
function replyButton({ row, replyTo }: Letter): string {
  if (!replyTo) return '';
  const [local = '', domain = ''] = replyTo.split(/@(?=[^@]+$)/);
  const subject = encodeURIComponent(`Your enquiry ${row.reference}`);
  const href = `mailto:${encodeURIComponent(local)}@${domain}?subject=${subject}`;
  return `<p><a href="${escapeHtml(href)}" style="${STYLE.button}">Reply to this enquiry</a></p>`;
}

function cell(value: string, link?: string): string {
  return link
    ? `<a href="${escapeHtml(link)}" style="${STYLE.link}">${escapeHtml(value)}</a>`
    : escapeHtml(value);
}

/** HTML for people who read it on a telephone; everything a visitor typed is text in it, never markup. */
export function htmlPart(letter: Letter): string {
  const rows = facts(letter).map(
    ([label, value, link]) =>
      `<tr><td style="${STYLE.label}">${label}</td><td style="${STYLE.value}" dir="auto">${cell(value, link)}</td></tr>`,
  );
  const remarks = notes(letter).map((note) => `<p><strong>Note:</strong> ${note}</p>`);
  const message = letter.about?.rest || letter.row.message;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Enquiry</title></head><body style="${STYLE.page}">
<div style="${STYLE.card}"><table role="presentation" style="border-collapse:collapse">${rows.join('')}</table>
${remarks.join('')}<div style="${STYLE.message}" dir="auto">${escapeHtml(message)}</div>
${replyButton(letter)}</div></body></html>`;
}
