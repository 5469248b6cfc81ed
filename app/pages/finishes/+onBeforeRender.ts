import type { PageContextServer } from 'vike/types';
import { finishLibrary } from '#app/page-data/finishes.ts';
import { pageText } from '#content/strings/index.ts';

/** The library stays out of the page's data: sent a second time for the script it would weigh 6 KiB more, and the script has no use for it. */
export function onBeforeRender({ locale }: PageContextServer) {
  const { contents } = pageText(locale).finishes;
  return { pageContext: { library: { contents, ...finishLibrary(locale) } } };
}
