import { allProducts } from './catalogue.ts';
import { categories } from './data/categories.ts';
import { descriptionOf } from './product-text.ts';
import { projects } from './projects.ts';
import { DEFAULT_LOCALE, type Locale, type PageStrings, pageText, written } from './strings/index.ts';

/** Most characters of what is said of a picture, of the line under it, and of a product. */
const LONGEST = { alt: 160, caption: 70, description: 300 };

export function duplicates<T extends string | number>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** What is missing or left over among the products of a language, and what is told twice. */
function productFaults(locale: Locale, text: PageStrings): string[] {
  const file = `content/strings/${locale}/descriptions`;
  const all = allProducts();
  const faults = duplicates(all.map((product) => descriptionOf(product, text))).map(
    (twice) => `${locale}: two products are described alike: ${twice}`,
  );
  if (locale === DEFAULT_LOCALE) return faults;
  for (const { slug } of categories) {
    const told = text.descriptions[slug] ?? {};
    const slugs = all.filter(({ category }) => category === slug).map(({ record }) => record.slug);
    faults.push(
      ...slugs.filter((one) => !told[one]).map((one) => `${file}/${slug}.ts lacks ${one}`),
      ...Object.keys(told)
        .filter((one) => !slugs.includes(one))
        .map((one) => `${file}/${slug}.ts: there is no product ${one}`),
      ...Object.entries(told)
        .filter(([, words]) => words.length > LONGEST.description)
        .map(([one]) => `${file}/${slug}.ts, ${one}: longer than ${LONGEST.description} characters`),
    );
  }
  return faults;
}

/** Pictures of projects: as many told as there are, none like another, none too long. */
function projectFaults(locale: Locale, text: PageStrings): string[] {
  return projects.flatMap(({ slug, pictures }) => {
    const place = `content/strings/${locale}/projects.ts, ${slug}`;
    const told: readonly { alt: string; caption: string }[] = text.projects[slug].pictures;
    return [
      ...(told.length === pictures ? [] : [`${place}: ${told.length} pictures told instead of ${pictures}`]),
      ...duplicates(told.map(({ alt }) => alt)).map((alt) => `${place}: two pictures are told alike: ${alt}`),
      ...told
        .filter(({ alt, caption }) => alt.length > LONGEST.alt || caption.length > LONGEST.caption)
        .map(({ alt }) => `${place}: longer than a picture's words may be: ${alt}`),
    ];
  });
}

/** Everything wrong with the words of any language that a type cannot see, one sentence each. */
export function stringFaults(): string[] {
  return written.flatMap((locale) => {
    const text = pageText(locale);
    return [...productFaults(locale, text), ...projectFaults(locale, text)];
  });
}
