import { dataPath } from '#app/behaviours/load-data.ts';
import { allProducts } from '#content/catalogue.ts';
import { categories } from '#content/data/categories.ts';
import { company } from '#content/data/company.ts';
import { projects } from '#content/projects.ts';
import { pageText } from '#content/strings/index.ts';
import { addressIn, DEFAULT_LOCALE, type Locale, locales } from '#contract/languages.ts';
import { downPage } from './down-page.ts';
import { drawingFiles } from './drawings.ts';
import { timedTexts } from './films.ts';
import { finishNames } from './finishes.ts';
import { drawnFiles, lightFiles, productSubject } from './galleries.ts';
import { cardFiles, galleryIndex } from './gallery-lists.ts';
import { modelSheet } from './model-sheets.ts';
import { projectSubject } from './projects.ts';
import { searchIndex } from './search-index.ts';
import { sitemapFiles } from './sitemap.ts';

const YEAR_MS = 365 * 86_400_000;

/** A file of the site that is no page: its path below the origin and its text. */
export interface SiteFile {
  path: string;
  text: string;
}

/** Where to report a weakness (RFC 9116); it expires a year after the build, so that a forgotten one says so. */
function securityText(origin: string): string {
  const expires = new Date(Date.now() + YEAR_MS).toISOString();
  return `Contact: mailto:${company.email}\nExpires: ${expires}\nPreferred-Languages: ${locales.join(', ')}\nCanonical: ${origin}/.well-known/security.txt\n`;
}

/** Lists for galleries and viewer, the service's words and the proxy's page, in one language. */
function filesIn(locale: Locale): SiteFile[] {
  const data = dataPath(locale);
  const json = (name: string, value: unknown) => ({
    path: `${data}${name}.json`,
    text: JSON.stringify(value),
  });
  return [
    ...categories.map(({ slug }) => json(slug, galleryIndex(slug))),
    ...categories.flatMap(({ slug }) => cardFiles(slug, locale)),
    ...allProducts().map((product) =>
      json(`${product.category}/${product.record.slug}`, productSubject(product, locale)),
    ),
    ...allProducts().map((product) => json(`models/${product.record.slug}`, modelSheet(product, locale))),
    ...allProducts().flatMap((product) => lightFiles(product, locale)),
    ...projects.map((project) => json(`projects/${project.slug}`, projectSubject(project, locale))),
    json('finishes', finishNames(locale)),
    json('search', searchIndex(locale)),
    json('enquiry', pageText(locale).enquiry),
    ...timedTexts(locale),
    { path: addressIn(locale, '/down.html'), text: downPage(locale) },
  ];
}

/** Every file that is no page, in every language; sitemap and robots. `origin` has no slash at its end. */
export function siteFiles(origin: string): SiteFile[] {
  return [
    ...locales.flatMap(filesIn),
    ...drawnFiles(DEFAULT_LOCALE),
    ...sitemapFiles(origin),
    { path: '/.well-known/security.txt', text: securityText(origin) },
    { path: '/robots.txt', text: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` },
  ];
}

/** One file by its path, made on the spot for the development server; undefined where there is none. @public */
export async function siteFile(path: string): Promise<string | Uint8Array | undefined> {
  const drawing = allProducts()
    .filter(({ category, record }) => path.includes(`/${category}/${record.slug}`))
    .flatMap((product) => locales.flatMap((locale) => drawingFiles(product, locale)))
    .find((file) => file.path === path);
  return drawing ? drawing.make() : siteFiles('').find((file) => file.path === path)?.text;
}
