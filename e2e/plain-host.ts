import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

interface Rule {
  /** An address, or what addresses begin with. */
  path: string;
  headers: Record<string, string>;
}

function rulesOf(site: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of readFileSync(join(site, '_headers'), 'utf8').split('\n')) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: line, headers: {} });
    else if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/** What `_headers` says of a path. */
function headersFor(rules: readonly Rule[], path: string): Record<string, string> {
  const fit = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...fit.map(({ headers }) => headers));
}

/** Serves a folder as a host of plain files does that knows no queries and puts a slash behind folders. */
export function plainHost(site: string, port: number): Promise<Server> {
  const rules = rulesOf(site);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const file = join(site, decodeURIComponent(pathname));
    if (!pathname.endsWith('/') && existsSync(join(file, 'index.html')))
      return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const found = [file, join(file, 'index.html')].find((one) => extname(one) && existsSync(one));
    const served = found ?? join(site, '404.html');
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[extname(served)] ?? 'application/octet-stream',
      ...headersFor(rules, pathname),
    });
    return response.end(readFileSync(served));
  });
  return new Promise((ready) => server.listen(port, 'localhost', () => ready(server)));
}
