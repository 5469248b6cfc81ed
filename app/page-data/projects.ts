import type { CardImage, PictureSource } from '#app/behaviours/picture-source.ts';
import type { ProjectSheet } from '#app/behaviours/project-sheet.ts';
import type { SubjectHead, ViewerSubject } from '#app/behaviours/viewer-subject.ts';
import { href } from '#app/routes.ts';
import { findProduct, type Product } from '#content/catalogue.ts';
import type { CategorySlug } from '#content/data/categories.ts';
import { finishSamples } from '#content/product-text.ts';
import type { Project } from '#content/schemas/project.ts';
import { type Locale, pageText } from '#content/strings/index.ts';
import { drawnCard, productPictures } from './galleries.ts';
import { pictureIdsOf, pictureOf } from './pictures.ts';

/** For page data only: projects as home and portfolio show them. */

/** The first picture of a project; until it is made, the main picture of the very model it was built from. */
export function projectLead(project: Project, locale: Locale, crop?: 'card'): PictureSource | null {
  const { category, slug } = project.model;
  const { alone, pictures } = wordsOf(project, locale);
  return (
    pictureOf(`projects/${project.slug}/01`, pictures[0].alt, crop) ??
    pictureOf(`${category}/${slug}/main`, alone, crop)
  );
}

/** What is told of a project in a language; `alone` says in one line what it is. */
function wordsOf({ slug }: Project, locale: Locale) {
  const { projects, products } = pageText(locale);
  const words = projects[slug];
  return { ...words, alone: products.productAlt({ name: words.title, what: words.summary }) };
}

/** The pictures a project has; their ids count from 1, in the order of what is said of them. */
function ownPictures(project: Project, locale: Locale): PictureSource[] {
  const { pictures } = wordsOf(project, locale);
  return pictureIdsOf(`projects/${project.slug}`).flatMap((id) => {
    const words = pictures[Number(id.split('/').at(-1)) - 1];
    if (!words) throw new Error(`content/strings/${locale}/projects.ts: no words for ${id}`);
    const picture = pictureOf(id, words.alt);
    return picture ? { ...picture, caption: words.caption } : [];
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
  const picture = projectLead(project, locale, 'card');
  const model = modelOf(project);
  if (picture) return { picture };
  return model ? drawnCard(model, locale) : null;
}

/** The same uncut, for the wide place of a pair. */
export function projectWide(project: Project, locale: Locale): CardImage | null {
  const picture = projectLead(project, locale);
  return picture ? { picture } : projectImage(project, locale);
}

/** What a card tells the viewer of a project. */
export function projectHead(project: Project, locale: Locale): SubjectHead {
  return {
    key: `projects/${project.slug}`,
    name: wordsOf(project, locale).title,
    note: pageText(locale).projectKinds[project.category],
    page: { to: href({ project: project.slug }, locale), kind: 'project' },
  };
}

/** What the viewer shows of a project. */
export function projectSubject(project: Project, locale: Locale): ViewerSubject {
  const model = modelOf(project);
  const { description, place } = wordsOf(project, locale);
  const own = ownPictures(project, locale);
  return {
    ...projectHead(project, locale),
    text: own.length > 0 ? description : `${description} ${standIn(project, locale)}`,
    finishes: model ? finishSamples(model, pageText(locale)) : [],
    pictures: own.length > 0 ? own : modelPictures(project, locale),
    ask: {
      to: href({ to: 'contact', about: `projects/${project.slug}` }, locale),
      words: pageText(locale).portfolio.ask(place),
    },
  };
}

/** Everything told of a project but its pictures. */
export function projectSheet(project: Project, locale: Locale): ProjectSheet {
  const text = pageText(locale).portfolio;
  const { title, place, description, story, scope, features } = wordsOf(project, locale);
  const { facts } = project;
  const { category, slug } = project.model;
  const name = modelOf(project)?.record.name ?? '';
  const subject = projectSubject(project, locale);
  const { sample } = facts;
  return {
    slug: project.slug,
    title,
    place,
    category: pageText(locale).projectKinds[project.category],
    description,
    story,
    facts: [
      { label: text.facts.place, value: place, sample: false },
      { label: text.facts.year, value: String(facts.year), sample },
      { label: text.facts.area, value: text.area(facts.area), sample },
      { label: text.facts.scope, value: scope, sample },
    ],
    features,
    finishes: subject.finishes,
    model: {
      name,
      to: href({ category: category as CategorySlug, product: slug }, locale),
      words: text.model(name),
    },
    drawn: subject.pictures.length > 0 ? null : projectImage(project, locale),
    standIn: ownPictures(project, locale).length > 0 ? '' : text.standIn(name),
    ask: subject.ask,
    to: subject.page.to,
  };
}

/** The words round a project's story. */
export function projectWords(locale: Locale) {
  const { sampleShort, made, used, pictures } = pageText(locale).portfolio;
  return { sample: sampleShort, made, used, pictures };
}
