import type { PageContext } from 'vike/types';
import { FACET_NAMES } from '#app/behaviours/gallery-view.ts';
import { galleryPaths } from '#app/routes.ts';

/**
 * `/<category>`, and as files of their own what an address with one query value shows without a script:
 * `/<category>/<facet>/<value>`, each with `/page/<n>` behind it. The service answers `?page=3` with such a file.
 */
export default function route(pageContext: PageContext) {
  const [category = '', ...rest] = pageContext.urlPathname.slice(1).split('/');
  if (!galleryPaths.some((path) => path === `/${category}`)) return false;
  const [page, ...facet] =
    rest.at(-2) === 'page' ? [rest.at(-1), ...rest.slice(0, -2)] : [undefined, ...rest];
  const [kind, value] = facet;
  if (facet.length === 0) return { routeParams: { category, ...(page && { page }) } };
  if (facet.length !== 2 || !kind || !value || !FACET_NAMES.some((name) => name === kind)) return false;
  return { routeParams: { category, kind, value, ...(page && { page }) } };
}
