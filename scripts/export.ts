import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { PAGE_SIZE } from '#app/behaviours/gallery-view.ts';
import { galleryIndex } from '#app/page-data/gallery-lists.ts';
import { categories } from '#content/data/categories.ts';
import {
  CONFIG_PATH,
  EMBED_PATH,
  NOT_SENT_PATH,
  SENT_PATH,
  SPECULATION_PATH,
  STYLES_TABLE,
} from '#contract/addresses.ts';
import { addressIn, DEFAULT_LOCALE, locales } from '#contract/languages.ts';
import { readSettings } from '#server/env.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { configScript, isShownMedia } from '#server/static/site.ts';
import { SPECULATION_RULES } from '#server/static/speculation.ts';
import { builtSite } from './built-site.ts';
import { serviceDefaults } from './defaults.ts';
import { headersFile, nginxFile, redirectsFile } from './export/host-rules.ts';
import { type Policies, policies } from './export/policies.ts';

/** Writes the site for a host of plain files: pages, pictures, settings and rules in one folder, and a configuration of nginx beside it. */

const ROOT = join(import.meta.dirname, '..');
/** Files the service answers with, or frames: without it they are none of the site's. */
const SERVICE_ONLY = [EMBED_PATH, SENT_PATH, NOT_SENT_PATH];
const CHARSET = /<meta charset="[^"]*"\s*\/?>/i;

/** Copies what is served of a folder. */
function copy(from: string, to: string, shown: (path: string) => boolean): void {
  const filter = (file: string) => {
    const path = relative(from, file).split(sep).join('/');
    return path === '' || !/\.[a-z\d]+$/i.test(path) || shown(path);
  };
  if (existsSync(from)) cpSync(from, to, { recursive: true, filter, dereference: true });
}

/** Puts into every page the policy that lets its own rules stand. @throws Error naming a page without a place for it. */
function addPolicies(build: string, site: string, { pageTag }: Policies): void {
  const table = JSON.parse(readFileSync(join(build, STYLES_TABLE), 'utf8')) as Record<string, string>;
  for (const [page, hash] of Object.entries(table)) {
    const html = readFileSync(join(site, page), 'utf8');
    const charset = CHARSET.exec(html)?.[0];
    if (!charset) throw new Error(`${page}: no charset behind which its policy could stand`);
    writeFileSync(
      join(site, page),
      html.replace(charset, () => charset + pageTag(hash)),
    );
  }
}

/** Takes away what only the service can answer, and names the not-found pages of languages as hosts look for them. */
function fitToHost(site: string): void {
  for (const locale of locales) {
    for (const path of SERVICE_ONLY) rmSync(join(site, addressIn(locale, path)), { recursive: true });
    rmSync(join(site, addressIn(locale, '/down.html')));
    if (locale === DEFAULT_LOCALE) continue;
    const folder = join(site, locale, 'not-found');
    renameSync(join(folder, 'index.html'), join(site, locale, '404.html'));
    rmSync(folder, { recursive: true });
  }
}

loadEnvFile();
const settings = readSettings(process.env, serviceDefaults);
const folder = resolve(process.argv[2] ?? 'export');
const site = join(folder, 'site');
const build = await builtSite();
const all = await policies(settings);
const lists = categories.map(({ slug: gallery }) => {
  const { total, facets } = galleryIndex(gallery);
  return { gallery, facets: Object.keys(facets), paged: total > PAGE_SIZE };
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(dirname(site), { recursive: true });
copy(join(build, 'older'), site, () => true);
copy(join(build, 'client'), site, (path) => !/\.(?:br|gz)$/.test(path));
copy(join(ROOT, 'media'), join(site, 'media'), isShownMedia);
addPolicies(build, site, all);
fitToHost(site);
writeFileSync(join(site, CONFIG_PATH), configScript(settings.API_BASE));
writeFileSync(join(site, SPECULATION_PATH), SPECULATION_RULES);
writeFileSync(join(site, '_headers'), headersFile(all.headers));
writeFileSync(join(site, '_redirects'), redirectsFile(lists));
writeFileSync(join(folder, 'nginx.conf'), nginxFile(site, all.headers));
process.stdout.write(
  `${site}: the site; ${join(folder, 'nginx.conf')}: a server for it.\n` +
    (settings.API_BASE
      ? `Enquiries go to ${settings.API_BASE}; name ${settings.SITE_URL} in that service's ALLOWED_ORIGINS.\n`
      : 'API_BASE is not set: enquiries go to /api of the same host, which has to hand them on to the service.\n'),
);
