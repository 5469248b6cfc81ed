import { contactRows } from '#app/behaviours/contact-rows.ts';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import type { BrochureName } from '#app/page-data/brochures.ts';
import { collectionPictures, productFacts, productSubject } from '#app/page-data/galleries.ts';
import { pictureOf } from '#app/page-data/pictures.ts';
import { projectLead, projectSheet } from '#app/page-data/projects.ts';
import { href } from '#app/routes.ts';
import { allProducts, type Product, productsOf } from '#content/catalogue.ts';
import { type CategorySlug, categories } from '#content/data/categories.ts';
import { company } from '#content/data/company.ts';
import { SERVICES } from '#content/data/services.ts';
import { openingText } from '#content/opening.ts';
import type { FinishSample } from '#content/product-text.ts';
import { projects } from '#content/projects.ts';
import { type Locale, pageText } from '#content/strings/index.ts';

/** What a brochure says: the same words, facts and pictures as the pages it stands for. */

/** One thing shown: a model, or a project in the brochure of the house. */
export interface Entry {
  /** Its anchor in the brochure. */
  id: string;
  name: string;
  line: string;
  text: string;
  facts: readonly (readonly [label: string, value: string])[];
  finishes: readonly FinishSample[];
  /** Main picture first. */
  pictures: readonly PictureSource[];
  /** Path of its page. */
  to: string;
}

/** A collection as the brochure of the house shows it. */
export interface Room {
  name: string;
  line: string;
  count: string;
  picture: PictureSource | null;
  to: string;
}

export interface Brochure {
  title: string;
  line: string;
  /** Below the title: how many models, and of which month. */
  note: string;
  cover: PictureSource | null;
  /** Path of the page it stands for. */
  to: string;
  entries: readonly Entry[];
  /** What the brochure of the house has beside its projects. */
  house: {
    intro: string;
    services: readonly { title: string; description: string }[];
    titles: { rooms: string; services: string; projects: string };
    rooms: readonly Room[];
  } | null;
  contents: string;
  contact: {
    title: string;
    text: string;
    rows: readonly { label: string; lines: readonly { text: string; to?: string }[] }[];
  };
}

function modelEntry(product: Product, locale: Locale): Entry {
  const { name, note, text, finishes, pictures, page } = productSubject(product, locale);
  const facts = productFacts(product, locale);
  return {
    id: product.record.slug,
    name,
    line: note,
    text: text ?? '',
    facts,
    finishes,
    pictures,
    to: page.to,
  };
}

function projectEntries(locale: Locale): Entry[] {
  return projects.map((project) => {
    const { title, place, description, facts, finishes, to } = projectSheet(project, locale);
    const lead = projectLead(project, locale);
    // Samples do not go to print; the place stands under the name.
    const rows = facts
      .filter(({ sample, value }) => !sample && value !== place)
      .map(({ label, value }) => [label, value] as const);
    return {
      id: project.slug,
      name: title,
      line: place,
      text: description,
      facts: rows,
      finishes,
      pictures: lead ? [lead] : [],
      to,
    };
  });
}

/** How many models, and the month it was printed in. */
function noteOf(count: number, date: Date, locale: Locale): string {
  const { ui } = pageText(locale);
  const month = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { month: 'long', year: 'numeric' });
  return ui.menu.models(count) + ui.between + month.format(date);
}

function contactPart(locale: Locale): Brochure['contact'] {
  const { contact, home, ui } = pageText(locale);
  const hours = openingText(contact.aside.hoursValue, ui.clock.tight);
  const rows = contactRows({ ...contact.aside, address: contact.aside.showroom }, hours, ui.place);
  return { title: home.closing.title, text: home.closing.text, rows: Object.values(rows) };
}

function collectionBrochure(category: CategorySlug, locale: Locale, date: Date): Brochure {
  const { collections, brochure } = pageText(locale);
  const words = collections[category];
  const products = productsOf(category);
  return {
    // The gallery of kitchens is titled as the list of all collections is.
    title: category === 'kitchens' ? words.card : words.title,
    line: words.line,
    note: noteOf(products.length, date, locale),
    cover: collectionPictures(locale)[category] ?? null,
    to: href({ category }, locale),
    entries: products.map((product) => modelEntry(product, locale)),
    house: null,
    contents: brochure.contents,
    contact: contactPart(locale),
  };
}

function houseBrochure(locale: Locale, date: Date): Brochure {
  const { home, concepts, collections, services, ui, brochure } = pageText(locale);
  const pictures = collectionPictures(locale);
  return {
    title: company.name,
    line: home.slides[0]?.subtitle ?? home.description,
    note: noteOf(allProducts().length, date, locale),
    cover: pictureOf('home/hero-1', home.title, 'tall'),
    to: href({ to: 'home' }, locale),
    entries: projectEntries(locale),
    house: {
      intro: home.intro,
      services: SERVICES.map((id) => services[id]),
      titles: { rooms: concepts.title, services: home.services, projects: home.projects },
      rooms: categories.map(({ slug }) => ({
        name: collections[slug].card,
        line: collections[slug].sentence,
        count: ui.menu.models(productsOf(slug).length),
        picture: pictures[slug] ?? null,
        to: href({ category: slug }, locale),
      })),
    },
    contents: brochure.contents,
    contact: contactPart(locale),
  };
}

/** Everything a brochure shows; `date` is that of its making. */
export function brochureContent(name: BrochureName, locale: Locale, date: Date): Brochure {
  return name === 'house' ? houseBrochure(locale, date) : collectionBrochure(name, locale, date);
}
