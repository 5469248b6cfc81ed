import type { PageContextServer } from 'vike/types';
import { brochureLink } from '#app/page-data/brochures.ts';
import { idOf } from '#app/page-data/galleries.ts';
import { pictureOf } from '#app/page-data/pictures.ts';
import { projectHead, projectImage, projectSubject, projectWide } from '#app/page-data/projects.ts';
import { organisation } from '#app/page-data/structured-data.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { categoryOf, findProduct, productsOf } from '#content/catalogue.ts';
import { otherFormHost } from '#content/data/company.ts';
import { SERVICES } from '#content/data/services.ts';
import { testimonials } from '#content/data/testimonials.ts';
import { altText, cardLine, nameOf } from '#content/product-text.ts';
import { projects } from '#content/projects.ts';
import { type Locale, pageText } from '#content/strings/index.ts';
import { houseRooms } from '#drawing/house.ts';

/** Projects shown on home: the first two of a kitchen, as on the comp: villa and residence. */
const HOME_PROJECTS = ['al-furjan-villa', 'meydan-residence'];

/** The kitchen shown from edge to edge between the sections. */
const HOME_KITCHEN = 'aurelia';

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const { home: text, collections, ...told } = pageText(locale);
  const slides = text.slides.map((slide, index) => ({
    ...slide,
    picture: pictureOf(`home/hero-${index + 1}`, ''),
    upright: pictureOf(`home/hero-${index + 1}`, '', 'tall'),
  }));
  const first = slides[0];
  return {
    meta: {
      path: href({ to: 'home' }, locale),
      title: text.title,
      description: text.description,
      clearHeader: true,
      enquiry: true,
      structured: [organisation(locale)],
      ...(first?.picture && { picture: first.picture, preload: FIRST_PICTURE.home }),
      ...(first?.upright && { upright: first.upright }),
    } satisfies PageMeta,
    slides,
    otherForm: otherFormHost,
    explore: { to: href({ to: 'concepts' }, locale), words: text.explore },
    intro: text.intro,
    rooms: {
      title: text.rooms,
      rooms: houseRooms().map(({ category, drawing }) => {
        const { slug } = categoryOf(category);
        return {
          to: href({ category: slug }, locale),
          name: collections[slug].card,
          count: productsOf(slug).length,
          drawing,
        };
      }),
    },
    legacy: { to: href({ to: 'about' }, locale), words: text.legacy },
    projects: {
      title: text.projects,
      all: { to: href({ to: 'portfolio' }, locale), words: text.allProjects },
      cards: HOME_PROJECTS.flatMap((slug) => projects.filter((project) => project.slug === slug)).map(
        (project, index) => ({
          slug: project.slug,
          head: projectHead(project, locale),
          place: told.projects[project.slug].place,
          summary: told.projects[project.slug].summary,
          pictures: text.pictures(projectSubject(project, locale).pictures.length),
          to: href({ project: project.slug }, locale),
          image: index === 0 ? projectWide(project, locale) : projectImage(project, locale),
        }),
      ),
    },
    kitchen: kitchenShown(locale),
    services: { title: text.services, services: SERVICES.map((id) => told.services[id]) },
    testimonials: {
      title: text.testimonials,
      quotations: testimonials.map(({ sample, ...quotation }) => ({
        ...quotation,
        ...told.testimonials[quotation.id],
        ratingLabel: text.rating(quotation.rating),
        note: sample ? text.sample : '',
      })),
    },
    closing: {
      title: text.closing.title,
      text: text.closing.text,
      main: { to: href({ to: 'contact' }, locale), words: text.closing.book },
      others: [
        { to: href({ to: 'location' }, locale), words: text.closing.visit },
        { to: href({ to: 'contact' }, locale), words: text.closing.contact },
        brochureLink('house', locale),
      ].filter((link) => link !== null),
      picture: pictureOf('closet-and-sliding-systems/cabina/main', text.closing.alt, 'card'),
    },
  };
}

/** The kitchen between the sections; null until the studio has made its picture. */
function kitchenShown(locale: Locale) {
  const text = pageText(locale);
  const product = findProduct('kitchens', HOME_KITCHEN);
  if (!product)
    throw new Error(`app/pages/home/+data.ts: HOME_KITCHEN is ${HOME_KITCHEN}, a model nobody has`);
  const [id, alt, name] = [`${idOf(product)}/main`, altText(product, text), nameOf(product, text)];
  const picture = pictureOf(id, alt);
  return (
    picture && {
      picture,
      upright: pictureOf(id, alt, 'card'),
      name,
      line: cardLine(product, text),
      link: {
        to: href({ category: 'kitchens', product: HOME_KITCHEN }, locale),
        words: text.home.model(name),
      },
    }
  );
}
