import type { Enquiry } from '#contract/enquiry.ts';
import { isPlausiblePhone } from '#contract/phone.ts';
import type { Clock } from '../clock.ts';
import { plainAddress } from '../delivery/addresses.ts';
import type { Settings } from '../env.ts';
import type { Counters } from '../observe/counters.ts';
import type { Log } from '../observe/log.ts';
import { acceptBatch, isItemError } from '../outbox/accept.ts';
import { GroupCommit } from '../outbox/group-commit.ts';
import type { Accepted, Incoming } from '../outbox/incoming.ts';
import type { Store } from '../outbox/store.ts';
import { clientOf } from './client.ts';
import type { Hints } from './hints.ts';
import { quarantineReason } from './spam.ts';

/** Takes a checked enquiry; resolves once it is on disk (or known already, or too many). Rejects when it is not stored. */
export type Intake = (enquiry: Enquiry, hints: Hints, address: string) => Promise<Accepted>;

export interface IntakeParts {
  store: Store;
  settings: Pick<Settings, 'RATE_LIMIT' | 'MAIL_FROM'>;
  clock: Clock;
  counters: Counters;
  log: Log;
  /** Called after something was stored that wants sending. */
  onStored: () => void;
}

function flagsOf(enquiry: Enquiry): string[] {
  const email = plainAddress(enquiry.email) ? [] : ['email'];
  return isPlausiblePhone(enquiry.phone) ? email : [...email, 'phone'];
}

/** The way into the outbox that both routes share. */
export function createIntake({ store, settings, clock, counters, log, onStored }: IntakeParts): Intake {
  const options = {
    rules: settings.RATE_LIMIT,
    mailDomain: settings.MAIL_FROM.split('@').at(-1) ?? 'localhost',
    now: clock.now,
  };
  const commits = new GroupCommit<Incoming, Accepted>(
    (batch) => acceptBatch(store, batch, options),
    isItemError,
  );
  return async (enquiry, hints, address) => {
    const reason = quarantineReason(enquiry, hints);
    const accepted = await commits.add({
      enquiry,
      flags: flagsOf(enquiry),
      quarantineReason: reason,
      idempotencyKey: hints.idempotencyKey,
      client: settings.RATE_LIMIT.length > 0 ? clientOf(address) : null,
    });
    if (accepted.kind === 'limited') counters.rateLimited += 1;
    if (accepted.kind === 'replayed') counters.replayed += 1;
    if (accepted.kind === 'stored') {
      counters.accepted += 1;
      if (reason) counters.quarantined += 1;
      log.info({ reference: accepted.reference, quarantined: reason !== null }, 'enquiry stored');
      onStored();
    }
    return accepted;
  };
}
