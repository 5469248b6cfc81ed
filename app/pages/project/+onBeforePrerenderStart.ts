import { href } from '#app/routes.ts';
import { projects } from '#content/projects.ts';

import { DEFAULT_LOCALE } from '#content/strings/index.ts';

/** A page for each project. */
export function onBeforePrerenderStart(): string[] {
  return projects.map(({ slug }) => href({ project: slug }, DEFAULT_LOCALE));
}
