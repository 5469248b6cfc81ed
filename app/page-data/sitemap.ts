import { alternatesOf, href, mainPaths } from '#app/routes.ts';
import { allProducts } from '#content/catalogue.ts';
import { projects } from '#content/projects.ts';
import { addressIn, DEFAULT_LOCALE, locales } from '#contract/languages.ts';
import type { SiteFile } from './site-files.ts';

/** For the build only: what search engines are told to look at. */

/** Addresses of one file; a search engine reads up to 50 000, but asks again for what changed, and 3 000 with their languages are 1.5 MB. */
const LONGEST = 3000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Every indexable address of the site, in the default language. */
function indexedPaths(): string[] {
  return [
    ...mainPaths,
    ...allProducts().map(({ category, record }) => href({ category, product: record.slug }, DEFAULT_LOCALE)),
    ...projects.map(({ slug }) => href({ project: slug }, DEFAULT_LOCALE)),
  ];
}

/** Every address in every language, each with its others. */
function entries(origin: string): string[] {
  const paths = indexedPaths();
  return locales.flatMap((locale) =>
    paths.map((path) => {
      const others = alternatesOf(path).map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${origin}${other.path}"/>`,
      );
      return `  <url><loc>${origin}${addressIn(locale, path)}</loc>${others.join('')}</url>`;
    }),
  );
}

function urlSet(urls: readonly string[]): string {
  const spaces = `xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${HEAD}<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** The sitemap; of a large site a list of its parts, and the parts. `longest`: addresses of one file. */
export function sitemapFiles(origin: string, longest = LONGEST): SiteFile[] {
  const urls = entries(origin);
  const parts = Array.from({ length: Math.ceil(urls.length / longest) }, (_, at) => ({
    path: `/sitemap-${at + 1}.xml`,
    text: urlSet(urls.slice(at * longest, (at + 1) * longest)),
  }));
  if (parts.length < 2) return [{ path: '/sitemap.xml', text: urlSet(urls) }];
  const listed = parts.map(({ path }) => `  <sitemap><loc>${origin}${path}</loc></sitemap>`);
  const text = `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${listed.join('\n')}\n</sitemapindex>\n`;
  return [{ path: '/sitemap.xml', text }, ...parts];
}
