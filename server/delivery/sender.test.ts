import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scratchFolder, testSettings } from '../faults/bed.ts';
import { simulate } from '../faults/simulation.ts';
import { Sink } from '../faults/sink.ts';
import { openStore } from '../outbox/open-store.ts';
import type { Store } from '../outbox/store.ts';
import { BACKOFF_CAP_MS } from './backoff.ts';
import { security, smtpTransport } from './smtp-transport.ts';
import { sendTestLetter } from './test-letter.ts';

const IDENTITY = {
  from: 'site@maker.example',
  to: 'showroom@maker.example',
  siteName: 'Maker',
  models: () => null,
};
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let folder: ReturnType<typeof scratchFolder>;
let store: Store;
let sink: Sink;

beforeEach(async () => {
  folder = scratchFolder('sender');
  store = await openStore(testSettings({ DATA_DIR: folder.path }));
  sink = await new Sink().start();
});
afterEach(async () => {
  await sink.stop();
  await store.close();
  folder.remove();
});

const world = (options = {}) => simulate(store, smtpTransport(sink.url, IDENTITY), options);

/** Enquiry numbers in the order in which the sink took them. */
const arrived = () => sink.received.map(({ raw }) => Number(/Enquiry number (\d+)/.exec(raw)?.[1]));

describe('an outage of the mail server', () => {
  test('of a day loses nothing: 200 of 200 arrive within 1.5 caps of recovery, in order of acceptance', async () => {
    const sim = world();
    await sink.stop();
    for (let n = 0; n < 200; n += 1) {
      await sim.accept(n);
      if (n % 10 === 0) await sim.pass(HOUR);
    }
    await sim.pass(4 * HOUR);
    const recovered = sim.now();
    await sink.start();
    await sim.pass(1.5 * BACKOFF_CAP_MS, () => sink.received.length === 200);
    expect(sink.received).toHaveLength(200);
    expect(sim.now() - recovered).toBeLessThanOrEqual(1.5 * BACKOFF_CAP_MS);
    const displaced = arrived().map((n, place) => Math.abs(n - place));
    expect(Math.max(...displaced)).toBeLessThanOrEqual(2);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(200);
  });

  test('is met with several attempts in the first minute and gaps that grow to the cap, with jitter', async () => {
    const sim = world({ sweepMs: 5000 });
    await sink.stop();
    await sim.accept(1);
    await sim.pass(6 * HOUR);
    const times = [...new Set(sim.calls.at)].map((time) => time - (sim.calls.at[0] ?? 0));
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(times.filter((time) => time <= MINUTE).length).toBeGreaterThanOrEqual(5);
    expect(gaps[0]).toBeLessThanOrEqual(5000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(BACKOFF_CAP_MS + 5000);
    expect(gaps.slice(12).every((gap) => gap >= 0.74 * BACKOFF_CAP_MS)).toBe(true);
    expect(new Set(gaps.slice(12)).size).toBeGreaterThan(5);
  });
});

describe('a refusal', () => {
  test('of one message in twenty, for good, keeps none of the others waiting and is kept and retried', async () => {
    const sim = world();
    sink.behaviour.judge = (raw) => (raw.includes('Enquiry number 7:') ? 554 : 0);
    for (let n = 0; n < 20; n += 1) await sim.accept(n);
    const started = Date.now();
    await sim.pass(0);
    expect(sink.received).toHaveLength(19);
    expect(Date.now() - started).toBeLessThan(10_000);
    await sim.pass(8 * HOUR);
    const poison = await store.db
      .selectFrom('enquiries')
      .selectAll()
      .where('delivered_at', 'is', null)
      .execute();
    expect(poison).toHaveLength(1);
    expect(poison[0]).toMatchObject({ last_failure: 'permanent', first_name: 'Layla 7' });
    expect(poison[0]?.attempts).toBeGreaterThan(30);
    expect(poison[0]?.last_error).toContain('554');
    sink.heal();
    await sim.pass(BACKOFF_CAP_MS + MINUTE);
    expect(sink.received).toHaveLength(20);
  });

  test('of everything with a permanent code is our own fault: kept, counted, delivered when mended', async () => {
    const sim = world();
    sink.behaviour.refuseWith = 550;
    for (let n = 0; n < 10; n += 1) await sim.accept(n);
    await sim.pass(6 * HOUR);
    expect(await sim.outbox.stats(sim.now())).toMatchObject({ pending: 10, refused: 10, delivered: 0 });
    sink.heal();
    await sim.pass(BACKOFF_CAP_MS + MINUTE);
    expect(await sim.outbox.stats(sim.now())).toMatchObject({ pending: 0, refused: 0, delivered: 10 });
  });

  test('of everything for the time being ends for all as soon as one gets through', async () => {
    const sim = world();
    sink.behaviour.refuseWith = 451;
    for (let n = 0; n < 10; n += 1) await sim.accept(n);
    await sim.pass(6 * HOUR);
    sink.heal();
    await sim.pass(1.5 * BACKOFF_CAP_MS, () => sink.received.length > 0);
    await sim.pass(10_000);
    expect(sink.received).toHaveLength(10);
  });
});

describe('what a crash left claimed', () => {
  test('is sent by another instance within a minute, under the same Message-ID', async () => {
    const sim = world({ sweepMs: 5000 });
    await sim.accept(1);
    await sim.outbox.claim('one', 8, sim.now());
    sim.crash('two');
    const started = sim.now();
    await sim.pass(MINUTE, () => sink.received.length > 0);
    expect(sink.received).toHaveLength(1);
    expect(sim.now() - started).toBeLessThanOrEqual(MINUTE);
  });

  test('and a clock set back by a year is sent all the same', async () => {
    const sim = world();
    await sim.accept(1);
    const later = sim.now() + 365 * 24 * HOUR;
    await store.db
      .updateTable('enquiries')
      .set({ next_attempt_at: later, claimed_until: later, claimed_by: 'gone' })
      .execute();
    await sim.pass(10_000);
    expect(sink.received).toHaveLength(1);
  });
});

test('what waits in quarantine is not sent', async () => {
  const sim = world();
  await sim.accept(1);
  await store.db.updateTable('enquiries').set({ quarantine_reason: 'markup' }).execute();
  await sim.pass(HOUR);
  expect(sink.received).toHaveLength(0);
  await store.db.updateTable('enquiries').set({ quarantine_reason: null }).execute();
  await sim.pass(10_000);
  expect(sink.received).toHaveLength(1);
});

test('no more mails go out in any sixty seconds than the cap allows, also after a restart', async () => {
  const sim = world({ mailPerMinute: 6 });
  for (let n = 0; n < 20; n += 1) await sim.accept(n);
  await sim.pass(0);
  expect(sink.received).toHaveLength(6);
  await sim.pass(30_000);
  await sim.outbox.release('all');
  sim.crash('two');
  await sim.pass(29_999);
  expect(sink.received).toHaveLength(6);
  await sim.pass(1);
  expect(sink.received).toHaveLength(12);
  const { at } = sim.calls;
  for (const time of at)
    expect(at.filter((one) => one >= time && one < time + MINUTE).length).toBeLessThan(7);
});

test('the envelope is ours alone and TLS is demanded of any server that is not on this machine', async () => {
  const sim = world();
  await sim.accept(1);
  await sim.pass(0);
  expect(sink.received[0]?.envelope).toEqual({ from: IDENTITY.from, to: [IDENTITY.to] });
  expect(security(new URL('smtp://mail.example'))).toMatchObject({
    secure: false,
    requireTLS: true,
    ignoreTLS: false,
  });
  expect(security(new URL('smtps://mail.example'))).toMatchObject({ secure: true });
  expect(security(new URL('smtp://127.0.0.1:25'))).toMatchObject({ requireTLS: false });
  expect(security(new URL('smtp://relay.internal?tls=off'))).toMatchObject({ requireTLS: false });
});

test('a server whose certificate nobody vouches for gets nothing, and the enquiry waits', async () => {
  const server = new SMTPServer({
    secure: true,
    authOptional: true,
    onData: (_stream, _session, done) => done(),
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const sim = simulate(store, smtpTransport(`smtps://127.0.0.1:${port}`, IDENTITY));
  await sim.accept(1);
  await sim.pass(0);
  const [row] = await store.db.selectFrom('enquiries').selectAll().execute();
  expect(row).toMatchObject({ delivered_at: null, last_failure: 'outage' });
  await new Promise<void>((resolve) => server.close(resolve));
});

test('a test letter goes to the recipient alone and is not kept; a refusal comes back in the server’s words', async () => {
  const settings = { MAIL_FROM: IDENTITY.from, MAIL_TO: IDENTITY.to };
  expect(await sendTestLetter(settings, smtpTransport(sink.url, IDENTITY), 0)).toBeNull();
  expect(sink.received[0]?.envelope).toEqual({ from: IDENTITY.from, to: [IDENTITY.to] });
  expect(await store.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
  sink.behaviour.refuseWith = 550;
  expect(await sendTestLetter(settings, smtpTransport(sink.url, IDENTITY), 0)).toContain('550');
});
