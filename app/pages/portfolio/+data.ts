import type { PageContextServer } from 'vike/types';
import {
  projectImage,
  projectLead,
  projectSheet,
  projectWide,
  projectWords,
} from '#app/page-data/projects.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { categoryNamed } from '#app/sections/portfolio-grid/project-filter.ts';
import { CARD_FEATURES, projects } from '#content/projects.ts';
import { PROJECT_KINDS } from '#content/schemas/project.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale, routeParams }: PageContextServer) {
  const { kind } = routeParams;
  const { portfolio: text, projects: told, projectKinds } = pageText(locale);
  const chosen = categoryNamed(projects, kind ?? null);
  const shown = PROJECT_KINDS.find((known) => known === chosen);
  const lead = projects[0] && projectLead(projects[0], locale);
  return {
    meta: {
      path: href(kind ? { to: 'portfolio', kind } : { to: 'portfolio' }, locale),
      title: shown ? text.narrowed({ kind: projectKinds[shown] }) : text.title,
      description: text.description,
      ...(lead && { picture: lead }),
    } satisfies PageMeta,
    title: text.title,
    line: text.line,
    chosen,
    cards: projects.map((project) => ({
      slug: project.slug,
      title: told[project.slug].title,
      category: project.category,
      kind: projectKinds[project.category],
      description: told[project.slug].description,
      features: told[project.slug].features.slice(0, CARD_FEATURES),
      to: href({ project: project.slug }, locale),
      image: projectImage(project, locale),
      wide: projectWide(project, locale),
      sheet: projectSheet(project, locale),
    })),
    words: {
      all: text.all,
      filter: text.filter,
      view: text.view,
      shown: Array.from({ length: projects.length + 1 }, (_, count) => text.shown({ count })),
    },
    dialog: { ...projectWords(locale), close: text.close },
  };
}
