import type { Clock } from '../clock.ts';
import { Sender } from '../delivery/sender.ts';
import type { MailTransport } from '../delivery/transport.ts';
import { createIntake } from '../intake/intake.ts';
import { newCounters } from '../observe/counters.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { Store } from '../outbox/store.ts';
import { keptLog, testSettings } from './bed.ts';
import { enquiryNumber } from './client.ts';

const NO_HINTS = { honeypotFilled: false, elapsedMs: null, idempotencyKey: null };

/** A service without a web side whose time only passes when `pass` is called; the store and the mail server are real. */
export function simulate(
  store: Store,
  transport: MailTransport,
  { mailPerMinute = 60, sweepMs = 60_000 } = {},
) {
  let time = Date.UTC(2026, 0, 1);
  const clock: Clock = { now: () => time, wait: () => new Promise((resolve) => setTimeout(resolve, 5)) };
  const counters = newCounters();
  const { log, kept } = keptLog();
  const outbox = new Outbox(store);
  const calls = {
    sends: 0,
    /** Simulated times at which the mail server was asked or sent to. */ at: [] as number[],
  };
  const counted: MailTransport = {
    ...transport,
    send: (row) => {
      calls.sends += 1;
      calls.at.push(time);
      return transport.send(row);
    },
    verify: () => {
      calls.at.push(time);
      return transport.verify();
    },
  };
  const newSender = (instance = 'one') =>
    new Sender({
      outbox,
      transport: counted,
      clock,
      log,
      counters,
      instance,
      mailPerMinute,
      storeIsSound: () => true,
      sweepMs,
    });
  let sender = newSender();
  const settings = testSettings();
  const intake = createIntake({ store, settings, clock, counters, log, onStored: () => undefined });

  /** Works off what is due now, however many rounds that takes. */
  async function workOff(): Promise<number> {
    for (;;) {
      const before = calls.sends;
      const pause = await sender.step();
      await sender.settled();
      if (calls.sends === before) return pause;
    }
  }

  return {
    calls,
    counters,
    outbox,
    kept,
    now: () => time,
    accept: (n: number | string) => intake(enquiryNumber(n), NO_HINTS, '127.0.0.1'),
    /** A crash of the sender and its restart: what it had claimed stays claimed. */
    crash: (instance: string) => {
      sender = newSender(instance);
    },
    /** Lets `ms` go by, working off whatever falls due; `done` ends it early. */
    async pass(ms: number, done: () => boolean = () => false): Promise<void> {
      const until = time + ms;
      for (;;) {
        const pause = await workOff();
        if (time >= until || done()) return;
        time = Math.min(until, time + Math.max(1, pause));
      }
    },
  };
}
