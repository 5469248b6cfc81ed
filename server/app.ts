import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { BODY_LIMIT } from '#contract/limits.ts';
import type { Settings } from './env.ts';
import type { Intake } from './intake/intake.ts';
import type { Log } from './observe/log.ts';
import { refuse } from './routes/answers.ts';
import { contactRoute } from './routes/contact.ts';
import { answerClientError, answerError } from './routes/errors.ts';
import { healthRoutes, type Readiness } from './routes/health.ts';
import { API_PREFIX, sendRoute } from './routes/send.ts';
import { registerHeaders } from './static/headers.ts';
import { registerSite } from './static/site.ts';

/** What the web side needs of the rest; tests hand in their own. */
export interface AppParts extends Readiness {
  log: Log;
  intake: Intake;
  /** New enquiries are taken: not stopping, store not damaged. */
  accepting: () => boolean;
  siteRoot: string;
  mediaRoots: string[];
  olderRoot?: string;
}

/** A body that takes longer is given up; Fastify switches Node's own limit off unless told. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** How often Node looks for slow clients: the slowest lives this much longer than the limit. */
const SLOW_CLIENT_SWEEP_MS = 2000;
const URL_MAX = 8000;

/**
 * Says once that a proxy speaks for visitors without being listed: all of them then count as one client, and the eleventh of a minute is
 * refused. No address is logged: it may be a visitor's.
 */
function warnOfUnlistedProxy() {
  let said = false;
  return async (request: FastifyRequest) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    // A listed proxy's visitor on this very machine has the peer's address too.
    const peer = request.socket.remoteAddress;
    if (said || !forwarded || forwarded === peer || request.ip !== peer) return;
    said = true;
    request.server.log.warn(
      'X-Forwarded-For from a peer that TRUSTED_PROXIES does not list: all its visitors count as one client',
    );
  };
}

/** Assembles site and service; nothing listens yet. */
export async function buildApp(settings: Settings, parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { connectionsCheckingInterval: SLOW_CLIENT_SWEEP_MS, headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: settings.TRUSTED_PROXIES.length > 0 ? settings.TRUSTED_PROXIES : false,
    clientErrorHandler: answerClientError,
    // Our own answer while stopping is a plain sentence; the framework's is JSON.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) =>
    request.url.length > URL_MAX ? refuse(reply, 414, 'unreadable') : undefined,
  );
  app.addHook('onRequest', warnOfUnlistedProxy());
  app.addHook('onResponse', async (request, reply) => {
    const told = request.method === 'POST' || reply.statusCode >= 400;
    if (settings.ACCESS_LOG === 'off' || (settings.ACCESS_LOG === 'few' && !told)) return;
    // The route's pattern, never the address itself: a query may hold anything.
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
  await registerHeaders(app, settings);
  await app.register((scope) => sendRoute(scope, { settings, ...parts }), { prefix: API_PREFIX });
  await app.register((scope) => contactRoute(scope, { settings, ...parts }));
  await app.register((scope) => healthRoutes(scope, parts));
  await registerSite(app, { settings, ...parts });
  return app;
}
