import { scratchFolder } from './bed.ts';
import { type Answer, enquiryNumber, referenceIn, send } from './client.ts';
import type { Postgres } from './postgres.ts';
import { freePort, Service } from './service.ts';
import { Sink } from './sink.ts';

/** What a scenario tried and found; `kept` says whether the promise of that number was kept. */
export interface Finding {
  promise: number;
  tried: string;
  found: string;
  kept: boolean;
}

/** One store, one mail server, and services on them. */
export interface Scene {
  store: 'sqlite' | 'postgres';
  sink: Sink;
  /** The service's data folder. */
  folder: string;
  /** Settings every service of the scene gets. */
  environment: Record<string, string>;
  /** Factor on the limits of time: 1 for the figures promised, more where the machine is shared, as in the tests. */
  patience: number;
  /** A service that is not started yet; all of a scene share its store. */
  service: (extra?: Record<string, string>, wrapper?: string[]) => Promise<Service>;
}

/** Sets a scene, plays it and clears everything away. `postgres` puts it on a fresh database there. */
export async function onScene<T>(
  postgres: Postgres | null,
  play: (scene: Scene) => Promise<T>,
  patience = 1,
): Promise<T> {
  const folder = scratchFolder('scene');
  const sink = await new Sink().start();
  const services: Service[] = [];
  const environment: Record<string, string> = {
    DATA_DIR: folder.path,
    SMTP_URL: sink.url,
    RATE_LIMIT: 'off',
    MAIL_PER_MINUTE: '100000',
    ...(postgres ? { DATABASE_URL: postgres.url(await postgres.database()) } : {}),
  };
  try {
    return await play({
      store: postgres ? 'postgres' : 'sqlite',
      sink,
      folder: folder.path,
      patience,
      environment,
      service: async (extra = {}, wrapper = []) => {
        const service = new Service(await freePort(), { ...environment, ...extra }, undefined, wrapper);
        services.push(service);
        return service;
      },
    });
  } finally {
    await Promise.all(services.map((service) => service.end('SIGKILL')));
    await sink.stop();
    folder.remove();
  }
}

/** An answer, or null when the connection ended without one; `reference` is empty unless it was accepted. */
export interface Sent {
  answer: Answer | null;
  reference: string;
  at: number;
}

export interface Load {
  origin: string | (() => string);
  /** Enquiries a second, sent whether or not earlier ones were answered. */
  perSecond: number;
  seconds: number;
  /** Number of the first one. */
  from?: number;
}

/** Sends at a steady rate, each on a connection of its own, and resolves once all were answered or broken off. */
export async function steadyLoad({ origin, perSecond, seconds, from = 0 }: Load): Promise<Sent[]> {
  const total = Math.round(perSecond * seconds);
  const started = Date.now();
  const calls: Promise<Sent>[] = [];
  for (let index = 0; index < total; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const wait = due - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const target = typeof origin === 'string' ? origin : origin();
    const at = Date.now();
    calls.push(
      send(target, enquiryNumber(from + index))
        .then((answer) => ({ answer, reference: answer.status === 200 ? referenceIn(answer.text) : '', at }))
        .catch(() => ({ answer: null, reference: '', at })),
    );
  }
  return Promise.all(calls);
}

/** The value below which `share` of the values lie. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const accepted = (sent: Sent[]) => sent.map(({ reference }) => reference).filter(Boolean);

/** References that the mail server has not seen. */
export function missing(references: string[], sink: Sink): string[] {
  const seen = new Set(sink.received.map(({ reference }) => reference));
  return references.filter((reference) => !seen.has(reference));
}

export const ms = (value: number) => `${Math.round(value)} ms`;
