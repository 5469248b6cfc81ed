import { type Clock, within } from '../clock.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { Store } from '../outbox/store.ts';
import type { Log } from './log.ts';

/** How often the store is written to and read back, and how old the last success may be. */
const PROBE_MS = 4000;
const PROBE_TIMEOUT_MS = 5000;
const FRESH_MS = 10_000;
/** How often every page of the embedded store is read, in a thread of its own. */
const INSPECT_MS = 60_000;
/** An enquiry that has waited so long for the mail server needs a person. */
const MAIL_WAITS_MS = 10 * 60_000;

/** Knows whether the store takes enquiries. Damage is final until a person has looked; anything else heals by itself. */
export class Health {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly log: Log;
  private readonly stopping = new AbortController();
  private provenAt = Number.NEGATIVE_INFINITY;
  private inspectAt: number;
  private damaged = false;
  private healthy = true;
  private waitsSince: number | null = null;

  constructor(store: Store, clock: Clock, log: Log) {
    this.store = store;
    this.clock = clock;
    this.log = log;
    this.inspectAt = clock.now() + INSPECT_MS;
  }

  /** The store was written to within the last ten seconds. */
  ready(): boolean {
    return !this.damaged && this.clock.now() - this.provenAt <= FRESH_MS;
  }

  /** False once damaged pages were found: nothing may be written to it any more. */
  sound(): boolean {
    return !this.damaged;
  }

  /** An enquiry has waited for the mail server for more than ten minutes. */
  mailWaits(): boolean {
    return this.waitsSince !== null && this.clock.now() - this.waitsSince > MAIL_WAITS_MS;
  }

  /** One look at what waits; a store that does not answer keeps what was known, and `probe` tells of it. */
  async lookAtMail(): Promise<void> {
    this.waitsSince = await new Outbox(this.store).waitsSince().catch(() => this.waitsSince);
  }

  /** One look at the store, now. */
  async probe(): Promise<void> {
    try {
      await within(this.store.probe(), PROBE_TIMEOUT_MS, () => new Error('the store does not answer'));
      this.provenAt = this.clock.now();
      if (!this.healthy) this.log.info('the store takes enquiries again');
      this.healthy = true;
    } catch (err) {
      await this.failed(err);
    }
  }

  private async failed(err: unknown): Promise<void> {
    if (this.healthy) this.log.error({ err }, 'the store takes no enquiries');
    this.healthy = false;
    await this.inspect();
  }

  /** Reads the whole store for damage. */
  async inspect(): Promise<void> {
    this.inspectAt = this.clock.now() + INSPECT_MS;
    try {
      await this.store.inspect();
    } catch (err) {
      if (!this.damaged) this.log.fatal({ err }, 'the outbox is damaged: restore it from a backup');
      this.damaged = true;
    }
  }

  /** Probes until `stop`. */
  async watch(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.probe();
      await this.lookAtMail();
      if (this.clock.now() >= this.inspectAt) await this.inspect();
      await this.clock.wait(PROBE_MS, this.stopping.signal);
    }
  }

  stop(): void {
    this.stopping.abort();
  }
}
