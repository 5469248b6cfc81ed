import { parseAbout } from '#contract/about.ts';
import type { Enquiry } from '#contract/enquiry.ts';
import type { Hints } from './hints.ts';
import { SALES, SELLERS_VOICE, SITE_TALK } from './spam-words.ts';

/** At this score an enquiry waits in quarantine for a person; it is stored and answered like any other. */
const QUARANTINE_SCORE = 5;
/** Signs that clients show too cannot reach the score by themselves, however many they are. */
const SOFT_MAX = 4;
/** Nobody reads, types five fields and sends in less. */
const HURRIED_MS = 1500;

interface Text {
  enquiry: Enquiry;
  names: string;
  message: string;
  links: number;
  families: number;
}

interface Sign {
  name: string;
  score: number;
  /** Soft signs only add to hard ones. */
  soft?: true;
  found: (text: Text) => boolean;
}

const LINK = /(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi;
const SHORTENED =
  /\b(?:bit\.ly|tinyurl\.com|t\.me|cutt\.ly|is\.gd|goo\.gl|rb\.gy|clck\.ru|telegra\.ph|ow\.ly|vk\.cc)\//i;
const MARKUP = /<a\s[^>]*href|\[(?:url|link|img)[=\]]|<\/?(?:script|iframe|h\d|strong|img)\b/i;
const THROW_AWAY =
  /@(?:mailinator|guerrillamail|10minutemail|yopmail|tempmail|temp-mail)\.|\.(?:xyz|top|click|icu|site|online|store|ru\.com)$/i;
const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Latin words that change between capitals and small letters as no name does. */
const isRandom = (word: string) => /^[A-Za-z]{8,}$/.test(word) && matches(word, /[a-z][A-Z]/g) >= 3;

const SIGNS: Sign[] = [
  { name: 'markup', score: 5, found: ({ message }) => MARKUP.test(message) },
  {
    name: 'link in a name',
    score: 5,
    found: ({ names }) => /https?:|www\.|\w\.(?:com|ru|net|xyz|top)\b/i.test(names),
  },
  { name: 'sales pitch', score: 3, found: ({ families }) => families > 0 },
  { name: 'several sales pitches', score: 3, found: ({ families }) => families > 1 },
  { name: 'shortened link', score: 3, found: ({ message }) => SHORTENED.test(message) },
  {
    name: 'nothing but a link',
    score: 3,
    found: ({ message, links }) => links > 0 && message.replace(LINK, '').trim().length < 6,
  },
  {
    name: 'random name',
    score: 3,
    found: ({ enquiry }) => isRandom(enquiry.firstName) || isRandom(enquiry.lastName),
  },
  { name: 'random message', score: 3, found: ({ message }) => isRandom(message.trim()) },
  { name: 'link', score: 2, soft: true, found: ({ links }) => links > 0 },
  { name: 'seller’s voice', score: 2, soft: true, found: ({ message }) => SELLERS_VOICE.test(message) },
  { name: 'talk of the site', score: 2, soft: true, found: ({ message }) => SITE_TALK.test(message) },
  { name: 'throw-away sender', score: 2, soft: true, found: ({ enquiry }) => THROW_AWAY.test(enquiry.email) },
];

function read(enquiry: Enquiry): Text {
  const message = parseAbout(enquiry.message)?.rest ?? enquiry.message;
  const names = `${enquiry.firstName} ${enquiry.lastName}`;
  const all = `${names}\n${message}`;
  const families = SALES.filter((family) => family.test(all)).length;
  return { enquiry, names, message, links: matches(message, LINK), families };
}

/** Why this looks like spam, as the names of the signs, or null. Language and missing hints never count against it. */
export function quarantineReason(enquiry: Enquiry, hints: Hints): string | null {
  if (hints.honeypotFilled) return 'hidden field filled';
  const text = read(enquiry);
  const found = SIGNS.filter((sign) => sign.found(text));
  const sum = (signs: Sign[]) => signs.reduce((total, { score }) => total + score, 0);
  const hurried = hints.elapsedMs !== null && hints.elapsedMs < HURRIED_MS ? 2 : 0;
  const soft = Math.min(SOFT_MAX, sum(found.filter((sign) => sign.soft)) + hurried);
  const score = sum(found.filter((sign) => !sign.soft)) + soft;
  return score >= QUARANTINE_SCORE ? found.map(({ name }) => name).join(', ') : null;
}
