import { CONFIG_PATH, FACETS, PROJECT_FILTER, SPECULATION_PATH } from '#contract/addresses.ts';
import { DEFAULT_LOCALE, locales } from '#contract/languages.ts';

/** Rules for hosts of plain files: headers, redirects, and which prerendered list answers a query where no script does. */

const FOREVER = 'public, max-age=31536000, immutable';
/** Pictures are named by version in their query, which such rules do not see. */
const MEDIA = 'public, max-age=86400, stale-while-revalidate=604800';
const RULES_TYPE = 'application/speculationrules+json';
/** First parts of addresses: none in the default language. */
const starts = locales.map((locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`));

type Headers = Readonly<Record<string, string>>;

/** `_headers`, as Netlify, Cloudflare Pages and others read it. One rule sets a header, for two would be joined. */
export function headersFile(headers: Headers): string {
  const block = (path: string, some: Headers) =>
    [path, ...Object.entries(some).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', headers),
    block('/assets/*', { 'cache-control': FOREVER }),
    block('/media/*', { 'cache-control': MEDIA }),
    block(CONFIG_PATH, { 'cache-control': 'no-cache' }),
    block(SPECULATION_PATH, { 'content-type': RULES_TYPE }),
  ];
  return `${blocks.join('\n')}\n`;
}

/** A gallery's prerendered lists: what it can be narrowed by, and whether it has further pages. */
export interface Lists {
  gallery: string;
  facets: readonly string[];
  paged: boolean;
}

/** `_redirects`, as the same hosts read it; those that know no queries leave the lines with one out, and a script does it there. */
export function redirectsFile(lists: readonly Lists[]): string {
  const asks = (path: string, name: string) => `${path} ${name}=:value ${path}/${name}/:value 200`;
  const lines = starts.flatMap((start) => [
    `${start}/livingrooms ${start}/livingRooms 301`,
    `${start}/livingrooms/* ${start}/livingRooms/:splat 301`,
    ...lists.flatMap(({ gallery, facets, paged }) => {
      const names = [...facets, ...(paged ? ['page'] : [])];
      return names.map((name) => asks(`${start}/${gallery}`, name));
    }),
    asks(`${start}/portfolio`, PROJECT_FILTER),
  ]);
  return `${lines.join('\n')}\n`;
}

/** A server of nginx over the exported files; `root` is their folder. */
export function nginxFile(root: string, headers: Headers): string {
  const lists = `(?:${[...FACETS, PROJECT_FILTER].join('|')})`;
  const quoted = (value: string) => `'${value.replaceAll("'", "\\'")}'`;
  const add = Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`);
  const foreign = locales.filter((locale) => locale !== DEFAULT_LOCALE);
  return `# Stands inside http { }. Replace listen and server_name; TLS as in deploy/nginx.conf.
map $args $site_list {
  default '';
  '~^page=(\\d+)$' /page/$1;
  '~^(${lists})=([\\w-]+)$' /$1/$2;
  '~^(${lists})=([\\w-]+)&page=(\\d+)$' /$1/$2/page/$3;
}
map $uri $site_cache {
  default 'public, max-age=0, s-maxage=300, stale-while-revalidate=60';
  ~^/assets/ '${FOREVER}';
  ~^/media/ '${MEDIA}';
  ${CONFIG_PATH} no-cache;
}
map $uri $site_not_found {
  default /404.html;
${foreign.map((locale) => `  ~^/${locale}(?:/|$) /${locale}/404.html;`).join('\n')}
}
server {
  listen 8080;
  root ${root};
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml;
${add.join('\n')}
  add_header cache-control $site_cache always;
  rewrite ^(.+)/+$ $1 permanent;
${starts.map((start) => `  rewrite ^${start}/livingrooms(/.*)?$ ${start}/livingRooms$1 permanent;`).join('\n')}
  error_page 404 $site_not_found;
  location = ${SPECULATION_PATH} { types { } default_type ${RULES_TYPE}; }
  location ~ \\.avif$ { types { } default_type image/avif; }
  location / { try_files $uri$site_list/index.html $uri/index.html $uri =404; }
}
`;
}
