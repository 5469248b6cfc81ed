import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { enquiryNumber, eventually, post, send } from '../client.ts';
import { accepted, type Finding, ms, percentile, type Scene, steadyLoad } from '../scene.ts';

const MB = 1024 * 1024;

/** Resident memory of a process in bytes. */
export function residentMemory(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}

/** Promise 13: one enquiry sent many times over, at once and again, with and without a key. */
export async function doubleClicked(scene: Scene): Promise<Finding> {
  const service = await (await scene.service()).start();
  const texts = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const key: Record<string, string> = round === 2 ? { 'idempotency-key': 'one' } : {};
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(service.origin, enquiryNumber(1), key)),
    );
    for (const { status, text } of answers) texts.add(`${status} ${text}`);
  }
  await eventually(() => scene.sink.received.length > 0, 10_000);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const mails = scene.sink.received.length;
  return {
    promise: 13,
    tried: 'the same enquiry 60 times',
    found: `${mails} mail, ${texts.size} different answer`,
    kept: mails === 1 && texts.size === 1,
  };
}

/** Promise 14: the largest letter arrives whole; 10 MB are refused quickly and not kept in memory. */
export async function large(scene: Scene): Promise<Finding> {
  const service = await (await scene.service()).start();
  const message = `${'Küche مطبخ 🙂 '.repeat(8000)}`.slice(0, 99_990);
  const letter = await send(service.origin, { ...enquiryNumber(1), message });
  await eventually(() => scene.sink.received.length === 1, 10_000);
  const { default: PostalMime } = await import('postal-mime');
  const arrived = (await PostalMime.parse(scene.sink.received[0]?.raw ?? '')).text ?? '';
  for (let n = 2; n < 30; n += 1) await send(service.origin, enquiryNumber(n));
  const before = residentMemory(service.pid);
  const bodies = Array.from({ length: 5 }, async () => {
    const started = performance.now();
    const answer = await post(`${service.origin}/api/mail/send`, Buffer.alloc(10 * MB, 0x20)).catch(
      () => null,
    );
    return { status: answer?.status ?? 0, took: performance.now() - started };
  });
  const refused = await Promise.all(bodies);
  const grown = (residentMemory(service.pid) - before) / MB;
  const slowest = Math.max(...refused.map(({ took }) => took));
  const whole = letter.status === 200 && arrived.includes(message.trim());
  return {
    promise: 14,
    tried: 'a letter of 100 000 characters, five bodies of 10 MB',
    found: `letter ${whole ? 'whole' : 'NOT whole'}; refused within ${ms(slowest)}, memory +${grown.toFixed(1)} MB`,
    kept:
      whole &&
      slowest <= 2000 * scene.patience &&
      grown < 20 &&
      refused.every(({ status }) => status === 413 || status === 0),
  };
}

/** Promise 15: clients that send a byte now and then must not slow the others and are shown out. */
export async function slowClients(scene: Scene, connections: number): Promise<Finding> {
  const service = await (await scene.service()).start();
  const head = `POST /api/mail/send HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
  const opened = Date.now();
  const lives: number[] = [];
  const farewells: string[] = [];
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(service.port, '127.0.0.1', () => socket.write(head));
    const drip = setInterval(() => socket.write(' '), 1000);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => farewells.push(String(chunk)));
    socket.on('close', () => {
      clearInterval(drip);
      lives.push(Date.now() - opened);
    });
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const sent = await steadyLoad({ origin: service.origin, perSecond: 20, seconds: 10 });
  const p95 = percentile(
    sent.map(({ answer }) => (answer?.status === 200 ? answer.ms : 1e6)),
    0.95,
  );
  await eventually(() => lives.length === connections, 36_000);
  for (const socket of sockets) socket.destroy();
  const longest = Math.max(...lives);
  const told = farewells.filter((text) => /^HTTP\/1\.1 408 .*Request timed out$/s.test(text)).length;
  return {
    promise: 15,
    tried: `${connections} connections that drip`,
    found: `others' p95 ${ms(p95)}; ${lives.length} shown out, ${told} with 408, the last after ${(longest / 1000).toFixed(1)} s`,
    kept:
      p95 <= 200 * scene.patience &&
      lives.length === connections &&
      told === connections &&
      longest <= 35_000 + 5000 * (scene.patience - 1) &&
      accepted(sent).length === sent.length,
  };
}

const CANARIES = [
  'Canaryfirst',
  'Canarylast',
  'canary.mail',
  '5550100199',
  'canarymessage',
  'canarysecret',
  'canarypath',
];

/** Promise 24: nothing of a person in any output, on success and on every error path. */
export async function silent(scene: Scene): Promise<Finding> {
  const service = await (await scene.service({ MAIL_PER_MINUTE: '100000', METRICS_PORT: '0' })).start();
  const [firstName = '', lastName = '', mail = '', digits = '', message = ''] = CANARIES;
  const person = { firstName, lastName, email: `${mail}@example.com`, phone: `+${digits}`, message };
  const url = `${service.origin}/api/mail/send`;
  const json = JSON.stringify(person);
  scene.sink.behaviour.judge = (raw) => (raw.includes('refuse-me') ? 554 : 0);
  await send(service.origin, person);
  await send(service.origin, { ...person, message: `${message} refuse-me` });
  await send(service.origin, {
    ...person,
    message: `${message} <a href="http://canarysecret.example">x</a>`,
  });
  await send(service.origin, { ...person, firstName: '' });
  await post(url, json.slice(0, -3));
  await post(url, json, { 'content-type': 'text/plain' });
  await post(url, json, { 'content-type': 'application/json', origin: 'https://canarysecret.example' });
  await post(
    `${url}?canarysecret=1`,
    json,
    { 'content-type': 'application/json', cookie: 'canarysecret=1' },
    'PUT',
  );
  await post(`${service.origin}/canarypath?canarysecret`, '', {}, 'GET');
  await post(`${service.origin}/%zzcanarypath`, '', {}, 'GET');
  await post(`${service.origin}/contact`, new URLSearchParams(person).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await post(url, JSON.stringify({ ...person, message: message.repeat(50_000) })).catch(() => null);
  await scene.sink.stop();
  await send(service.origin, { ...person, message: `${message} while the mail is down` });
  await eventually(() => /does not answer/.test(service.output), 10_000);
  await scene.sink.start();
  await service.end('SIGTERM');
  const hits = CANARIES.filter((canary) => service.output.toLowerCase().includes(canary.toLowerCase()));
  const lines = service.output.split('\n').length;
  return {
    promise: 24,
    tried: `${CANARIES.length} canaries through 13 paths, ${lines} lines of output`,
    found: hits.length === 0 ? 'none in the output' : `FOUND ${hits.join(', ')}`,
    kept: hits.length === 0 && lines > 20 && /enquiry not delivered yet/.test(service.output),
  };
}
