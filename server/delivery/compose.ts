import { parseAbout } from '#contract/about.ts';
import { REFERENCE_HEADER } from '#contract/transport.ts';
import { parseVisit, type Visit } from '#contract/visit.ts';
import { parseLanguage } from '#contract/written-in.ts';
import type { StoredEnquiry } from '../outbox/outbox.ts';
import { plainAddress } from './addresses.ts';
import { calendarFile } from './calendar.ts';
import { htmlPart, textPart } from './letter.ts';
import { type ModelLookup, modelsOf } from './models.ts';

/** What every mail is sent as; none of it comes from a visitor. */
export interface MailIdentity {
  from: string;
  to: string;
  siteName: string;
  /** Knows the models an enquiry may list. */
  models: ModelLookup;
}

const SUBJECT_MAX = 150;
/** Marks that turn the reading direction of what follows: harmless in a text, misleading in a subject line. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A visitor's text made fit for a header. An encoded word typed as a name (`=?utf-8?Q?…?=`) would pass the mail library
 * untouched and be decoded by the reader; a space takes its meaning away.
 */
export function headerText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(DIRECTION_OVERRIDES, '').replaceAll('=?', '= ?').trim();
}

const shorten = (text: string, max: number) => {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text;
};

/** The wished visit as a file that a calendar takes. */
function calendar(visit: Visit, { reference, accepted_at }: StoredEnquiry, { siteName }: MailIdentity) {
  return {
    filename: `visit-${reference}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile({ visit, reference, siteName, made: new Date(accepted_at) }),
  };
}

/** The letter the showroom gets: from us, to us, Reply-To the client when the address can be one. */
export function compose(row: StoredEnquiry, identity: MailIdentity) {
  const about = parseAbout(row.message);
  const visit = parseVisit(row.message);
  const name = headerText(`${row.first_name} ${row.last_name}`);
  const replyTo = plainAddress(row.email);
  const subject = [
    'Enquiry',
    row.reference,
    '–',
    shorten(name, 80),
    about ? `– ${headerText(about.name)}` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const language = parseLanguage(row.message);
  const letter = { row, about, replyTo, visit, language, models: modelsOf(row.message, identity.models) };
  return {
    from: { name: identity.siteName, address: identity.from },
    to: { name: '', address: identity.to },
    ...(replyTo ? { replyTo: { name: shorten(name, 80), address: replyTo } } : {}),
    envelope: { from: identity.from, to: [identity.to] },
    subject: shorten(subject, SUBJECT_MAX),
    messageId: row.message_id,
    date: new Date(row.accepted_at),
    headers: { [REFERENCE_HEADER]: row.reference, 'Auto-Submitted': 'auto-generated' },
    text: textPart(letter),
    html: htmlPart(letter),
    ...(visit && { attachments: [calendar(visit, row, identity)] }),
    textEncoding: 'quoted-printable' as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
