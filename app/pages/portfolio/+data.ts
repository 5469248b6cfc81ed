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
import { ALL, categoryNamed } from '#app/sections/portfolio-grid/project-filter.ts';
import { CARD_FEATURES, projects } from '#content/projects.ts';
import { fill } from '#content/strings/fill.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale, routeParams }: PageContextServer) {
  const { kind } = routeParams;
  const text = pageText(locale).portfolio;
  const chosen = categoryNamed(projects, kind ?? null);
  const lead = projects[0] && projectLead(projects[0]);
  return {
    meta: {
      path: href(kind ? { to: 'portfolio', kind } : { to: 'portfolio' }, locale),
      title: kind ? fill(text.narrowed, { title: text.title, kind: chosen.toLowerCase() }) : text.title,
      description: text.description,
      ...(lead && { picture: lead }),
    } satisfies PageMeta,
    title: text.title,
    line: text.line,
    chosen,
    cards: projects.map((project) => ({
      slug: project.slug,
      title: project.title,
      category: project.category,
      description: project.description,
      features: project.features.slice(0, CARD_FEATURES),
      to: href({ project: project.slug }, locale),
      image: projectImage(project, locale),
      wide: projectWide(project, locale),
      sheet: projectSheet(project, locale),
    })),
    words: {
      all: { value: ALL, label: text.all },
      filter: text.filter,
      view: text.view,
      shown: text.shown,
    },
    dialog: { ...projectWords(locale), close: text.close },
  };
}
