import type { FastifyReply } from 'fastify';
import { REFUSALS } from '#contract/messages.ts';

/** Refuses with one plain sentence; never echoes what came in. */
export function refuse(reply: FastifyReply, status: number, why: keyof typeof REFUSALS): FastifyReply {
  return plain(reply, status, REFUSALS[why]);
}

/** A plain text nobody stores. */
export function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);
}

/** Seconds after which a client may try again when the store does not take anything. */
const RETRY_AFTER_SECONDS = '30';

export function unavailable(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, 'unavailable');
}
