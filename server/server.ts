import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Background, createSender, metricsAddress, startBackground } from './background.ts';
import { systemClock } from './clock.ts';
import { assertDelivers } from './delivers.ts';
import { type Defaults, type Environment, readSettings, type Settings, SettingsError } from './env.ts';
import { createIntake } from './intake/intake.ts';
import { newCounters } from './observe/counters.ts';
import { Health } from './observe/health.ts';
import { createLog, type Log } from './observe/log.ts';
import { openStore } from './outbox/open-store.ts';
import { Outbox } from './outbox/outbox.ts';
import { SQLITE_FILE } from './outbox/sqlite-store.ts';
import { type Store, StoreRefusedError } from './outbox/store.ts';

/** How long mails under way may take to finish when the service is told to stop. */
const MAIL_GRACE_MS = 4000;
/** How long requests under way may take; the whole stop stays below ten seconds. */
const REQUEST_GRACE_MS = 4000;
/** Short pause in which a proxy learns that the service is going, before it stops listening. */
const FAREWELL_MS = 200;

const ROOT = join(import.meta.dirname, '..');

/** Folders of the built site and of its pictures; tests hand in their own. */
export interface Folders {
  siteRoot: string;
  mediaRoots: string[];
  /** Hashed files of earlier builds, for pages that are still open. */
  olderRoot?: string;
}

/** The build that is live at the start; a later one is served from the next start on, so that pages and files stay of one build. */
function liveFolders(): Folders {
  const dist = join(ROOT, 'dist');
  const build = existsSync(dist) ? realpathSync(dist) : dist;
  return {
    siteRoot: join(build, 'client'),
    olderRoot: join(build, 'older'),
    mediaRoots: [join(ROOT, 'media', 'pictures'), join(ROOT, 'media')],
  };
}

export interface Running {
  /** Where the site answers, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** Where the metrics answer; null when they are off. */
  metricsAddress: string | null;
  /** Stops within ten seconds; what is not delivered yet waits in the outbox. */
  stop(): Promise<void>;
}

/** Stops in the order in which nothing is lost: no new enquiries, answers out, mails out, store closed. */
async function wind(app: FastifyInstance, background: Background, store: Store): Promise<void> {
  await systemClock.wait(FAREWELL_MS);
  const closed = app.close();
  app.server.closeIdleConnections();
  await Promise.race([closed, systemClock.wait(REQUEST_GRACE_MS)]);
  app.server.closeAllConnections();
  await background.sender.stop(MAIL_GRACE_MS);
  background.metrics?.close();
  await background.end();
  await store.close();
}

/** Starts everything around an open store. */
async function run(settings: Settings, store: Store, log: Log, folders: Folders): Promise<Running> {
  const counters = newCounters();
  const outbox = new Outbox(store);
  const health = new Health(store, systemClock, log);
  const shared = { settings, store, log, outbox, counters, health, siteRoot: folders.siteRoot };
  let stopping = false;
  // Nobody else can hold a claim in an embedded outbox: they are this process's own, from before a crash.
  if (store.kind === 'sqlite') await outbox.release('all');
  const sender = createSender(shared);
  const intake = createIntake({ ...shared, clock: systemClock, onStored: () => sender.wake() });
  const app = await buildApp(settings, {
    log,
    intake,
    ready: () => !stopping && health.ready(),
    mailWaits: () => health.mailWaits(),
    accepting: () => !stopping && health.sound(),
    ...folders,
  });
  await health.probe();
  const address = await app.listen({ port: settings.PORT, host: settings.HOST });
  const background = await startBackground(shared, sender);
  log.info({ address, store: store.kind, mail: settings.SMTP_URL ? 'smtp' : 'folder' }, 'listening');
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    await wind(app, background, store);
    log.info('stopped');
  };
  return { address, metricsAddress: metricsAddress(background.metrics), stop };
}

/** Opens the store and starts; rejects with SettingsError or StoreRefusedError before anything listens. */
export async function startService(
  settings: Settings,
  log: Log,
  folders: Folders = liveFolders(),
): Promise<Running> {
  const isFirst = !settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, SQLITE_FILE));
  const store = await openStore(settings);
  // Said aloud: after the first day it means that somebody took the outbox away, or that DATA_DIR names another folder.
  if (isFirst) log.warn({ folder: settings.DATA_DIR }, 'there was no outbox here: an empty one is begun');
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
  folders: Folders = liveFolders(),
): Promise<Running> {
  process.umask(0o077);
  const log = createLog();
  try {
    const settings = readSettings(env, defaults);
    assertDelivers(settings);
    const running = await startService(settings, log, folders);
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
