import type { CardImage, PictureSource } from '#app/behaviours/picture-source.ts';
import type { ProjectSheet } from '#app/behaviours/project-sheet.ts';
import type { SubjectHead, ViewerSubject } from '#app/behaviours/viewer-subject.ts';
import { href } from '#app/routes.ts';
import { findProduct, type Product } from '#content/catalogue.ts';
import type { CategorySlug } from '#content/data/categories.ts';
import { picturesOf } from '#content/data/project-pictures.ts';
import { storyOf } from '#content/data/project-stories.ts';
import { finishSamples } from '#content/product-text.ts';
import type { Project } from '#content/schemas/project.ts';
import type { ProjectPicture } from '#content/schemas/project-picture.ts';
import { type Locale, pageText } from '#content/strings/index.ts';
import { drawnCard, productPictures } from './galleries.ts';
import { pictureIdsOf, pictureOf } from './pictures.ts';

/** For page data only: projects as home and portfolio show them. */

/** The first picture of a project; until it is made, the main picture of the very model it was built from. */
export function projectLead(project: Project, crop?: 'card'): PictureSource | null {
  const { category, slug } = project.model;
  return (
    pictureOf(`projects/${project.slug}/01`, told(project, 1).alt, crop) ??
    pictureOf(`${category}/${slug}/main`, `${project.title}: ${project.summary}`, crop)
  );
}

/** What is said of a project's picture; `number` counts from 1 as its id does. */
function told(project: Project, number: number): ProjectPicture {
  const words = picturesOf(project.slug)[number - 1];
  if (!words) throw new Error(`content/data/project-pictures.ts, ${project.slug}: no words for ${number}`);
  return words;
}

function ownPictures(project: Project): PictureSource[] {
  return pictureIdsOf(`projects/${project.slug}`).flatMap((id) => {
    const { alt, caption } = told(project, Number(id.split('/').at(-1)));
    const picture = pictureOf(id, alt);
    return picture ? { ...picture, caption } : [];
  });
}

function modelOf({ model }: Project): Product | undefined {
  return findProduct(model.category as CategorySlug, model.slug);
}

/** The pictures of the very model a project was built from: shown, and said to be that, until it has its own. */
function modelPictures(project: Project, locale: Locale): PictureSource[] {
  const model = modelOf(project);
  return model ? productPictures(model, locale) : [];
}

function standIn(project: Project, locale: Locale): string {
  return pageText(locale).portfolio.standIn(modelOf(project)?.record.name ?? '');
}

/** What a card shows of a project: its lead, else its model's picture, else its model's drawing. */
export function projectImage(project: Project, locale: Locale): CardImage | null {
  const picture = projectLead(project, 'card');
  const model = modelOf(project);
  if (picture) return { picture };
  return model ? drawnCard(model, locale) : null;
}

/** The same uncut, for the wide place of a pair. */
export function projectWide(project: Project, locale: Locale): CardImage | null {
  const picture = projectLead(project);
  return picture ? { picture } : projectImage(project, locale);
}

/** What a card tells the viewer of a project. */
export function projectHead(project: Project, locale: Locale): SubjectHead {
  return {
    key: `projects/${project.slug}`,
    name: project.title,
    note: project.category,
    page: { to: href({ project: project.slug }, locale), kind: 'project' },
  };
}

/** What the viewer shows of a project. */
export function projectSubject(project: Project, locale: Locale): ViewerSubject {
  const model = modelOf(project);
  const text = pageText(locale).product;
  const own = ownPictures(project);
  return {
    ...projectHead(project, locale),
    text: own.length > 0 ? project.description : `${project.description} ${standIn(project, locale)}`,
    finishes: model ? finishSamples(model, pageText(locale)) : [],
    pictures: own.length > 0 ? own : modelPictures(project, locale),
    ask: {
      to: href({ to: 'contact', about: `projects/${project.slug}` }, locale),
      words: text.askAbout(project.place),
    },
  };
}

/** Everything told of a project but its pictures. */
export function projectSheet(project: Project, locale: Locale): ProjectSheet {
  const text = pageText(locale).portfolio;
  const { story, facts } = storyOf(project.slug);
  const { category, slug } = project.model;
  const name = modelOf(project)?.record.name ?? '';
  const subject = projectSubject(project, locale);
  const { sample } = facts;
  return {
    slug: project.slug,
    title: project.title,
    place: project.place,
    category: project.category,
    description: project.description,
    story,
    facts: [
      { label: text.facts.place, value: project.place, sample: false },
      { label: text.facts.year, value: String(facts.year), sample },
      { label: text.facts.area, value: text.area(facts.area), sample },
      { label: text.facts.scope, value: facts.scope, sample },
    ],
    features: project.features,
    finishes: subject.finishes,
    model: {
      name,
      to: href({ category: category as CategorySlug, product: slug }, locale),
      words: text.model(name),
    },
    drawn: subject.pictures.length > 0 ? null : projectImage(project, locale),
    standIn: ownPictures(project).length > 0 ? '' : text.standIn(name),
    ask: subject.ask,
    to: subject.page.to,
  };
}

/** The words round a project's story. */
export function projectWords(locale: Locale) {
  const { sampleShort, made, used, pictures } = pageText(locale).portfolio;
  return { sample: sampleShort, made, used, pictures };
}
