import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { projectSheet, projectSubject, projectWords } from '#app/page-data/projects.ts';
import { breadcrumbList } from '#app/page-data/structured-data.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { projects } from '#content/projects.ts';
import { pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const { locale } = pageContext;
  const at = projects.findIndex(({ slug }) => slug === pageContext.routeParams.project);
  const project = projects[at];
  const next = projects[(at + 1) % projects.length];
  if (!project || !next) throw render(404);
  const { portfolio: text, projects: told, ui } = pageText(locale);
  const words = told[project.slug];
  const subject = projectSubject(project, locale);
  const lead = subject.pictures[0];
  const trail = { to: href({ to: 'portfolio' }, locale), words: text.title };
  return {
    meta: {
      path: subject.page.to,
      title: words.title + ui.between + words.subject,
      description: words.description,
      subject: words.title,
      structured: [
        breadcrumbList([
          [trail.words, trail.to],
          [words.title, subject.page.to],
        ]),
      ],
      ...(lead && { picture: lead, preload: FIRST_PICTURE.project }),
    } satisfies PageMeta,
    trail,
    subject,
    sheet: projectSheet(project, locale),
    words: projectWords(locale),
    next: { label: text.next, title: told[next.slug].title, to: href({ project: next.slug }, locale) },
  };
}
