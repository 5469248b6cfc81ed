import type { PageContext } from 'vike/types';
import { type Locale, localised } from '#contract/languages.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** Language of the page: the first part of its address, or the default. */
      locale: Locale;
    }
  }
}

/** Takes the language off an address, so that routes are written once for all of them. */
export function onBeforeRoute({ urlParsed }: PageContext) {
  const { locale, path } = localised(urlParsed.pathname);
  return { pageContext: { locale, urlLogical: `${path}${urlParsed.searchOriginal ?? ''}` } };
}
