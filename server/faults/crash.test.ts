import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchFolder } from './bed.ts';
import { enquiryNumber, eventually, referenceIn, send } from './client.ts';
import { runKills } from './kills.ts';
import { freePort, Service } from './service.ts';
import { Sink } from './sink.ts';

let folder: ReturnType<typeof scratchFolder>;
let sink: Sink;
let service: Service | undefined;

const environment = () => ({
  DATA_DIR: folder.path,
  SMTP_URL: sink.url,
  RATE_LIMIT: 'off',
  MAIL_PER_MINUTE: '100000',
});

beforeEach(async () => {
  folder = scratchFolder('crash');
  sink = await new Sink().start();
});
afterEach(async () => {
  await service?.end('SIGKILL');
  await sink.stop();
  folder.remove();
});

test('kill -9 right after the answer and a restart still deliver the enquiry, word for word', async () => {
  sink.behaviour.hang = true;
  service = await new Service(await freePort(), environment()).start();
  const enquiry = {
    ...enquiryNumber(1),
    message: 'Kitchen for a villa.\nمطبخ مع جزيرة\nКухня с островом – 3,20 × 1,10 m.',
  };
  const answer = await send(service.origin, enquiry);
  expect(answer.status).toBe(200);
  await service.end('SIGKILL');
  expect(sink.received).toHaveLength(0);
  sink.heal();
  await service.start();
  expect(await eventually(() => sink.received.length === 1, 10_000)).toBe(true);
  expect(sink.received[0]?.reference).toBe(referenceIn(answer.text));
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(sink.received[0]?.raw ?? '');
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(`Message:\n\n${enquiry.message}\n`);
});

test('five kills under load lose nothing that was acknowledged', async () => {
  service = new Service(await freePort(), environment());
  const result = await runKills({ service, sink, enquiries: 150, kills: 5, clients: 4, settleMs: 20_000 });
  expect(result).toMatchObject({ acknowledged: 150, lost: 0, changedIds: 0, kills: 5 });
  expect(result.duplicates).toBeLessThanOrEqual(10);
}, 90_000);

test('the same kills catch a queue in memory losing enquiries', async () => {
  service = new Service(await freePort(), environment(), join(import.meta.dirname, 'control.ts'));
  sink.behaviour.delayMs = 20;
  const result = await runKills({ service, sink, enquiries: 150, kills: 5, clients: 4, settleMs: 6000 });
  expect(result.lost).toBeGreaterThan(0);
}, 90_000);

test('a stop by SIGTERM ends with 0 within ten seconds, even while the mail server hangs', async () => {
  sink.behaviour.hang = true;
  service = await new Service(await freePort(), environment()).start();
  await send(service.origin, enquiryNumber(1));
  const started = Date.now();
  expect(await service.end('SIGTERM')).toBe(0);
  expect(Date.now() - started).toBeLessThan(10_000);
  sink.heal();
  await service.start();
  expect(await eventually(() => sink.received.length === 1, 10_000)).toBe(true);
}, 60_000);
