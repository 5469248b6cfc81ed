import { type PageStrings, pageText } from '#content/strings/index.ts';
import { DEFAULT_LOCALE, type Locale } from '#contract/languages.ts';
import { pageLocale } from './page-locale.ts';

/** Words that components say by themselves: each a file of every language's folder, of which a browser fetches the page's own alone. */
type Room = 'ui' | 'viewer' | 'compare' | 'saved' | 'search' | 'enquiry' | 'light';

const files = import.meta.glob<Partial<PageStrings>>(
  '../../content/strings/*/{ui,viewer,compare,saved,search,enquiry,light}.ts',
);
const asked = new Map<Room, Promise<void>>();
const known = new Map<Room, unknown>();

/** Begins to fetch words; whoever says them calls this as its module is loaded. */
export function need(room: Room): void {
  if (import.meta.env.SSR || asked.has(room)) return;
  const file = files[`../../content/strings/${pageLocale()}/${room}.ts`];
  if (!file) throw new Error(`content/strings/${pageLocale()}/${room}.ts is not written`);
  asked.set(
    room,
    file().then((module) => void known.set(room, module[room])),
  );
}

/** What was loaded, with all words that it and what was loaded before it say. */
export async function withWords<T>(loading: Promise<T>): Promise<T> {
  const loaded = await loading;
  await Promise.all(asked.values());
  return loaded;
}

/** Words in the language of the page. In a browser they are there once `withWords` has ended. */
export function words<R extends Room>(room: R, locale: Locale = DEFAULT_LOCALE): PageStrings[R] {
  if (import.meta.env.SSR) return pageText(locale)[room];
  const found = known.get(room) as PageStrings[R] | undefined;
  if (!found) throw new Error(`the words of ${room} are said before they are there`);
  return found;
}
