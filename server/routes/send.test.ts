import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testBed } from '../faults/bed.ts';
import { enquiryNumber, post } from '../faults/client.ts';

const URL_SEND = '/api/mail/send';
const GOOD = enquiryNumber(1);
const SUCCESS = /^Thank you for your enquiry\. Our team will contact you shortly\. Reference: \w{4}-\w{4}$/;

let bed: Awaited<ReturnType<typeof testBed>>;
let origin: string;

beforeAll(async () => {
  bed = await testBed({ ALLOWED_ORIGINS: 'https://dealer.example', SITE_URL: 'https://maker.example' });
  origin = await bed.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => bed.close());
afterEach(async () => {
  await bed.store.db.deleteFrom('enquiries').execute();
  await bed.store.db.deleteFrom('replay_keys').execute();
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  bed.app.inject({
    method: 'POST',
    url: URL_SEND,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });

async function expectRefused(answer: Awaited<ReturnType<typeof send>>, status: number, text: string) {
  expect([answer.statusCode, answer.body]).toEqual([status, text]);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await bed.rows()).toHaveLength(0);
}

describe('what is taken', () => {
  test('a good enquiry is stored whole and answered with its reference', async () => {
    const answer = await send(GOOD);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(SUCCESS);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const [row] = await bed.rows();
    expect(row).toMatchObject({
      first_name: GOOD.firstName,
      last_name: GOOD.lastName,
      email: GOOD.email,
      phone: GOOD.phone,
      message: GOOD.message,
      flags: '',
      quarantine_reason: null,
    });
    expect(answer.body).toContain(row?.reference);
  });

  test('the same five fields again give the same answer and no second row', async () => {
    const [first, second] = [await send(GOOD), await send(GOOD)];
    expect(second.body).toBe(first.body);
    expect(await bed.rows()).toHaveLength(1);
  });

  test('a double click, both at once, gives one row and one reference', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(GOOD)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await bed.rows()).toHaveLength(1);
  });

  test('an Idempotency-Key reused with other content is a new enquiry', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await send(GOOD, key);
    const other = await send({ ...GOOD, message: 'Something else' }, key);
    expect(other.statusCode).toBe(200);
    expect(other.body).not.toBe(first.body);
    expect(await bed.rows()).toHaveLength(2);
  });

  test.each(['', 'x'.repeat(5000)])('an unusable Idempotency-Key costs nothing', async (key) => {
    expect((await send(GOOD, { 'idempotency-key': key })).statusCode).toBe(200);
  });

  test('a filled hidden field and the face of spam are answered alike and kept in quarantine', async () => {
    const trapped = await send({ ...GOOD, topicNote: 'buy' });
    const spam = await send({ ...GOOD, message: 'Buy <a href="http://spam.example">now</a>' });
    expect(trapped.body).toMatch(SUCCESS);
    expect(spam.body).toMatch(SUCCESS);
    expect((await bed.rows()).map((row) => row.quarantine_reason)).toEqual([
      'hidden field filled',
      expect.any(String),
    ]);
  });

  test.each([
    [{ email: 'layla at example' }, 'email'],
    [{ phone: 'ask for Omar' }, 'phone'],
  ])('%j is badly formed but a client: stored and flagged', async (change, flag) => {
    expect((await send({ ...GOOD, ...change })).body).toMatch(SUCCESS);
    expect((await bed.rows())[0]?.flags).toBe(flag);
  });

  test('unknown keys are dropped and of duplicate keys the last wins', async () => {
    const body = `{"firstName":"A","x":{"y":1},"constructor":1,${JSON.stringify(GOOD).slice(1)}`;
    expect((await send(body)).body).toMatch(SUCCESS);
    expect((await bed.rows())[0]?.first_name).toBe(GOOD.firstName);
  });

  test('controls and lone surrogates are cleaned, a letter of 100 000 characters is kept whole', async () => {
    const message = `${'م🙂'.repeat(49_998)}end`.slice(-99_999);
    await send({
      ...GOOD,
      firstName: 'La\u0000y\r\nla',
      lastName: 'H\ud800',
      message: `\u0007${message.toWellFormed()}`,
    });
    const [row] = await bed.rows();
    expect(row).toMatchObject({
      first_name: 'Lay la',
      last_name: 'H\ufffd',
      message: message.toWellFormed(),
    });
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'the type %s is taken',
    async (type) => expect((await send(GOOD, { 'content-type': type })).statusCode).toBe(200),
  );

  test.each([
    {},
    { origin: 'https://maker.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://dealer.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://other.test:3000', host: 'other.test:3000', 'sec-fetch-site': 'same-origin' },
  ])('a request with %j is ours', async (headers) =>
    expect((await send(GOOD, headers)).statusCode).toBe(200),
  );

  test('an allowed origin may ask first and read the answer', async () => {
    const headers = { origin: 'https://dealer.example', 'access-control-request-method': 'POST' };
    const asked = await bed.app.inject({ method: 'OPTIONS', url: URL_SEND, headers });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe('https://dealer.example');
    expect(asked.headers['access-control-allow-headers']).toContain('Content-Type');
    const answer = await send(GOOD, { origin: 'https://dealer.example' });
    expect(answer.headers['access-control-allow-origin']).toBe('https://dealer.example');
    expect(answer.headers.vary).toContain('Origin');
  });
});

describe('what is refused', () => {
  const MISSING = [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Message is required',
  ].join('\n');

  test.each([{}, { firstName: null, lastName: ' ', email: '\u200b', phone: '\u0000', message: '\n' }])(
    '%j is told what is missing in the words of the specification',
    async (body) => expectRefused(await send(body), 422, MISSING),
  );

  test.each([5, true, false, ['a'], { a: 1 }, 0])('%j is no text', async (value) => {
    await expectRefused(await send({ ...GOOD, firstName: value }), 422, 'First name must be text');
    await expectRefused(await send({ ...GOOD, message: value }), 422, 'Message must be text');
  });

  test.each([
    ['firstName', 201, 'First name is too long'],
    ['lastName', 201, 'Last name is too long'],
    ['email', 321, 'Email is too long'],
    ['phone', 61, 'Phone number is too long'],
    ['message', 100_001, 'Message is too long'],
  ])('%s of %i characters is too long', async (field, length, text) =>
    expectRefused(await send({ ...GOOD, [field]: 'x'.repeat(length) }), 422, text),
  );

  const deep = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  test.each([
    ['nothing', ''],
    ['half an object', '{"firstName":'],
    ['a list', '[]'],
    ['a text', '"hello"'],
    ['null', 'null'],
    ['a number', '5'],
    ['single quotes', "{'a':1}"],
    ['nesting of 21', deep(21)],
    ['nesting of 100 000', deep(100_000)],
    ['a __proto__ key', '{"__proto__":{"a":1}}'],
    ['an inner __proto__ key', '{"a":{"__proto__":1}}'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('%s cannot be read', async (_name, body) =>
    expectRefused(await send(body), 400, 'The request could not be read'),
  );

  test('more than 512 KiB is too long', async () => {
    const body = JSON.stringify({ ...GOOD, message: 'x'.repeat(512 * 1024) });
    await expectRefused(await send(body), 413, 'The enquiry is too long');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/jsonp',
    'text/json',
    'application/json, text/plain',
    '',
  ])('the type "%s" is not taken', async (type) =>
    expectRefused(await send(GOOD, { 'content-type': type }), 415, 'Send the enquiry as JSON'),
  );

  test('an encoded body is not taken', async () =>
    expectRefused(await send(GOOD, { 'content-encoding': 'gzip' }), 415, 'Send the enquiry as JSON'));

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://maker.example.evil.example' },
    { origin: 'http://maker.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('a request with %j is foreign', async (headers) => {
    const answer = await send(GOOD, headers as Record<string, string>);
    await expectRefused(answer, 403, 'This site may not send enquiries here');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s is no way to send',
    async (method) => {
      const answer = await bed.app.inject({ method, url: URL_SEND });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('POST, OPTIONS');
      if (method !== 'HEAD') expect(answer.body).toBe('Method not allowed');
    },
  );

  test.each([
    '/api/mail',
    '/api/mail/',
    '/api/mail/send/',
    '/api/mail/send/x',
    '/api/mail/SEND',
    '/api/x',
    '/api/mail/%zz',
  ])('%s is nothing, and never a page', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await bed.app.inject({
        method,
        url,
        headers: { 'content-type': 'application/json' },
        payload: '{}',
      });
      expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
    }
  });

  test('a stopping service refuses at once and says when to come back', async () => {
    bed.state.accepting = false;
    const answer = await send(GOOD);
    bed.state.accepting = true;
    await expectRefused(answer, 503, 'We cannot take your enquiry right now. Please call us');
    expect(answer.headers['retry-after']).toBe('30');
  });

  test('a store that fails is 503, then takes enquiries again', async () => {
    await bed.store.db.schema.alterTable('enquiries').renameTo('away').execute();
    const answer = await send(GOOD);
    await bed.store.db.schema.alterTable('away').renameTo('enquiries').execute();
    await expectRefused(answer, 503, 'We cannot take your enquiry right now. Please call us');
    expect((await send(GOOD)).statusCode).toBe(200);
  });

  test('nothing of the input is echoed, nothing names the software', async () => {
    const canary = 'canary-7f3a';
    const answers = [
      await send(`{"${canary}":`),
      await send({ firstName: canary.repeat(60) }),
      await send(GOOD, { origin: `https://${canary}.example` }),
      await bed.app.inject({ method: 'GET', url: `/api/${canary}` }),
    ];
    for (const answer of answers) {
      expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(/canary|fastify|node|stack|error/i);
    }
  });
});

describe('on the wire', () => {
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', () => resolve(answer));
    });

  test('two framings at once are refused and the connection closed', async () => {
    const answer = await raw(
      `POST ${URL_SEND} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/connection: close/i);
  });

  test('headers too large are 431, an address too long is 414', async () => {
    expect(await raw(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
    const long = await post(`${origin}/${'y'.repeat(9000)}`, '', {}, 'GET');
    expect(long.status).toBe(414);
  });

  test('a body that grows past the limit is refused without being read to its end', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024, 0x20);
    const before = process.memoryUsage().rss;
    const answer = await post(`${origin}${URL_SEND}`, body).catch((error: Error) => error);
    const grown = process.memoryUsage().rss - before;
    // The connection may end while the client still writes; the answer, where it is seen, is 413.
    if (!(answer instanceof Error))
      expect([answer.status, answer.text]).toEqual([413, 'The enquiry is too long']);
    expect(grown).toBeLessThan(20 * 1024 * 1024);
    expect(await bed.rows()).toHaveLength(0);
  });
});

test('after ten enquiries in a minute a client waits, its neighbour does not', async () => {
  const limited = await testBed({ RATE_LIMIT: '10/min,60/h', TRUSTED_PROXIES: '127.0.0.1' });
  const from = (address: string, n: number) =>
    limited.app.inject({
      method: 'POST',
      url: URL_SEND,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      payload: JSON.stringify(enquiryNumber(n)),
    });
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await from(`2001:db8:1:2::${n + 1}`, n)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  const refused = await from('2001:db8:1:2:ffff::1', 50);
  expect(refused.body).toBe('Too many enquiries. Please wait a moment or call us');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('2001:db8:1:3::1', 51)).statusCode).toBe(200);
  expect((await from('203.0.113.7', 52)).statusCode).toBe(200);
  expect(await limited.rows()).toHaveLength(12);
  await limited.close();
});

test('without a trusted proxy X-Forwarded-For buys nothing', async () => {
  const limited = await testBed({ RATE_LIMIT: '1/h' });
  const from = (address: string, n: number) =>
    limited.app.inject({
      method: 'POST',
      url: URL_SEND,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      payload: JSON.stringify(enquiryNumber(n)),
    });
  expect((await from('203.0.113.1', 1)).statusCode).toBe(200);
  expect((await from('203.0.113.2', 2)).statusCode).toBe(429);
  await limited.close();
});
