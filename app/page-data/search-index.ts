import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { type SearchDoc, type SearchIndex, wordsOf } from '#app/behaviours/search-index.ts';
import { href, routes } from '#app/routes.ts';
import type { SearchList } from '#app/sections/search/search-page.tsx';
import { allProducts, type Product, productsOf } from '#content/catalogue.ts';
import { categories } from '#content/data/categories.ts';
import { type FacetName, type FacetOption, facetsIn, facetsOf } from '#content/data/facets.ts';
import { MATERIAL_IDS, material } from '#content/materials.ts';
import { capital, cardLine, descriptionOf, nameOf } from '#content/product-text.ts';
import { projects } from '#content/projects.ts';
import { type SearchFact, type SearchFacts, searchFacts } from '#content/search-facts.ts';
import { type Locale, pageText } from '#content/strings/index.ts';
import { cardImage, collectionPictures, productFacts } from './galleries.ts';
import { smallestOf } from './pictures.ts';
import { projectLead } from './projects.ts';
import { phrasesOf } from './search-phrases.ts';

/** For page data and the build only: what the search looks through. */

type Doc = Omit<SearchDoc, 'own' | 'parts' | 'words'> & { facts: SearchFacts; text: readonly string[] };

const small = (picture: PictureSource | null | undefined) =>
  picture ? { picture: smallestOf(picture) } : {};
const own = (...facts: SearchFact[]): SearchFacts => ({ own: facts, parts: [] });
const NOTHING = own();

/** What tells one answer from the next: colour and layout of a kitchen, what anything else is. */
function modelLine(product: Product, locale: Locale): string {
  const text = pageText(locale);
  if (product.category !== 'kitchens') return cardLine(product, text);
  const { colour, layout } = product.record;
  return capital(text.products.pair(text.materials[colour], text.products.layouts[layout]));
}

function modelDoc(product: Product, locale: Locale): Doc {
  const { category, record } = product;
  const image = cardImage(product, locale);
  const spelt = pageText(locale).searchWords.names[record.slug.replace(/-\d+$/, '')];
  return {
    group: 'model',
    name: nameOf(product, pageText(locale)),
    line: modelLine(product, locale),
    to: href({ category, product: record.slug }, locale),
    ...('picture' in image ? small(image.picture) : { picture: image.drawing }),
    facts: searchFacts(product),
    text: [
      descriptionOf(product, pageText(locale)),
      ...productFacts(product, locale).map(([, value]) => value),
      ...(spelt ? [spelt] : []),
    ],
  };
}

/** The kitchens a single filter leaves. */
function kitchensOf(facet: FacetName, value: string) {
  return productsOf('kitchens').filter(({ record }) => facetsOf(record)[facet].includes(value));
}

/** The single filters of the kitchens that leave any: each is a page of its own. */
function kindDocs(locale: Locale): Doc[] {
  const text = pageText(locale);
  return facetEntries(locale).flatMap(([facet, options]) =>
    options.flatMap(({ value, label }): Doc[] => {
      const kitchens = kitchensOf(facet, value);
      const [first, ...others] = kitchens.map((kitchen) => searchFacts(kitchen));
      const [model] = kitchens;
      if (!first || !model) return [];
      const image = cardImage(model, locale);
      const shared = [...first.own, ...first.parts].filter(
        (fact) =>
          fact.startsWith(`${facet}:`) &&
          others.every(({ own: whole, parts }) => whole.includes(fact) || parts.includes(fact)),
      );
      return [
        {
          group: 'kind',
          name: label,
          line: text.search.facet({
            facet: text.search.facets[facet],
            models: text.search.models({ count: kitchens.length }),
          }),
          to: href({ category: 'kitchens', filters: { [facet]: [value] } }, locale),
          ...('picture' in image && small(image.picture)),
          facts: own('room:kitchens', ...shared),
          text: [],
        },
      ];
    }),
  );
}

function facetEntries(locale: Locale) {
  return Object.entries(facetsIn(pageText(locale).products)) as [FacetName, readonly FacetOption[]][];
}

function roomDocs(locale: Locale): Doc[] {
  const pictures = collectionPictures(locale);
  const { collections, search } = pageText(locale);
  return categories.map(({ slug }) => ({
    group: 'room',
    name: collections[slug].card,
    line: search.models({ count: productsOf(slug).length }),
    to: href({ category: slug }, locale),
    ...small(pictures[slug]),
    facts: own(`room:${slug}`),
    text: [
      collections[slug].title,
      collections[slug].one,
      collections[slug].line,
      collections[slug].sentence,
    ],
  }));
}

/** Materials that at least one model wears; each leads to its place in the finish library. */
function finishDocs(locale: Locale): Doc[] {
  const text = pageText(locale);
  const worn = allProducts().map((product) => {
    const facts = searchFacts(product);
    return new Set([...facts.own, ...facts.parts]);
  });
  return MATERIAL_IDS.flatMap((id): Doc[] => {
    const count = worn.filter((facts) => facts.has(`material:${id}`)).length;
    if (count === 0) return [];
    const { hex, wood } = material(id);
    return [
      {
        group: 'finish',
        name: capital(text.materials[id]),
        line: text.search.models({ count }),
        to: href({ to: 'finishes', hash: id }, locale),
        hex,
        facts: own(`material:${id}`, ...(wood ? [`wood:${wood}` as const] : [])),
        text: [],
      },
    ];
  });
}

function projectDocs(locale: Locale): Doc[] {
  const { projects: told, projectKinds } = pageText(locale);
  return projects.map((project) => ({
    group: 'project',
    name: told[project.slug].title,
    line: told[project.slug].place,
    to: href({ project: project.slug }, locale),
    ...small(projectLead(project, locale, 'card')),
    facts: NOTHING,
    text: [projectKinds[project.category], told[project.slug].summary, ...told[project.slug].features],
  }));
}

function pageDocs(locale: Locale): Doc[] {
  const text = pageText(locale);
  const pages = Object.keys(text.searchWords.pages) as (keyof typeof text.searchWords.pages)[];
  return pages
    .filter((to) => to in routes)
    .map((to) => ({
      group: 'page',
      name: text[to].title,
      line: '',
      to: href({ to }, locale),
      facts: NOTHING,
      text: [text.searchWords.pages[to]],
    }));
}

/** What the search page lists for those who ask nothing or have no script: the rooms, then each facet of the kitchens. */
export function searchLists(locale: Locale): SearchList[] {
  const text = pageText(locale);
  const models = (count: number) => text.search.models({ count });
  const rooms = roomDocs(locale).map(({ name, line, to }) => ({ name, line, to }));
  const facets = facetEntries(locale).map(([facet, options]) => {
    const links = options.flatMap(({ value, label }) => {
      const { length } = kitchensOf(facet, value);
      const to = href({ category: 'kitchens', filters: { [facet]: [value] } }, locale);
      return length > 0 ? [{ name: label, line: models(length), to }] : [];
    });
    return { title: text.search.kitchensBy[facet], links };
  });
  return [{ title: text.search.collections, links: rooms }, ...facets];
}

/** What `/data/search.json` holds. */
export function searchIndex(locale: Locale): SearchIndex {
  const { stop } = pageText(locale).searchWords;
  const docs = [
    ...allProducts().map((product) => modelDoc(product, locale)),
    ...kindDocs(locale),
    ...roomDocs(locale),
    ...finishDocs(locale),
    ...projectDocs(locale),
    ...pageDocs(locale),
  ];
  const phrases = phrasesOf(locale);
  const asked = [...new Set([...phrases.values()].flatMap((facts) => [...facts]))];
  const numbers = (facts: Iterable<SearchFact>) =>
    [...facts].map((fact) => asked.indexOf(fact)).filter((number) => number >= 0);
  return {
    phrases: Object.fromEntries([...phrases].map(([phrase, facts]) => [phrase, numbers(facts)])),
    stop,
    docs: docs.map(({ facts, text, ...doc }) => {
      const shown = new Set(wordsOf(`${doc.name} ${doc.line}`));
      const words = new Set(text.flatMap(wordsOf).filter((word) => !shown.has(word) && !stop.includes(word)));
      return { ...doc, own: numbers(facts.own), parts: numbers(facts.parts), words: [...words].join(' ') };
    }),
  };
}
