import type { PageContext } from 'vike/types';
import { FACET_NAMES } from '#app/behaviours/gallery-view.ts';
import { galleryPaths } from '#app/routes.ts';

/**
 * `/<category>`, and as files of their own what an address with one query value shows without a script:
 * `/<category>/page/<n>` and `/<category>/<facet>/<value>`. The service answers `?page=3` with the former.
 */
export default function route(pageContext: PageContext) {
  const [category = '', kind, value] = pageContext.urlPathname.slice(1).split('/');
  if (!galleryPaths.some((path) => path === `/${category}`)) return false;
  if (kind === undefined) return { routeParams: { category } };
  if (value === undefined || !(kind === 'page' || FACET_NAMES.some((name) => name === kind))) return false;
  return { routeParams: { category, kind, value } };
}
