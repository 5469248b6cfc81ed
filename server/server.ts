import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { openTransport } from './delivery/open-transport.ts';
import { Sender } from './delivery/sender.ts';
import { type Defaults, type Environment, readSettings, type Settings, SettingsError } from './env.ts';
import { createIntake } from './intake/intake.ts';
import { newCounters } from './observe/counters.ts';
import { Health } from './observe/health.ts';
import { createLog, type Log } from './observe/log.ts';
import { renderMetrics, serveMetrics } from './observe/metrics.ts';
import { openStore } from './outbox/open-store.ts';
import { Outbox } from './outbox/outbox.ts';
import { type Store, StoreRefusedError } from './outbox/store.ts';
import { keepHouse } from './retention/housekeeping.ts';

/** How long mails under way may take to finish when the service is told to stop. */
const MAIL_GRACE_MS = 4000;
/** How long requests under way may take; the whole stop stays below ten seconds. */
const REQUEST_GRACE_MS = 4000;
/** Short pause in which a proxy learns that the service is going, before it stops listening. */
const FAREWELL_MS = 200;

const ROOT = join(import.meta.dirname, '..');

/** Addresses used when the company configuration supplies none. */
export const STAND_IN_DEFAULTS: Defaults = {
  mailFrom: 'enquiries@example.com',
  mailTo: 'enquiries@example.com',
  siteName: 'Enquiries',
};

/** Folders of the built site and of its pictures; tests hand in their own. */
export interface Folders {
  siteRoot: string;
  mediaRoots: string[];
}

const FOLDERS: Folders = {
  siteRoot: join(ROOT, 'dist', 'client'),
  mediaRoots: [join(ROOT, 'media', 'pictures'), join(ROOT, 'media')],
};

export interface Running {
  /** Where the site answers, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** Where the metrics answer; null when they are off. */
  metricsAddress: string | null;
  /** Stops within ten seconds; what is not delivered yet waits in the outbox. */
  stop(): Promise<void>;
}

async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  return app.listen({ port: settings.PORT, host: settings.HOST });
}

/** Starts everything around an open store. */
async function run(settings: Settings, store: Store, log: Log, folders: Folders): Promise<Running> {
  const clock = systemClock;
  const counters = newCounters();
  const outbox = new Outbox(store);
  const health = new Health(store, clock, log);
  const housekeeping = new AbortController();
  let stopping = false;
  // Nobody else can hold a claim in an embedded outbox: they are this process's own, from before a crash.
  if (store.kind === 'sqlite') await outbox.release('all');
  const sender = new Sender({
    outbox,
    transport: openTransport(settings),
    clock,
    log,
    counters,
    instance: randomUUID(),
    mailPerMinute: settings.MAIL_PER_MINUTE,
    storeIsSound: () => health.sound(),
  });
  const intake = createIntake({ store, settings, clock, counters, log, onStored: () => sender.wake() });
  const app = await buildApp(settings, {
    log,
    intake,
    ready: () => !stopping && health.ready(),
    accepting: () => !stopping && health.sound(),
    ...folders,
  });
  await health.probe();
  const address = await listen(app, settings);
  const metrics = settings.METRICS_PORT
    ? await serveMetrics(settings.METRICS_PORT, () => renderMetrics(outbox, counters, clock.now()))
    : null;
  const watching = health.watch();
  const keeping = keepHouse(store.db, settings.RETENTION_DAYS, {
    clock,
    log,
    sound: () => health.sound(),
    signal: housekeeping.signal,
  });
  sender.start();
  log.info({ address, store: store.kind, mail: settings.SMTP_URL ? 'smtp' : 'folder' }, 'listening');

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    await clock.wait(FAREWELL_MS);
    const closed = app.close();
    app.server.closeIdleConnections();
    await Promise.race([closed, clock.wait(REQUEST_GRACE_MS)]);
    app.server.closeAllConnections();
    await sender.stop(MAIL_GRACE_MS);
    health.stop();
    housekeeping.abort();
    metrics?.close();
    await Promise.all([watching, keeping]);
    await store.close();
    log.info('stopped');
  };
  return { address, metricsAddress: metricsAddress(metrics), stop };
}

function metricsAddress(server: Server | null): string | null {
  const address = server?.address();
  return address && typeof address === 'object' ? `http://127.0.0.1:${address.port}/metrics` : null;
}

/** Opens the store and starts; rejects with SettingsError or StoreRefusedError before anything listens. */
export async function startService(
  settings: Settings,
  log: Log,
  folders: Folders = FOLDERS,
): Promise<Running> {
  const store = await openStore(settings);
  try {
    return await run(settings, store, log, folders);
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}

/** Says why the start was refused, in one line, and ends the process. */
function refuseStart(error: unknown, log: Log): never {
  const known = error instanceof SettingsError || error instanceof StoreRefusedError;
  log.fatal({ err: error }, known ? error.message : 'the service could not start');
  process.exit(1);
}

/**
 * What `npm start` calls: reads the settings, starts, and stops on SIGTERM or SIGINT with exit code 0. A start that is
 * refused ends the process with exit code 1 and one line that names the variable or the store.
 */
export async function start(
  env: Environment,
  defaults: Defaults,
  folders: Folders = FOLDERS,
): Promise<Running> {
  process.umask(0o077);
  const log = createLog();
  try {
    const running = await startService(readSettings(env, defaults), log, folders);
    let signalled = false;
    const onSignal = () => {
      if (signalled) return;
      signalled = true;
      running.stop().then(
        () => process.exit(0),
        (err) => {
          log.error({ err }, 'the stop failed');
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    return running;
  } catch (error) {
    return refuseStart(error, log);
  }
}
