import type { FastifyInstance } from 'fastify';
import { plain } from './answers.ts';

/** What the service knows of itself. */
export interface Readiness {
  /** The store took a write lately. */
  ready: () => boolean;
  /** An enquiry has waited for the mail server for long. */
  mailWaits: () => boolean;
}

/**
 * `/healthz`: the process answers. `/readyz`: the store took a write within the last ten seconds. That mail waits is no
 * reason to send visitors elsewhere, so it stands in the words alone, for `deploy/check-from-outside.sh`.
 */
export async function healthRoutes(app: FastifyInstance, { ready, mailWaits }: Readiness): Promise<void> {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => plain(reply, 200, 'ok'));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    ready()
      ? plain(reply, 200, mailWaits() ? 'ready, but mail waits' : 'ready')
      : plain(reply, 503, 'not ready'),
  );
}
