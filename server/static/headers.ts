import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env.ts';

/** Players and maps a visitor may load by a click; nothing is asked of them before. */
const FRAMES = [
  'https://www.openstreetmap.org',
  'https://www.google.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];
const TWO_YEARS = 63_072_000;
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'fullscreen=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")',
  'geolocation=()',
  'gyroscope=()',
  'microphone=()',
  'payment=()',
  'publickey-credentials-get=()',
  'usb=()',
].join(', ');

type HeaderSettings = Pick<Settings, 'SITE_URL' | 'API_BASE' | 'ALLOWED_ORIGINS' | 'STAGING'>;

/** The policy of every page; `ancestors` may frame it. Constant, without a nonce, so that pages stay plain files. */
function policy({ API_BASE }: HeaderSettings, ancestors: string[]) {
  const service = URL.parse(API_BASE)?.origin;
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': service ? ["'self'", service] : ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': ["'self'", ...FRAMES],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ancestors,
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    },
  };
}

/** Headers of `/embed/enquiry`, the one page that listed dealers may frame. */
export function embedHeaders(settings: HeaderSettings): FastifyHelmetOptions {
  const framers = settings.ALLOWED_ORIGINS;
  if (framers.length === 0) return {};
  return { contentSecurityPolicy: policy(settings, ["'self'", ...framers]), frameguard: false };
}

/**
 * Headers of the frame that holds another company's form: an origin of its own that sees neither our pages nor our
 * cookies, and asks that company's host only. Form builders write styles into the page, hence 'unsafe-inline' there.
 */
export function widgetHeaders({ origin }: URL): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        sandbox: ['allow-scripts', 'allow-forms'],
        'default-src': ["'none'"],
        'script-src': [origin],
        'style-src': [origin, "'unsafe-inline'"],
        'img-src': [origin, 'data:'],
        'font-src': [origin],
        'connect-src': [origin],
        'frame-src': [origin],
        'form-action': [origin],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'self'"],
      },
    },
    frameguard: false,
  };
}

/** Sets the security headers of every answer. */
export async function registerHeaders(app: FastifyInstance, settings: HeaderSettings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: policy(settings, ["'none'"]),
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: settings.SITE_URL.startsWith('https:')
      ? { maxAge: TWO_YEARS, includeSubDomains: false }
      : false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (settings.STAGING === 'yes') reply.header('x-robots-tag', 'noindex, nofollow');
  });
}
