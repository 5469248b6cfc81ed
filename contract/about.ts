/** What an enquiry asks about: a product or project and the address of the page or picture. */
export interface AboutSubject {
  /** As on the page, e.g. `Vescona 22`. */
  name: string;
  /** Absolute address, e.g. `https://example.com/kitchens/vescona-22?photo=2`. */
  url: string;
}

/** What `?about=` may name: a product or project by the address of its data, `kitchens/alberto`; nothing else is ever looked up. */
export const SUBJECT_ID = /^[A-Za-z-]+\/[a-z0-9-]+$/;

const ABOUT_LINE = /^About: ([^\n]{1,120}), (https?:\/\/[^\s,]{1,300})(?:\n|$)/;

/** The message with its first line naming the subject; the payload stays at five fields that way. */
export function withAbout(subject: AboutSubject, message: string): string {
  return `About: ${subject.name}, ${subject.url}\n${message}`;
}

/** Reads the line `withAbout` wrote; null when the message does not open with one. */
export function parseAbout(message: string): (AboutSubject & { rest: string }) | null {
  const match = ABOUT_LINE.exec(message);
  const [line, name, url] = match ?? [];
  if (line === undefined || name === undefined || url === undefined) return null;
  return { name, url, rest: message.slice(line.length).trim() };
}
