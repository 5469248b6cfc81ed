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
import { ALL } from '#app/sections/portfolio-grid/project-filter.ts';
import { CARD_FEATURES, projects } from '#content/projects.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const text = pageText(locale).portfolio;
  const lead = projects[0] && projectLead(projects[0]);
  return {
    meta: {
      path: href({ to: 'portfolio' }, locale),
      title: text.title,
      description: text.description,
      ...(lead && { picture: lead }),
    } satisfies PageMeta,
    title: text.title,
    line: text.line,
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
