import { href } from '#app/routes.ts';
import { projects } from '#content/projects.ts';

/** A page for each project. */
export function onBeforePrerenderStart(): string[] {
  return projects.map(({ slug }) => href({ project: slug }));
}
