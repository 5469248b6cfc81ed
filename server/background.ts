import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { systemClock } from './clock.ts';
import { openTransport } from './delivery/open-transport.ts';
import { Sender } from './delivery/sender.ts';
import type { Settings } from './env.ts';
import type { Counters } from './observe/counters.ts';
import type { Health } from './observe/health.ts';
import type { Log } from './observe/log.ts';
import { renderMetrics, serveMetrics } from './observe/metrics.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Store } from './outbox/store.ts';
import { keepHouse } from './retention/housekeeping.ts';

/** What runs beside the web side: it sends, watches and tidies until told to stop. */
export interface Background {
  sender: Sender;
  health: Health;
  metrics: Server | null;
  /** Ends watching and housekeeping and resolves when both have ended. */
  end: () => Promise<unknown>;
}

/** What the parts of one running service share. */
export interface Shared {
  settings: Settings;
  store: Store;
  log: Log;
  outbox: Outbox;
  counters: Counters;
  health: Health;
  /** Folder of the built site: mails say of a model what it says. */
  siteRoot: string;
}

export function createSender({ settings, siteRoot, log, outbox, counters, health }: Shared): Sender {
  return new Sender({
    outbox,
    transport: openTransport(settings, siteRoot),
    clock: systemClock,
    log,
    counters,
    instance: randomUUID(),
    mailPerMinute: settings.MAIL_PER_MINUTE,
    storeIsSound: () => health.sound(),
  });
}

/** Starts sending, watching, tidying and, when a port is set, the metrics. */
export async function startBackground(shared: Shared, sender: Sender): Promise<Background> {
  const { settings, store, log, outbox, counters, health } = shared;
  const housekeeping = new AbortController();
  const metrics = settings.METRICS_PORT
    ? await serveMetrics(settings.METRICS_PORT, () => renderMetrics(outbox, counters, systemClock.now()))
    : null;
  const watching = health.watch();
  const keeping = keepHouse(store.db, settings.RETENTION_DAYS, {
    clock: systemClock,
    log,
    sound: () => health.sound(),
    signal: housekeeping.signal,
  });
  sender.start();
  const end = () => {
    health.stop();
    housekeeping.abort();
    return Promise.all([watching, keeping]);
  };
  return { sender, health, metrics, end };
}

/** Where the metrics answer; null when they are off. */
export function metricsAddress(server: Server | null): string | null {
  const address = server?.address();
  return address && typeof address === 'object' ? `http://127.0.0.1:${address.port}/metrics` : null;
}
