import { enquiryNumber, eventually, referenceIn, send } from './client.ts';
import type { Service } from './service.ts';
import type { Sink } from './sink.ts';

export interface KillResult {
  acknowledged: number;
  /** Acknowledged and never seen by the mail server. */
  lost: number;
  /** Mails beyond the first of a reference. */
  duplicates: number;
  /** References that arrived under more than one Message-ID. */
  changedIds: number;
  kills: number;
  seconds: number;
}

export interface KillPlan {
  service: Service;
  sink: Sink;
  enquiries: number;
  kills: number;
  /** Clients sending at once. */
  clients: number;
  /** How long the last mails may take after the last answer. */
  settleMs: number;
}

/** Sends one enquiry again and again until it is acknowledged, as a visitor with patience would. */
async function untilAcknowledged(origin: string, n: number): Promise<string> {
  for (;;) {
    const answer = await send(origin, enquiryNumber(n)).catch(() => null);
    if (answer?.status === 200) return referenceIn(answer.text);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Kills the process at random moments: once in each of `kills` equal stretches of the load. */
async function killAlong(plan: KillPlan, acknowledged: () => number): Promise<number> {
  let done = 0;
  for (let kill = 0; kill < plan.kills; kill += 1) {
    const at = Math.floor(((kill + Math.random() * 0.9) * plan.enquiries) / plan.kills);
    await eventually(() => acknowledged() >= at, 120_000);
    // Any moment of a request or a delivery, not only the one right after an answer.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 15));
    await plan.service.end('SIGKILL');
    done += 1;
    await plan.service.start();
  }
  return done;
}

/** Loads the service while it is killed and counts, at the mail server, what became of every acknowledged enquiry. */
export async function runKills(plan: KillPlan): Promise<KillResult> {
  const started = Date.now();
  const references = new Set<string>();
  let next = 0;
  const client = async () => {
    while (next < plan.enquiries) {
      const n = next;
      next += 1;
      references.add(await untilAcknowledged(plan.service.origin, n));
    }
  };
  await plan.service.start();
  const clients = Array.from({ length: plan.clients }, client);
  const kills = await killAlong(plan, () => references.size);
  await Promise.all(clients);
  const seen = () => new Set(plan.sink.received.map(({ reference }) => reference));
  await eventually(() => seen().size >= references.size, plan.settleMs);
  const arrived = seen();
  const ids = new Map<string, Set<string>>();
  for (const { reference, messageId } of plan.sink.received)
    ids.set(reference, (ids.get(reference) ?? new Set()).add(messageId));
  return {
    acknowledged: references.size,
    lost: [...references].filter((reference) => !arrived.has(reference)).length,
    duplicates: plan.sink.received.length - arrived.size,
    changedIds: [...ids.values()].filter((set) => set.size > 1).length,
    kills,
    seconds: (Date.now() - started) / 1000,
  };
}
