import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Clock } from '../clock.ts';
import { keptLog, scratchFolder, testSettings } from '../faults/bed.ts';
import { enquiryNumber, eventually, send } from '../faults/client.ts';
import { freePort } from '../faults/service.ts';
import { Sink } from '../faults/sink.ts';
import { openStore } from '../outbox/open-store.ts';
import type { Store } from '../outbox/store.ts';
import { keepHouse } from '../retention/housekeeping.ts';
import { startService } from '../server.ts';
import { Health } from './health.ts';

const DAY = 86_400_000;
let folder: ReturnType<typeof scratchFolder>;

beforeEach(() => {
  folder = scratchFolder('service');
});
afterEach(() => folder.remove());

test('metrics stand on the loopback port alone and count what happened', async () => {
  const sink = await new Sink().start();
  const settings = testSettings({
    DATA_DIR: folder.path,
    SMTP_URL: sink.url,
    PORT: '0',
    METRICS_PORT: String(await freePort()),
    RATE_LIMIT: '3/h',
  });
  const { log } = keptLog();
  const running = await startService(settings, log, { siteRoot: folder.path, mediaRoots: [] });
  const figures = async () => {
    const text = await (await fetch(running.metricsAddress ?? '')).text();
    return Object.fromEntries(
      [...text.matchAll(/^enquiries_(\w+) (\d+)$/gm)].map(([, name, value]) => [name, Number(value)]),
    );
  };
  for (let n = 0; n < 2; n += 1) await send(running.address, enquiryNumber(n));
  await send(running.address, { ...enquiryNumber(3), message: '<a href="http://spam.example">x</a>' });
  expect((await send(running.address, enquiryNumber(4))).status).toBe(429);
  await eventually(async () => (await figures()).delivered_total === 2, 5000);
  expect(await figures()).toMatchObject({
    pending: 0,
    oldest_pending_seconds: 0,
    accepted_total: 3,
    delivered_total: 2,
    quarantined_total: 1,
    rate_limited_total: 1,
    attempts_failed_total: 0,
  });
  expect((await fetch(`${running.address}/metrics`)).status).toBe(404);
  await running.stop();
  await sink.stop();
});

/** A store that works until told not to. */
function fakeStore() {
  const state = { works: true, damaged: false };
  const store: Store = {
    kind: 'sqlite',
    db: null as never,
    probe: async () => {
      if (!state.works) throw new Error('down');
    },
    inspect: async () => {
      if (state.damaged) throw new Error('damaged');
    },
    close: async () => undefined,
  };
  return { store, state };
}

test('readiness follows the store, and damage is final', async () => {
  let now = 1_000_000;
  const clock: Clock = { now: () => now, wait: async () => undefined };
  const { store, state } = fakeStore();
  const health = new Health(store, clock, keptLog().log);
  expect(health.ready()).toBe(false);
  await health.probe();
  expect(health.ready()).toBe(true);
  now += 10_001;
  expect(health.ready()).toBe(false);
  state.works = false;
  await health.probe();
  expect(health.ready()).toBe(false);
  expect(health.sound()).toBe(true);
  state.works = true;
  await health.probe();
  expect(health.ready()).toBe(true);
  state.damaged = true;
  await health.inspect();
  expect([health.ready(), health.sound()]).toEqual([false, false]);
  state.damaged = false;
  await health.probe();
  expect(health.sound()).toBe(false);
});

test('mail that waits for more than ten minutes is told, and no longer once it left', async () => {
  let now = 1_000_000;
  const clock: Clock = { now: () => now, wait: async () => undefined };
  const store = await openStore(testSettings({ DATA_DIR: folder.path }));
  const health = new Health(store, clock, keptLog().log);
  const enquiry = {
    first_name: 'a',
    last_name: 'b',
    email: 'c@example.com',
    phone: '+9715',
    message: 'd',
    flags: '',
  };
  await store.db
    .insertInto('enquiries')
    .values({
      ...enquiry,
      reference: 'WAIT-WAIT',
      message_id: '<w@x>',
      accepted_at: now,
      next_attempt_at: now,
    })
    .execute();
  now += 600_000;
  await health.lookAtMail();
  expect(health.mailWaits()).toBe(false);
  now += 1;
  expect(health.mailWaits()).toBe(true);
  await store.db.updateTable('enquiries').set({ delivered_at: now }).execute();
  await health.lookAtMail();
  expect(health.mailWaits()).toBe(false);
  await store.db.deleteFrom('enquiries').execute();
  await store.close();
});

test('housekeeping purges what was delivered, alarms about what was not, and forgets old guards', async () => {
  const store = await openStore(testSettings({ DATA_DIR: folder.path }));
  const row = (reference: string, delivered_at: number | null) => ({
    reference,
    first_name: 'a',
    last_name: 'b',
    email: 'c@example.com',
    phone: '+971501234567',
    message: 'd',
    flags: '',
    message_id: `<${reference}@maker.example>`,
    accepted_at: 0,
    next_attempt_at: 0,
    delivered_at,
  });
  await store.db
    .insertInto('enquiries')
    .values([row('SENT-0001', 5), row('WAIT-0001', null)])
    .execute();
  await store.db
    .insertInto('replay_keys')
    .values({ key: 'k', reference: 'SENT-0001', expires_at: 1 })
    .execute();
  let now = 1096 * DAY;
  const stop = new AbortController();
  const { log, kept } = keptLog();
  const clock: Clock = {
    now: () => now,
    wait: async () => {
      now += DAY;
      if (kept.text.includes('purged')) stop.abort();
    },
  };
  await keepHouse(store.db, 1096, { clock, log, sound: () => true, signal: stop.signal });
  const left = await store.db.selectFrom('enquiries').select('reference').execute();
  expect(left).toEqual([{ reference: 'WAIT-0001' }]);
  expect(await store.db.selectFrom('replay_keys').selectAll().execute()).toEqual([]);
  expect(kept.text).toContain('undelivered enquiries are older than the retention');
  expect(kept.text).toContain('WAIT-0001');
  await store.close();
});

test('without a mail server the mail is a file under the reference, for its owner alone', async () => {
  const settings = testSettings({ DATA_DIR: folder.path, PORT: '0' });
  const running = await startService(settings, keptLog().log, { siteRoot: folder.path, mediaRoots: [] });
  const { text } = await send(running.address, enquiryNumber(1));
  const { existsSync, readFileSync, statSync } = await import('node:fs');
  const file = `${folder.path}/mail/${text.slice(-9)}.eml`;
  expect(await eventually(() => existsSync(file), 5000)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain('Enquiry number 1');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await running.stop();
});
