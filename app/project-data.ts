import { findProduct } from '#content/catalogue.ts';
import type { CategorySlug } from '#content/data/categories.ts';
import { finishSamples } from '#content/product-text.ts';
import type { Project } from '#content/schemas/project.ts';
import { DEFAULT_LOCALE, pageText } from '#content/strings/index.ts';
import type { ViewerSubject } from './behaviours/viewer-subject.ts';
import { pictureIdsOf, pictureOf } from './pictures.ts';
import { href } from './routes.ts';
import type { PictureSource } from './ui/picture/picture.tsx';

/** For page data only: projects as home and portfolio show them. */

/** The first picture of a project; until it is made, the main picture of the very model it was built from. */
export function projectLead(project: Project, crop?: 'card'): PictureSource | null {
  const alt = `${project.title}: ${project.summary}`;
  const { category, slug } = project.model;
  return (
    pictureOf(`projects/${project.slug}/01`, alt, crop) ?? pictureOf(`${category}/${slug}/main`, alt, crop)
  );
}

/** What the viewer shows of a project. */
export function projectSubject(project: Project): ViewerSubject {
  const model = findProduct(project.model.category as CategorySlug, project.model.slug);
  const text = pageText(DEFAULT_LOCALE).product;
  return {
    key: `projects/${project.slug}`,
    name: project.title,
    note: project.category,
    text: project.description,
    finishes: model ? finishSamples(model) : [],
    pictures: pictureIdsOf(`projects/${project.slug}`).flatMap(
      (id) => pictureOf(id, `${project.title}: ${project.summary}`) ?? [],
    ),
    page: { to: href({ project: project.slug }), kind: 'project' },
    ask: {
      to: href({ to: 'contact', about: `projects/${project.slug}` }),
      words: text.askAbout(project.place),
    },
  };
}
