import { fill } from '#contract/fill.ts';
import { ENQUIRY_WORDS, type EnquiryWords } from '#contract/messages.ts';
import { GULF_AHEAD_MS, PART_HOURS, type Visit } from '#contract/visit.ts';

export interface CalendarEntry {
  visit: Visit;
  reference: string;
  siteName: string;
  /** When the file was made. */
  made: Date;
  /** In whose words; the showroom's own where nobody says otherwise. */
  words?: EnquiryWords['calendar'];
}

/** Date and time as a calendar file writes UTC: `20261203T090000Z`. */
const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** A line of at most 75 bytes; what is longer goes on in lines that begin with a space. RFC 5545, 3.1. */
function folded(line: string): string {
  const lines = [''];
  for (const char of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + char) > 75) lines.push(` ${char}`);
    else lines[lines.length - 1] = last + char;
  }
  return lines.join('\r\n');
}

/** A calendar file of the wished part of the day, tentative until the showroom confirms it. Nothing of the visitor stands in it. */
export function calendarFile(entry: CalendarEntry): string {
  const { visit, reference, siteName: site, made, words = ENQUIRY_WORDS.calendar } = entry;
  const place = words.places[visit.place];
  const at = (hour: number) =>
    stamp(new Date(Date.parse(`${visit.day}T00:00:00Z`) + hour * 3_600_000 - GULF_AHEAD_MS));
  const [from, to] = PART_HOURS[visit.part];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site)}//Visits//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference}@visits`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${at(from)}`,
    `DTEND:${at(to)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escaped(fill(words.summary, { site, place, reference }))}`,
    `DESCRIPTION:${escaped(fill(words.description, { reference }))}`,
    ...(visit.place === 'showroom' ? [`LOCATION:${escaped(fill(words.location, { site }))}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
