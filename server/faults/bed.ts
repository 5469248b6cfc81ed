import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buildApp } from '../app.ts';
import { systemClock } from '../clock.ts';
import { type Environment, readSettings, type Settings, STAND_IN_DEFAULTS } from '../env.ts';
import { createIntake } from '../intake/intake.ts';
import { newCounters } from '../observe/counters.ts';
import { createLog } from '../observe/log.ts';
import { openStore } from '../outbox/open-store.ts';

/** A folder that goes away with `remove`. */
export function scratchFolder(name: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `enquiries-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Settings for a test: no rate limit, nothing from the real environment. */
export function testSettings(env: Environment = {}, formWidgetScript = ''): Settings {
  return readSettings({ RATE_LIMIT: 'off', ...env }, { ...STAND_IN_DEFAULTS, formWidgetScript });
}

/** A log that keeps its lines. */
export function keptLog() {
  const kept = { text: '' };
  const stream = new Writable({
    write(chunk, _encoding, done) {
      kept.text += String(chunk);
      done();
    },
  });
  return { log: createLog(stream, 'trace'), kept };
}

/** The web side on a real store without a sender, for tests through `inject` or a port. */
export async function testBed(
  env: Environment = {},
  siteRoot = '',
  mediaRoots: string[] = [],
  { formWidgetScript = '', olderRoot = '' } = {},
) {
  const folder = scratchFolder('bed');
  const settings = testSettings({ DATA_DIR: folder.path, ...env }, formWidgetScript);
  const store = await openStore(settings);
  const { log, kept } = keptLog();
  const state = { accepting: true, ready: true, mailWaits: false };
  const counters = newCounters();
  const intake = createIntake({
    store,
    settings,
    clock: systemClock,
    counters,
    log,
    onStored: () => undefined,
  });
  const app = await buildApp(settings, {
    log,
    intake,
    ready: () => state.ready,
    mailWaits: () => state.mailWaits,
    accepting: () => state.accepting,
    siteRoot: siteRoot || folder.path,
    mediaRoots,
    olderRoot,
  });
  return {
    app,
    store,
    settings,
    state,
    counters,
    kept,
    rows: () => store.db.selectFrom('enquiries').selectAll().orderBy('id').execute(),
    close: async () => {
      await app.close();
      await store.close();
      folder.remove();
    },
  };
}
