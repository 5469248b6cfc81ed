import { enquiryNumber, eventually, send } from '../client.ts';
import type { Postgres } from '../postgres.ts';
import { accepted, type Finding, missing, ms, type Scene, steadyLoad } from '../scene.ts';
import { Wire } from '../wire.ts';

/** Promise 8, first half: the database is shut down as by a crash in the middle of a load, and comes back. */
export async function databaseRestarted(scene: Scene, postgres: Postgres): Promise<Finding> {
  const service = await (await scene.service()).start();
  const pid = service.pid;
  const load = steadyLoad({ origin: service.origin, perSecond: 30, seconds: 10 });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await postgres.stop('SIGQUIT');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await postgres.start();
  const back = Date.now();
  const works = await eventually(
    async () => (await send(service.origin, enquiryNumber(9999))).status === 200,
    10_000,
  );
  const afterMs = Date.now() - back;
  const sent = await load;
  const refused = sent.filter(({ answer }) => answer?.status === 503);
  const slowest = Math.max(...refused.map(({ answer }) => answer?.ms ?? 0));
  const odd = sent.filter(({ answer }) => answer?.status !== 200 && answer?.status !== 503).length;
  await eventually(() => missing(accepted(sent), scene.sink).length === 0, 60_000);
  const lost = missing(accepted(sent), scene.sink).length;
  return {
    promise: 8,
    tried: 'immediate restart of PostgreSQL in mid-load',
    found: `${refused.length} times 503 (slowest ${ms(slowest)}), works again ${ms(afterMs)} after the database, ${accepted(sent).length} taken, ${lost} lost`,
    kept:
      works &&
      service.pid === pid &&
      odd === 0 &&
      slowest <= 5000 * scene.patience &&
      lost === 0 &&
      refused.length > 0,
  };
}

/** Promise 8, second half: the way to the database swallows everything without closing. */
export async function databaseBlackHoled(scene: Scene, postgres: Postgres): Promise<Finding> {
  const wire = new Wire(postgres.address);
  const port = await wire.listen();
  const database = new URL(scene.environment.DATABASE_URL ?? '').pathname.slice(1);
  const service = await (await scene.service({ DATABASE_URL: postgres.url(database, port) })).start();
  const good = await send(service.origin, enquiryNumber(1));
  wire.blackHole();
  const refused = await Promise.all([2, 3, 4].map((n) => send(service.origin, enquiryNumber(n))));
  const again = await send(service.origin, enquiryNumber(5));
  wire.mend();
  const mended = Date.now();
  const works = await eventually(
    async () => (await send(service.origin, enquiryNumber(6))).status === 200,
    15_000,
  );
  const slowest = Math.max(...[...refused, again].map((answer) => answer.ms));
  const healed = Date.now() - mended;
  wire.close();
  return {
    promise: 8,
    tried: 'a black hole before PostgreSQL',
    found: `503 within ${ms(slowest)}, works again ${ms(healed)} after it is mended`,
    kept:
      good.status === 200 &&
      works &&
      slowest <= 10_000 * scene.patience &&
      [...refused, again].every(({ status }) => status === 503),
  };
}
