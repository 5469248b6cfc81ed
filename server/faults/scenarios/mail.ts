import { BACKOFF_CAP_MS } from '../../delivery/backoff.ts';
import { smtpTransport } from '../../delivery/smtp-transport.ts';
import { openStore } from '../../outbox/open-store.ts';
import { testSettings } from '../bed.ts';
import type { Finding, Scene } from '../scene.ts';
import { simulate } from '../simulation.ts';

const HOUR = 3_600_000;
const IDENTITY = {
  from: 'site@maker.example',
  to: 'showroom@maker.example',
  siteName: 'Maker',
  models: () => null,
};

/** Plays with a simulated clock on the scene's store and its real mail server. */
async function onSimulatedTime<T>(
  scene: Scene,
  play: (sim: ReturnType<typeof simulate>) => Promise<T>,
): Promise<T> {
  const store = await openStore(testSettings(scene.environment));
  try {
    return await play(simulate(store, smtpTransport(scene.sink.url, IDENTITY)));
  } finally {
    await store.close();
  }
}

/** Promise 3: no mail server for a day. */
export async function dayOutage(scene: Scene, enquiries: number): Promise<Finding> {
  return onSimulatedTime(scene, async (sim) => {
    const { sink } = scene;
    await sink.stop();
    for (let n = 0; n < enquiries; n += 1) {
      await sim.accept(n);
      await sim.pass((24 * HOUR) / enquiries);
    }
    const attempts = [...new Set(sim.calls.at)];
    const gaps = attempts.slice(1).map((time, index) => time - (attempts[index] ?? 0));
    const recovered = sim.now();
    await sink.start();
    await sim.pass(1.5 * BACKOFF_CAP_MS, () => sink.received.length >= enquiries);
    const minutes = (sim.now() - recovered) / 60_000;
    const places = sink.received.map(({ raw }) => Number(/Enquiry number (\d+)/.exec(raw)?.[1]));
    const displaced = Math.max(...places.map((n, place) => Math.abs(n - place)));
    return {
      promise: 3,
      tried: `${enquiries} enquiries in a day without a mail server (simulated clock), ${attempts.length} attempts, longest gap ${(Math.max(...gaps) / 60_000).toFixed(1)} min`,
      found: `${sink.received.length} of ${enquiries} arrive within ${minutes.toFixed(1)} min of recovery, out of order by at most ${displaced}`,
      kept:
        sink.received.length === enquiries &&
        minutes <= 22.5 &&
        displaced <= 2 &&
        Math.max(...gaps) <= BACKOFF_CAP_MS + 60_000,
    };
  });
}

/** Promise 4: the server refuses everything for good, because our own mailbox is set up wrongly. */
export async function allRefused(scene: Scene): Promise<Finding> {
  return onSimulatedTime(scene, async (sim) => {
    scene.sink.behaviour.refuseWith = 550;
    for (let n = 0; n < 20; n += 1) await sim.accept(n);
    await sim.pass(24 * HOUR);
    const { refused } = await sim.outbox.stats(sim.now());
    scene.sink.heal();
    await sim.pass(BACKOFF_CAP_MS + 60_000);
    const { delivered, pending } = await sim.outbox.stats(sim.now());
    return {
      promise: 4,
      tried: 'a day of 550 for all of 20 enquiries (simulated clock)',
      found: `${refused} listed as refused meanwhile; once mended ${delivered} delivered, ${pending} left`,
      kept: refused === 20 && delivered === 20 && pending === 0,
    };
  });
}

/** Promise 5: one message of twenty is refused for ever; real time. */
export async function poisoned(scene: Scene): Promise<Finding> {
  return onSimulatedTime(scene, async (sim) => {
    scene.sink.behaviour.judge = (raw) => (raw.includes('Enquiry number 7:') ? 554 : 0);
    for (let n = 0; n < 20; n += 1) await sim.accept(n);
    const started = Date.now();
    await sim.pass(0);
    const seconds = (Date.now() - started) / 1000;
    const arrived = scene.sink.received.length;
    await sim.pass(30 * 24 * HOUR);
    const { pending, refused } = await sim.outbox.stats(sim.now());
    return {
      promise: 5,
      tried: 'one message of 20 refused with 554 for a month',
      found: `the other ${arrived} within ${seconds.toFixed(1)} s; ${pending} still there, ${refused} listed`,
      kept: arrived === 19 && seconds <= 10 && pending === 1 && refused === 1,
    };
  });
}
