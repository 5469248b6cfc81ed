/**
 * A wished visit travels as one line of the message, so that the payload stays at five fields:
 * `Wished visit: 2026-12-03, afternoon, at the showroom`. The service reads it back for the mail and the calendar file.
 */

export const VISIT_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type VisitPart = (typeof VISIT_PARTS)[number];
export const VISIT_PLACES = ['showroom', 'video', 'home'] as const;
export type VisitPlace = (typeof VISIT_PLACES)[number];

export interface Visit {
  /** Day in the showroom's time, `2026-12-03`. */
  day: string;
  part: VisitPart;
  place: VisitPlace;
}

/** Names of the fields, in a form and in the address of a calendar file. */
export const VISIT_FIELDS = { day: 'visitDay', part: 'visitPart', place: 'visitPlace' } as const;

/** Gulf Standard Time is four hours ahead of UTC all year. */
export const GULF_AHEAD_MS = 4 * 60 * 60 * 1000;

/** Hours of each part of the day, showroom's time; together they are the opening hours. */
export const PART_HOURS: Readonly<Record<VisitPart, readonly [from: number, to: number]>> = {
  morning: [10, 13],
  afternoon: [13, 17],
  evening: [17, 20],
};

/** How the line says where. */
export const PLACE_WORDS: Readonly<Record<VisitPlace, string>> = {
  showroom: 'at the showroom',
  video: 'by video',
  home: 'at my home',
};

const LINE = /^Wished visit: (\d{4}-\d{2}-\d{2}), (\w+), ([a-z ]+)$/m;

/** A day that the calendar has, written `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The visit that texts of a form or an address name; null unless there is a day. What is not said is the morning, at the showroom. */
export function visitOf(text: (name: string) => string | null | undefined): Visit | null {
  const day = text(VISIT_FIELDS.day)?.trim() ?? '';
  if (!isDay(day)) return null;
  const [part, place] = [text(VISIT_FIELDS.part), text(VISIT_FIELDS.place)];
  return {
    day,
    part: VISIT_PARTS.find((known) => known === part) ?? VISIT_PARTS[0],
    place: VISIT_PLACES.find((known) => known === place) ?? VISIT_PLACES[0],
  };
}

/** Whether a day is over where the showroom is; what is no day is none that is over. */
export function isPast(day: string, now: Date): boolean {
  const today = new Date(now.getTime() + GULF_AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return isDay(day) && day < today;
}

const lineOf = ({ day, part, place }: Visit) => `Wished visit: ${day}, ${part}, ${PLACE_WORDS[place]}`;

/** The message with the line of the visit before it. */
export function withVisit(visit: Visit, message: string): string {
  return `${lineOf(visit)}\n${message}`;
}

/** Reads the line `withVisit` wrote; null when there is none. */
export function parseVisit(message: string): Visit | null {
  const [, day, part, words] = LINE.exec(message) ?? [];
  const place = VISIT_PLACES.find((known) => PLACE_WORDS[known] === words);
  if (!day || !place || !VISIT_PARTS.some((known) => known === part)) return null;
  const texts: Record<string, string | undefined> = {
    [VISIT_FIELDS.day]: day,
    [VISIT_FIELDS.part]: part,
    [VISIT_FIELDS.place]: place,
  };
  return visitOf((name) => texts[name]);
}

/** Query of the address of a visit's calendar file. */
export function visitQuery({ day, part, place }: Visit, reference: string): string {
  return new URLSearchParams({
    reference,
    [VISIT_FIELDS.day]: day,
    [VISIT_FIELDS.part]: part,
    [VISIT_FIELDS.place]: place,
  }).toString();
}
