import type { PageContext } from 'vike/types';
import { galleryPaths } from '#app/routes.ts';

/** `/<category>/<product>`. */
export default function route(pageContext: PageContext) {
  const [category = '', product, ...rest] = pageContext.urlPathname.slice(1).split('/');
  if (!product || rest.length > 0 || !galleryPaths.some((path) => path === `/${category}`)) return false;
  return { routeParams: { category, product } };
}
