import { eventually } from '../client.ts';
import { accepted, type Finding, missing, ms, percentile, type Scene, steadyLoad } from '../scene.ts';

/** Promises 12 and 26: answers stay quick whatever the mail server does; with a good one mail arrives in seconds. */
export async function mailTrouble(scene: Scene, seconds: number, perSecond = 50): Promise<Finding[]> {
  const service = await (await scene.service()).start();
  const { sink } = scene;
  const calm = await steadyLoad({ origin: service.origin, perSecond, seconds });
  await eventually(() => missing(accepted(calm), sink).length === 0, 30_000);
  const acceptedAt = new Map(calm.map(({ reference, at }) => [reference, at]));
  const travel = sink.received.map(({ reference, at }) => at - (acceptedAt.get(reference) ?? at));
  const quick = percentile(
    calm.map(({ answer }) => answer?.ms ?? 1e6),
    0.99,
  );
  const delivery = percentile(travel, 0.99);
  const worst: string[] = [];
  let slowest = 0;
  for (const [index, trouble] of (['hangs', 'is slow by 10 s', 'refuses connections'] as const).entries()) {
    if (trouble === 'hangs') sink.behaviour.hang = true;
    if (trouble === 'is slow by 10 s') Object.assign(sink.behaviour, { hang: false, delayMs: 10_000 });
    if (trouble === 'refuses connections') await sink.stop();
    const sent = await steadyLoad({
      origin: service.origin,
      perSecond: perSecond * 0.4,
      seconds,
      from: (index + 1) * 10_000,
    });
    const p99 = percentile(
      sent.map(({ answer }) => (answer?.status === 200 ? answer.ms : 1e6)),
      0.99,
    );
    worst.push(`${trouble} ${ms(p99)}`);
    slowest = Math.max(slowest, p99);
  }
  return [
    {
      promise: 26,
      tried: `${perSecond} enquiries a second for ${seconds} s`,
      found: `p99 of the answer ${ms(quick)}, 99 % at the mail server within ${ms(delivery)}`,
      kept:
        quick < 100 * scene.patience &&
        delivery < 5000 * scene.patience &&
        accepted(calm).length === calm.length,
    },
    {
      promise: 12,
      tried: `mail server in trouble, ${perSecond * 0.4} a second`,
      found: `p99 while it ${worst.join(', ')}`,
      kept: slowest <= 500 * scene.patience,
    },
  ];
}
