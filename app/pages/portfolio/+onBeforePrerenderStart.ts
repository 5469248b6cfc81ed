import { routes } from '#app/routes.ts';
import { ALL, filterChoices } from '#app/sections/portfolio-grid/project-filter.ts';
import { projects } from '#content/projects.ts';
import { PROJECT_FILTER } from '#contract/addresses.ts';

/** The portfolio, whole and by category. */
export function onBeforePrerenderStart(): string[] {
  const kinds = filterChoices(projects).filter(({ value }) => value !== ALL);
  return [routes.portfolio, ...kinds.map(({ value }) => `${routes.portfolio}/${PROJECT_FILTER}/${value}`)];
}
