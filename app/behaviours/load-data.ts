import { DEFAULT_LOCALE, type Locale } from '#contract/languages.ts';
import { pageLocale } from './page-locale.ts';

/** Where what a page fetches after it was loaded lies: lists of galleries, subjects of the viewer. */
export function dataPath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/data/' : `/data/${locale}/`;
}

const loaded = new Map<string, Promise<unknown>>();

/** The data of that name (`kitchens`, `kitchens/alberto`), fetched once; a failure is asked for again next time. @throws Error naming the status. */
export function loadData<T>(name: string): Promise<T> {
  const known = loaded.get(name);
  if (known) return known as Promise<T>;
  const asked = fetch(`${dataPath(pageLocale())}${name}.json`).then((response) => {
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return response.json() as Promise<T>;
  });
  loaded.set(name, asked);
  asked.catch(() => loaded.delete(name));
  return asked;
}

/** Fetches what will be needed before it is; a failure is for the one who needs it. */
export function warmData(name: string): void {
  void loadData(name).catch(() => undefined);
}
