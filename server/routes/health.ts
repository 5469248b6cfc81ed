import type { FastifyInstance } from 'fastify';
import { plain } from './answers.ts';

/** `/healthz`: the process answers. `/readyz`: the store took a write within the last ten seconds. */
export async function healthRoutes(app: FastifyInstance, ready: () => boolean): Promise<void> {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => plain(reply, 200, 'ok'));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    ready() ? plain(reply, 200, 'ready') : plain(reply, 503, 'not ready'),
  );
}
