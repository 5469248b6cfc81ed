import { resolve4, resolveMx, resolveTxt } from 'node:dns/promises';
import { connect } from 'node:tls';

/** What `npm run launch-check -- https://…` asks of a site that runs. Each fault is one sentence; no list, no fault. */

/** Headers every page must carry, and what must stand in them. */
const HEADERS: readonly (readonly [name: string, part: string])[] = [
  ['content-security-policy', "default-src 'none'"],
  ['content-security-policy', "require-trusted-types-for 'script'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin'],
  ['permissions-policy', 'camera=()'],
  ['cross-origin-opener-policy', 'same-origin'],
];
const TIMEOUT_MS = 15_000;
/** A certificate that ends sooner was not renewed. */
const CERTIFICATE_DAYS = 14;
const AT_ONCE = 6;

const ask = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);

async function text(url: string): Promise<string> {
  const answer = await ask(url);
  return answer?.ok ? answer.text() : '';
}

async function homeFaults(origin: string): Promise<string[]> {
  const answer = await ask(`${origin}/`);
  if (!answer?.ok) return [`${origin}/ answers ${answer?.status ?? 'nothing'}`];
  const wanted = origin.startsWith('https:')
    ? [...HEADERS, ['strict-transport-security', 'max-age=63072000'] as const]
    : HEADERS;
  const html = await answer.text();
  return [
    ...wanted
      .filter(([name, part]) => !answer.headers.get(name)?.includes(part))
      .map(([name, part]) => `the header ${name} lacks ${part}`),
    ...(answer.headers.has('x-robots-tag') ? ['STAGING is on: search engines are kept out'] : []),
    ...(html.includes(`<link rel="canonical" href="${origin}/"`)
      ? []
      : ['home names another address as its own: build with this SITE_URL']),
  ];
}

async function fileFaults(origin: string): Promise<string[]> {
  const robots = await text(`${origin}/robots.txt`);
  return [
    ...(robots.includes('Disallow: /') ? ['robots.txt refuses search engines'] : []),
    ...(robots.includes(`Sitemap: ${origin}/sitemap.xml`)
      ? []
      : ['robots.txt names no sitemap of this address']),
    ...((await text(`${origin}/.well-known/security.txt`)).includes('Contact:')
      ? []
      : ['security.txt is missing']),
    ...((await ask(`${origin}/readyz`))?.ok ? [] : ['/readyz says that no enquiry would be taken']),
  ];
}

/** The addresses of a sitemap; where it is a list of sitemaps, theirs. */
async function addressesIn(map: string): Promise<string[]> {
  const xml = await text(map);
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  return xml.includes('<sitemapindex') ? (await Promise.all(listed.map(addressesIn))).flat() : listed;
}

/** Pages of the sitemap that still show an example in the place of a fact. */
async function pageFaults(origin: string, examples: readonly string[]): Promise<string[]> {
  const pages = await addressesIn(`${origin}/sitemap.xml`);
  if (pages.length === 0) return ['the sitemap is missing or empty'];
  const faults: string[] = [];
  const worker = async () => {
    for (let url = pages.pop(); url; url = pages.pop()) {
      const html = await text(url);
      const shown = examples.filter((example) => html.includes(example));
      if (!html) faults.push(`${url} does not answer`);
      else if (shown.length > 0) faults.push(`${url} still shows ${shown.join(', ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return faults.sort();
}

function certificateFault(host: string): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: 443, servername: host, timeout: TIMEOUT_MS }, () => {
      const days = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000;
      socket.end();
      resolve(days < CERTIFICATE_DAYS ? [`the certificate ends in ${Math.floor(days)} days`] : []);
    });
    const failed = () => resolve([`TLS with ${host} fails`]);
    socket.once('error', failed);
    socket.once('timeout', failed);
  });
}

async function redirectFaults(url: URL): Promise<string[]> {
  const from = [`http://${url.host}/about`];
  const bare = url.hostname.split('.').length === 2;
  if (bare && (await resolve4(`www.${url.host}`).catch(() => [])).length > 0)
    from.push(`https://www.${url.host}/about`);
  const faults: string[] = [];
  for (const one of from) {
    const to = (await ask(one))?.headers.get('location');
    if (to !== `${url.origin}/about`) faults.push(`${one} is not redirected to ${url.origin}/about`);
  }
  return faults;
}

/** SPF and DMARC of the domain mail is sent from, and a mailbox for replies. DKIM's selector is the provider's secret. */
async function mailFaults(mailFrom: string): Promise<string[]> {
  const domain = mailFrom.split('@').at(-1) ?? '';
  const records = async (name: string) =>
    (await resolveTxt(name).catch(() => [])).map((parts) => parts.join(''));
  return [
    ...((await resolveMx(domain).catch(() => [])).length > 0
      ? []
      : [`${domain} has no MX record: replies go nowhere`]),
    ...((await records(domain)).some((one) => one.startsWith('v=spf1'))
      ? []
      : [`${domain} has no SPF record`]),
    ...((await records(`_dmarc.${domain}`)).some((one) => one.startsWith('v=DMARC1'))
      ? []
      : [`_dmarc.${domain} has no DMARC record`]),
  ];
}

/** Everything that can be seen of a running address. Certificate, redirects and mail records are asked of https addresses only. */
export async function addressFaults(
  address: string,
  examples: readonly string[],
  mailFrom: string,
): Promise<string[]> {
  const url = new URL(address);
  const secure = url.protocol === 'https:';
  return [
    ...(await homeFaults(url.origin)),
    ...(await fileFaults(url.origin)),
    ...(await pageFaults(url.origin, examples)),
    ...(secure ? await certificateFault(url.hostname) : ['it is not https']),
    ...(secure ? await redirectFaults(url) : []),
    ...(secure ? await mailFaults(mailFrom) : []),
  ];
}
