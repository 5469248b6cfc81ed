import { createServer, type Server } from 'node:http';
import type { Outbox } from '../outbox/outbox.ts';
import type { Counters } from './counters.ts';

/** The figures as Prometheus reads them; names and meanings are explained in docs/operations.md. */
export async function renderMetrics(outbox: Outbox, counters: Counters, now: number): Promise<string> {
  const stats = await outbox.stats(now);
  const figures: [name: string, type: 'gauge' | 'counter', value: number][] = [
    ['pending', 'gauge', stats.pending],
    ['oldest_pending_seconds', 'gauge', stats.oldestPendingSeconds],
    ['refused', 'gauge', stats.refused],
    ['in_quarantine', 'gauge', stats.quarantined],
    ['accepted', 'counter', counters.accepted],
    ['replayed', 'counter', counters.replayed],
    ['delivered', 'counter', counters.delivered],
    ['attempts_failed', 'counter', counters.attemptsFailed],
    ['quarantined', 'counter', counters.quarantined],
    ['rate_limited', 'counter', counters.rateLimited],
  ];
  return figures
    .map(([name, type, value]) => {
      const full = `enquiries_${name}${type === 'counter' ? '_total' : ''}`;
      return `# TYPE ${full} ${type}\n${full} ${value}\n`;
    })
    .join('');
}

/** Serves `/metrics` on the loopback address alone; resolves once it listens. */
export function serveMetrics(port: number, render: () => Promise<string>): Promise<Server> {
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    if (request.method !== 'GET' || request.url !== '/metrics')
      return response.writeHead(404).end('Not found');
    try {
      return response.end(await render());
    } catch {
      return response.writeHead(503).end('The store does not answer');
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
