import { join } from 'node:path';
import { SEND_CONCURRENCY } from '../../delivery/transport.ts';
import { enquiryNumber, eventually, referenceIn, send } from '../client.ts';
import { runKills } from '../kills.ts';
import { accepted, type Finding, missing, type Scene, steadyLoad } from '../scene.ts';
import { freePort, Service } from '../service.ts';

/**
 * Promise 1: random kills under load. Every kill may repeat what was on its way: with fewer than a hundred enquiries a
 * kill the 2 % ask for more than that, and chance decides.
 */
export async function killed(scene: Scene, enquiries: number, kills: number): Promise<Finding> {
  const service = await scene.service();
  const settleMs = scene.store === 'postgres' ? 90_000 : 30_000;
  const result = await runKills({ service, sink: scene.sink, enquiries, kills, clients: 6, settleMs });
  const most = Math.min(kills * SEND_CONCURRENCY, enquiries * 0.02);
  return {
    promise: 1,
    tried: `${result.acknowledged} enquiries, ${result.kills} kills`,
    found: `${result.lost} lost, ${result.duplicates} repeated under the same Message-ID, ${result.seconds.toFixed(0)} s`,
    kept: result.lost === 0 && result.changedIds === 0 && result.duplicates <= most,
  };
}

/** The control of promise 1: a queue in memory, which the same kills must catch. */
export async function controlKilled(scene: Scene, enquiries: number, kills: number): Promise<Finding> {
  const program = join(import.meta.dirname, '..', 'control.ts');
  const service = new Service(await freePort(), scene.environment, program);
  scene.sink.behaviour.delayMs = 10;
  try {
    const result = await runKills({
      service,
      sink: scene.sink,
      enquiries,
      kills,
      clients: 6,
      settleMs: 15_000,
    });
    return {
      promise: 1,
      tried: `control: a queue in memory, ${result.acknowledged} enquiries, ${result.kills} kills`,
      found: `${result.lost} lost, and the harness saw it`,
      kept: result.lost > 0,
    };
  } finally {
    await service.end('SIGKILL');
  }
}

/** Promise 6: one of two instances dies with claims in its hands; on SQLite the same one starts again. */
export async function takenOver(scene: Scene): Promise<Finding> {
  scene.sink.behaviour.delayMs = 60_000;
  const first = await (await scene.service()).start();
  const references: string[] = [];
  for (let n = 0; n < 6; n += 1)
    references.push(referenceIn((await send(first.origin, enquiryNumber(n))).text));
  await eventually(() => scene.sink.connections.length > 1, 5000);
  await first.end('SIGKILL');
  scene.sink.heal();
  const died = Date.now();
  const second = scene.store === 'postgres' ? await scene.service() : first;
  await second.start();
  // The start of the other process counts too, and is slow on a machine that is shared.
  const limit = 60 + (scene.patience - 1);
  await eventually(() => missing(references, scene.sink).length === 0, limit * 1000);
  const seconds = (Date.now() - died) / 1000;
  const left = missing(references, scene.sink).length;
  return {
    promise: 6,
    tried: `${references.length} enquiries claimed by a process that died`,
    found: `${left} left after ${seconds.toFixed(1)} s`,
    kept: left === 0 && seconds <= limit,
  };
}

const deliveries = (output: string) => output.match(/enquiry delivered/g)?.length ?? 0;

/** Promise 7: two instances on one database, nobody dies. */
export async function shared(scene: Scene, enquiries: number): Promise<Finding> {
  const services = [await (await scene.service()).start(), await (await scene.service()).start()];
  let turn = 0;
  const origin = () => services[turn++ % 2]?.origin ?? '';
  const references = accepted(await steadyLoad({ origin, perSecond: 60, seconds: enquiries / 60 }));
  await eventually(() => missing(references, scene.sink).length === 0, 60_000);
  await eventually(
    () => services.reduce((sum, { output }) => sum + deliveries(output), 0) >= references.length,
    5000,
  );
  const shares = services.map(({ output }) => deliveries(output));
  const mails = scene.sink.received.length;
  return {
    promise: 7,
    tried: `${references.length} enquiries, two instances`,
    found: `${missing(references, scene.sink).length} lost, ${mails} mails, shares ${shares.join(' and ')}`,
    kept:
      mails === references.length &&
      references.length === enquiries &&
      Math.min(...shares) >= enquiries * 0.1,
  };
}

/** Promise 11: SIGTERM in the middle of a steady load, then a restart. */
export async function stopped(scene: Scene, perSecond: number): Promise<Finding> {
  const service = await (await scene.service()).start();
  const load = steadyLoad({ origin: service.origin, perSecond, seconds: 4 });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const told = Date.now();
  const code = await service.end('SIGTERM');
  const seconds = (Date.now() - told) / 1000;
  const sent = await load;
  const answers = sent.map(({ answer }) => answer?.status ?? 0);
  const odd = answers.filter((status) => ![0, 200, 503].includes(status)).length;
  // Without an answer: either the port was closed already, or nothing of it may be in the store.
  const unanswered = answers.filter((status) => status === 0).length;
  await service.start();
  await eventually(() => missing(accepted(sent), scene.sink).length === 0, 60_000);
  const lost = missing(accepted(sent), scene.sink).length;
  const unasked = scene.sink.received.length - accepted(sent).length;
  return {
    promise: 11,
    tried: `SIGTERM at ${perSecond} enquiries a second`,
    found: `exit ${code} after ${seconds.toFixed(1)} s; ${accepted(sent).length} taken, ${lost} of them lost, ${unanswered} refused at the door, ${unasked} delivered without an answer`,
    kept: code === 0 && seconds <= 10 && odd === 0 && lost === 0 && unasked === 0,
  };
}
