import type { PageContext } from 'vike/types';
import { routes } from '#app/routes.ts';
import { PROJECT_FILTER } from '#contract/addresses.ts';

/** `/portfolio`, and as files of their own what it shows of one category: `/portfolio/category/<kind>`, the service's answer to `?category=<kind>`. */
export default function route({ urlPathname }: PageContext) {
  if (urlPathname === routes.portfolio) return { routeParams: {} };
  const [portfolio, filter, kind, ...rest] = urlPathname.slice(1).split('/');
  if (`/${portfolio}` !== routes.portfolio || filter !== PROJECT_FILTER || !kind || rest.length > 0)
    return false;
  return { routeParams: { kind } };
}
