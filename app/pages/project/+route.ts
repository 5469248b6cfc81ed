import type { PageContext } from 'vike/types';
import { routes } from '#app/routes.ts';

/** `/portfolio/<slug>`. */
export default function route(pageContext: PageContext) {
  const [portfolio = '', project, ...rest] = pageContext.urlPathname.slice(1).split('/');
  if (`/${portfolio}` !== routes.portfolio || !project || rest.length > 0) return false;
  return { routeParams: { project } };
}
