import type { PrerenderContext } from 'vike/types';
import { addressIn, DEFAULT_LOCALE, locales } from '#contract/languages.ts';
import { NOT_FOUND_PATH } from '../routes.ts';

/** Every page in every published language. The default one's not-found page is the server's 404.html. */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const all = locales.flatMap((locale) =>
    pageContexts
      .filter(({ urlOriginal, is404 = false }) =>
        locale === DEFAULT_LOCALE ? urlOriginal !== NOT_FOUND_PATH : !is404,
      )
      .map((pageContext) => ({
        ...pageContext,
        locale,
        urlLogical: pageContext.urlOriginal,
        urlOriginal: addressIn(locale, pageContext.urlOriginal),
      })),
  );
  return { prerenderContext: { pageContexts: all } };
}
