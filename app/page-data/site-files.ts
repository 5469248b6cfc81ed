import { DATA_PATH } from '#app/behaviours/load-data.ts';
import { href, mainPaths } from '#app/routes.ts';
import { allProducts } from '#content/catalogue.ts';
import { categories } from '#content/data/categories.ts';
import { company } from '#content/data/company.ts';
import { projects } from '#content/projects.ts';
import { DEFAULT_LOCALE } from '#content/strings/index.ts';
import { MODELS_PATH } from '#contract/addresses.ts';
import { downPage } from './down-page.ts';
import { drawingFiles } from './drawings.ts';
import { finishNames } from './finishes.ts';
import { drawnFiles, galleryCards, productSubject } from './galleries.ts';
import { modelSheet } from './model-sheets.ts';
import { projectSubject } from './projects.ts';
import { searchIndex } from './search-index.ts';

const YEAR_MS = 365 * 86_400_000;

/** A file of the site that is no page: its path below the origin and its text. */
export interface SiteFile {
  path: string;
  text: string;
}

/** Every indexable address of the site. */
export function indexedPaths(): string[] {
  return [
    ...mainPaths,
    ...allProducts().map(({ category, record }) => href({ category, product: record.slug }, DEFAULT_LOCALE)),
    ...projects.map(({ slug }) => href({ project: slug }, DEFAULT_LOCALE)),
  ];
}

/** Where to report a weakness (RFC 9116); it expires a year after the build, so that a forgotten one says so. */
function securityText(origin: string): string {
  const expires = new Date(Date.now() + YEAR_MS).toISOString();
  return `Contact: mailto:${company.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`;
}

/** Lists for galleries and viewer, the proxy's page, sitemap and robots. `origin` has no slash at its end. */
export function siteFiles(origin: string): SiteFile[] {
  const urls = indexedPaths().map((path) => `  <url><loc>${origin}${path === '/' ? '/' : path}</loc></url>`);
  return [
    ...categories.map(({ slug }) => ({
      path: `${DATA_PATH}${slug}.json`,
      text: JSON.stringify(galleryCards(slug, DEFAULT_LOCALE)),
    })),
    ...allProducts().map((product) => ({
      path: `${DATA_PATH}${product.category}/${product.record.slug}.json`,
      text: JSON.stringify(productSubject(product, DEFAULT_LOCALE)),
    })),
    ...allProducts().map((product) => ({
      path: `${MODELS_PATH}${product.record.slug}.json`,
      text: JSON.stringify(modelSheet(product, DEFAULT_LOCALE)),
    })),
    { path: `${DATA_PATH}finishes.json`, text: JSON.stringify(finishNames(DEFAULT_LOCALE)) },
    { path: `${DATA_PATH}search.json`, text: JSON.stringify(searchIndex(DEFAULT_LOCALE)) },
    ...drawnFiles(DEFAULT_LOCALE),
    ...projects.map((project) => ({
      path: `${DATA_PATH}projects/${project.slug}.json`,
      text: JSON.stringify(projectSubject(project, DEFAULT_LOCALE)),
    })),
    {
      path: '/sitemap.xml',
      text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    },
    { path: '/down.html', text: downPage(DEFAULT_LOCALE) },
    { path: '/.well-known/security.txt', text: securityText(origin) },
    { path: '/robots.txt', text: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` },
  ];
}

/** One file by its path, made on the spot for the development server; undefined where there is none. @public */
export async function siteFile(path: string): Promise<string | Uint8Array | undefined> {
  const drawing = allProducts()
    .filter(({ category, record }) => path.startsWith(`/drawings/${category}/${record.slug}`))
    .flatMap((product) => drawingFiles(product, DEFAULT_LOCALE))
    .find((file) => file.path === path);
  return drawing ? drawing.make() : siteFiles('').find((file) => file.path === path)?.text;
}
