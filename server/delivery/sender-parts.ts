import type { Clock } from '../clock.ts';
import type { Counters } from '../observe/counters.ts';
import type { Log } from '../observe/log.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { MailTransport } from './transport.ts';

/** What a sender works with. */
export interface SenderParts {
  outbox: Outbox;
  transport: MailTransport;
  clock: Clock;
  log: Log;
  counters: Counters;
  /** Distinguishes this process in the claims. */
  instance: string;
  mailPerMinute: number;
  /** False while the store must not be written to. */
  storeIsSound: () => boolean;
  /** How often the outbox is looked through for what other instances left behind; 5 seconds unless a test says else. */
  sweepMs?: number;
}
