import type { StoredEnquiry } from '../outbox/outbox.ts';
import { backoff } from './backoff.ts';
import { classify, failureNote } from './failure.ts';
import { persist, STORE_RETRY_MS } from './persist.ts';
import type { SenderParts } from './sender-parts.ts';
import { SEND_CONCURRENCY } from './transport.ts';

/** Enquiries claimed ahead of sending, to save commits. */
const CLAIM_AHEAD = 8;
const SWEEP_MS = 5000;
/** Claims are renewed this often, well within their life. */
const RENEW_MS = 12_000;

/**
 * Delivers the outbox, oldest first. A failure of one message delays that message; a failure of the mail server holds
 * all of them back and the server alone is asked until it answers, so that order survives the outage.
 */
export class Sender {
  private readonly parts: SenderParts;
  private readonly sweepMs: number;
  private ahead: StoredEnquiry[] = [];
  private readonly underWay = new Map<number, Promise<void>>();
  private outage: { failures: number; until: number } | null = null;
  /** Rows refused for the time being since the last success. */
  private readonly refusedSince = new Set<number>();
  private renewAt = 0;
  private wakeUp = new AbortController();
  private readonly stopping = new AbortController();
  private loop: Promise<void> | null = null;

  constructor(parts: SenderParts) {
    this.parts = parts;
    this.sweepMs = parts.sweepMs ?? SWEEP_MS;
  }

  start(): void {
    this.loop ??= this.run();
  }

  /** Something new may be due. */
  wake(): void {
    this.wakeUp.abort();
  }

  /** Lets what is under way finish for up to `graceMs`, gives the rest back and ends. */
  async stop(graceMs: number): Promise<void> {
    this.stopping.abort();
    this.wake();
    const finished = Promise.all([this.loop, ...this.underWay.values()]);
    await Promise.race([finished, this.parts.clock.wait(graceMs)]);
    await this.giveBack().catch(() => undefined);
    this.parts.transport.close();
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.wakeUp = new AbortController();
      const { signal } = this.wakeUp;
      let pause = STORE_RETRY_MS;
      try {
        pause = await this.step();
      } catch (err) {
        this.parts.log.error({ err }, 'the outbox cannot be read for sending');
      }
      if (!this.stopping.signal.aborted) await this.parts.clock.wait(pause, signal);
    }
  }

  /** Does all that is due now; returns the milliseconds until there may be more. Public for tests that own the clock. */
  async step(): Promise<number> {
    const { clock, storeIsSound } = this.parts;
    if (!storeIsSound()) return STORE_RETRY_MS;
    if (this.outage) {
      const rest = this.outage.until - clock.now();
      if (rest > 0) return Math.min(rest, this.sweepMs);
      if (!(await this.serverAnswers())) return this.outage.until - clock.now();
      this.outage = null;
    }
    await this.renewClaims();
    return this.fillSlots();
  }

  /** Resolves when no mail is under way. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay.values());
  }

  private async fillSlots(): Promise<number> {
    const { outbox, clock, mailPerMinute } = this.parts;
    while (this.underWay.size < SEND_CONCURRENCY && !this.stopping.signal.aborted && !this.outage) {
      await this.claimAhead();
      const wanted = Math.min(this.ahead.length, SEND_CONCURRENCY - this.underWay.size);
      if (wanted === 0) return this.sweepMs;
      const { granted, waitMs } = await outbox.grantSends(wanted, mailPerMinute, clock.now());
      for (const row of this.ahead.splice(0, granted)) this.send(row);
      if (waitMs > 0) return Math.min(waitMs, this.sweepMs);
    }
    return this.sweepMs;
  }

  private async claimAhead(): Promise<void> {
    if (this.ahead.length > 0) return;
    const { outbox, instance, clock } = this.parts;
    const claimed = await outbox.claim(instance, CLAIM_AHEAD, clock.now());
    this.ahead = claimed.filter(({ id }) => !this.underWay.has(id));
  }

  private send(row: StoredEnquiry): void {
    const work = this.deliver(row).finally(() => {
      this.underWay.delete(row.id);
      this.wake();
    });
    this.underWay.set(row.id, work);
  }

  private async renewClaims(): Promise<void> {
    const now = this.parts.clock.now();
    if (now < this.renewAt) return;
    this.renewAt = now + RENEW_MS;
    if (this.ahead.length + this.underWay.size > 0) await this.parts.outbox.renew(this.parts.instance, now);
  }

  private async deliver(row: StoredEnquiry): Promise<void> {
    const { transport, counters, log, clock, outbox } = this.parts;
    const startedAt = clock.now();
    try {
      await transport.send(row);
    } catch (error) {
      await this.failed(row, error);
      return;
    }
    counters.delivered += 1;
    await this.persist(() => outbox.markDelivered(row.id, clock.now()));
    log.info(
      { reference: row.reference, attempt: row.attempts + 1, ms: clock.now() - startedAt },
      'enquiry delivered',
    );
    if (this.refusedSince.size > 1) await this.persist(() => outbox.wakeTemporary(clock.now()));
    this.refusedSince.clear();
  }

  private async failed(row: StoredEnquiry, error: unknown): Promise<void> {
    const { counters, log, clock, outbox } = this.parts;
    counters.attemptsFailed += 1;
    let kind = classify(error);
    if (kind === 'outage' && (await this.serverAnswers())) kind = 'temporary';
    const now = clock.now();
    const wait = kind === 'outage' ? 0 : backoff(kind, row.attempts + 1);
    if (kind === 'temporary') this.refusedSince.add(row.id);
    log[kind === 'permanent' ? 'error' : 'warn'](
      { err: error, reference: row.reference, kind, attempt: row.attempts + 1, retryInMs: wait },
      'enquiry not delivered yet',
    );
    await this.persist(() =>
      outbox.markFailed(row.id, { kind, error: failureNote(error), nextAttemptAt: now + wait }),
    );
  }

  /** Asks the mail server itself; a silent one opens (or prolongs) the outage and what was claimed goes back. */
  private async serverAnswers(): Promise<boolean> {
    const { transport, log, clock } = this.parts;
    try {
      await transport.verify();
      return true;
    } catch (err) {
      const failures = (this.outage?.failures ?? 0) + 1;
      const wait = backoff('outage', failures);
      // Two mails that fail together are one failure of the server.
      if (!this.outage || this.outage.until <= clock.now())
        this.outage = { failures, until: clock.now() + wait };
      log.warn({ err, failures, retryInMs: wait }, 'the mail server does not answer');
      await this.giveBack();
      return false;
    }
  }

  private persist(write: () => Promise<void>): Promise<void> {
    return persist(write, { ...this.parts, signal: this.stopping.signal });
  }

  private async giveBack(): Promise<void> {
    const ids = this.ahead.map(({ id }) => id);
    this.ahead = [];
    if (ids.length > 0) await this.parts.outbox.release(ids);
  }
}
