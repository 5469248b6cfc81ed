import type { StoredEnquiry } from '../outbox/outbox.ts';
import type { StateName } from './options.ts';

/** Where an enquiry stands; derived, never stored. */
export function stateOf(row: Pick<StoredEnquiry, 'delivered_at' | 'quarantine_reason'>): StateName {
  if (row.delivered_at !== null) return 'delivered';
  return row.quarantine_reason === null ? 'pending' : 'quarantined';
}

const time = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString());

/** One enquiry as the tool shows and exports it; times in UTC. */
export function record(row: StoredEnquiry) {
  return {
    reference: row.reference,
    state: stateOf(row),
    acceptedAt: time(row.accepted_at),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    flags: row.flags,
    quarantineReason: row.quarantine_reason ?? '',
    attempts: row.attempts,
    nextAttemptAt: row.delivered_at === null ? time(row.next_attempt_at) : '',
    lastError: row.last_error ?? '',
    deliveredAt: time(row.delivered_at),
  };
}

type EnquiryRecord = ReturnType<typeof record>;

/** Text a spreadsheet takes as text: a leading sign that would start a formula is disarmed by an apostrophe. */
export function csvCell(value: string | number): string {
  const text = String(value);
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. */
export function csv(rows: EnquiryRecord[]): string {
  const columns = Object.keys(record(EMPTY)) as (keyof EnquiryRecord)[];
  const lines = [columns.map(csvCell), ...rows.map((row) => columns.map((column) => csvCell(row[column])))];
  return `\ufeff${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

const EMPTY: StoredEnquiry = {
  id: 0,
  reference: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  message: '',
  flags: '',
  message_id: '',
  accepted_at: 0,
  attempts: 0,
  next_attempt_at: 0,
  claimed_by: null,
  claimed_until: null,
  last_failure: null,
  last_error: null,
  delivered_at: null,
  quarantine_reason: null,
};

/** Control characters could rule the operator's terminal; they are cleaned on the way in, and again here. */
const visible = (text: string) => text.replace(/\p{Cc}/gu, ' ');

/** One line an enquiry, without the letter. */
export function line(row: EnquiryRecord): string {
  const note =
    row.state === 'pending' && row.attempts > 0
      ? `${row.attempts} attempts: ${row.lastError}`
      : row.quarantineReason;
  const name = `${row.firstName} ${row.lastName}`;
  return [row.reference, row.state.padEnd(11), row.acceptedAt, visible(name), visible(note)]
    .join('  ')
    .trimEnd();
}

/** All of one enquiry, for reading. */
export function page(row: EnquiryRecord): string {
  const { message, ...facts } = row;
  const lines = Object.entries(facts).map(([name, value]) => `${name.padEnd(17)}${visible(String(value))}`);
  const letter = message.split('\n').map(visible).join('\n');
  return `${lines.join('\n')}\n\n${letter}`;
}
