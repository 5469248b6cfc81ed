import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SEND_PATH } from '#contract/addresses.ts';
import { checkEnquiry, errorLines } from '#contract/enquiry.ts';
import { successText } from '#contract/messages.ts';
import { HEADERS, REFERENCE_HEADER } from '#contract/transport.ts';
import type { Settings } from '../env.ts';
import { readHints } from '../intake/hints.ts';
import type { Intake } from '../intake/intake.ts';
import { parseJsonObject } from '../intake/json-body.ts';
import { judgeSource } from '../intake/origin.ts';
import { plain, refuse, unavailable } from './answers.ts';

/** Where the service's own calls live. */
export const API_PREFIX = '/api';
const ALLOW = 'POST, OPTIONS';

export interface SendParts {
  settings: Pick<Settings, 'SITE_URL' | 'ALLOWED_ORIGINS'>;
  intake: Intake;
  /** False while stopping or while the store is unsound. */
  accepting: () => boolean;
}

/** application/json, in UTF-8 when a charset is named, not encoded. */
function isPlainJson({ headers }: FastifyRequest): boolean {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return type.trim() === 'application/json' && utf8 && headers['content-encoding'] === undefined;
}

function preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!request.headers.origin || !request.headers['access-control-request-method'])
    return refuse(reply.header('allow', ALLOW), 405, 'wrongMethod');
  return reply
    .code(204)
    .header('access-control-allow-methods', 'POST')
    .header('access-control-allow-headers', `Content-Type, ${HEADERS.idempotencyKey}, ${HEADERS.elapsed}`)
    .header('access-control-max-age', '600')
    .send();
}

/** Checks that need no body, in the order: method, origin, type, state of the service. */
function guard({ settings, accepting }: SendParts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'POST' && request.method !== 'OPTIONS')
      return refuse(reply.header('allow', ALLOW), 405, 'wrongMethod');
    reply.header('vary', 'Origin');
    const source = judgeSource(request.headers, settings.SITE_URL, settings.ALLOWED_ORIGINS);
    if (source.kind === 'foreign') return refuse(reply, 403, 'foreignOrigin');
    if (source.kind === 'allowed')
      reply
        .header('access-control-allow-origin', source.origin)
        .header('access-control-expose-headers', `Retry-After, ${REFERENCE_HEADER}`);
    if (request.method === 'OPTIONS') return preflight(request, reply);
    if (!isPlainJson(request)) return refuse(reply, 415, 'notJson');
    if (!accepting()) return unavailable(reply);
    return undefined;
  };
}

/** Answers a stored, repeated or refused enquiry; shared with no one: the form route answers in HTML. */
async function answer(request: FastifyRequest, reply: FastifyReply, parts: SendParts): Promise<FastifyReply> {
  const body = parseJsonObject(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
  const check = checkEnquiry(body);
  if (!check.ok) return plain(reply, 422, errorLines(check.errors).join('\n'));
  try {
    const accepted = await parts.intake(check.enquiry, readHints(request.headers, body), request.ip);
    if (accepted.kind !== 'limited')
      return plain(reply.header(REFERENCE_HEADER, accepted.reference), 200, successText(accepted.reference));
    return refuse(reply.header('retry-after', String(accepted.retryAfterSeconds)), 429, 'tooMany');
  } catch (err) {
    request.log.error({ err }, 'the enquiry could not be stored');
    return unavailable(reply);
  }
}

/** `POST /api/mail/send`, and nothing else below `/api`. */
export async function sendRoute(app: FastifyInstance, parts: SendParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.all(SEND_PATH, { onRequest: guard(parts), exposeHeadRoute: false }, (request, reply) =>
    answer(request, reply, parts),
  );
  app.all('/*', async (_request, reply) => refuse(reply, 404, 'notFound'));
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'notFound'));
}
