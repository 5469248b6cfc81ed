import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { scratchFolder, testBed } from '../faults/bed.ts';

const FORM = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.com',
  countryCode: '+974',
  phone: '3312 3456',
  message: 'A kitchen,\r\nplease.',
};
const site = scratchFolder('site');
let bed: Awaited<ReturnType<typeof testBed>>;

function page(name: string, html: string) {
  mkdirSync(join(site.path, 'contact', name), { recursive: true });
  writeFileSync(join(site.path, 'contact', name, 'index.html'), html);
}

beforeAll(async () => {
  page(
    'sent',
    '<!doctype html><title>Sent</title><p>Reference: %REFERENCE%</p><a data-visit="" hidden="" href="/">File</a>',
  );
  page(
    'not-sent',
    `<!doctype html><title>Not sent</title><ul class="e" data-errors=""></ul><form method="post" action="/contact">
    <input id="f-first" name="firstName" value=""><input id="f-last" name="lastName"><input name="email" type="email">
    <select name="countryCode"><option value="+971" selected="">UAE</option><option>+974</option></select>
    <input name="phone"><textarea name="message"></textarea>
    <details><summary>Wish</summary><input id="f-day" name="visitDay" type="date"></details></form>`,
  );
  mkdirSync(join(site.path, 'data', 'kitchens'), { recursive: true });
  writeFileSync(
    join(site.path, 'data', 'kitchens', 'alberto.json'),
    JSON.stringify({ name: 'Alberto', page: { to: '/kitchens/alberto' } }),
  );
  bed = await testBed({ SITE_URL: 'https://maker.example' }, site.path);
});
afterAll(async () => {
  await bed.close();
  site.remove();
});
afterEach(() =>
  bed.store.db
    .deleteFrom('enquiries')
    .execute()
    .then(() => undefined),
);

const submit = (form: Record<string, string>, headers: Record<string, string> = {}, query = '') =>
  bed.app.inject({
    method: 'POST',
    url: `/contact${query}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://maker.example',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });

describe('a form sent without JavaScript', () => {
  test('is stored like any other and answered with a page that names the reference', async () => {
    const answer = await submit(FORM);
    expect(answer.statusCode).toBe(303);
    const [row] = await bed.rows();
    expect(row).toMatchObject({
      first_name: 'Layla',
      phone: '+97433123456',
      message: 'A kitchen,\nplease.',
      flags: '',
    });
    const confirmation = await bed.app.inject({ method: 'GET', url: String(answer.headers.location) });
    expect(confirmation.statusCode).toBe(200);
    expect(confirmation.headers['content-type']).toContain('text/html');
    expect(confirmation.body).toContain(`Reference: ${row?.reference}`);
    expect(confirmation.headers['cache-control']).toBe('no-store');
  });

  test('that misses something comes back with the reasons, linked, and with all that was typed', async () => {
    const hostile = '"><script>alert(1)</script>';
    const answer = await submit({
      ...FORM,
      firstName: ' ',
      lastName: hostile,
      message: `</textarea>${hostile}`,
    });
    expect(answer.statusCode).toBe(422);
    const { document } = new JSDOM(answer.body).window;
    expect(document.querySelectorAll('script')).toHaveLength(0);
    const items = [...document.querySelectorAll('[data-errors] li')].map((item) => item.textContent);
    expect(items).toEqual(['First name is required']);
    expect(document.querySelector('[data-errors] a')?.getAttribute('href')).toBe('#f-first');
    expect(document.querySelector('[aria-invalid]')?.getAttribute('aria-describedby')).toBe('f-first-error');
    expect(document.querySelector('#f-first-error')?.textContent).toBe('First name is required');
    const value = (name: string) =>
      (document.querySelector(`[name=${name}]`) as HTMLInputElement | null)?.value;
    expect(value('lastName')).toBe(hostile);
    expect(value('email')).toBe(FORM.email);
    expect(value('countryCode')).toBe('+974');
    expect(value('message')).toBe(`</textarea>${hostile}`);
    expect(await bed.rows()).toHaveLength(0);
  });

  test('that wishes for a visit says so in its message and is answered with a calendar file', async () => {
    const wish = { visitDay: '2030-12-03', visitPart: 'evening', visitPlace: 'home' };
    const answer = await submit({ ...FORM, ...wish });
    const [row] = await bed.rows();
    expect(row?.message).toBe('Wished visit: 2030-12-03, evening, at my home\nA kitchen,\nplease.');
    const confirmation = await bed.app.inject({ method: 'GET', url: String(answer.headers.location) });
    const link = new JSDOM(confirmation.body).window.document.querySelector<HTMLAnchorElement>(
      'a[data-visit]:not([hidden])',
    );
    const file = await bed.app.inject({ method: 'GET', url: link?.getAttribute('href') ?? '/' });
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.body).toContain('DTSTART:20301203T130000Z');
    expect(file.body).toContain(String(row?.reference));
  });

  test('that wishes for none is answered with none', async () => {
    const answer = await submit({ ...FORM, visitDay: '', visitPart: 'evening', visitPlace: 'home' });
    const confirmation = await bed.app.inject({ method: 'GET', url: String(answer.headers.location) });
    expect(new JSDOM(confirmation.body).window.document.querySelector('a')?.hidden).toBe(true);
  });

  test('that wishes for a day that is over comes back with that, and what was folded away is open', async () => {
    const answer = await submit({ ...FORM, visitDay: '2024-12-03' });
    const { document } = new JSDOM(answer.body).window;
    expect(answer.statusCode).toBe(422);
    expect(document.querySelector('a[href="#f-day"]')?.textContent).toBe(
      'Choose today or a later day: the one you wished for is over',
    );
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.querySelector<HTMLInputElement>('#f-day')?.value).toBe('2024-12-03');
  });

  test('that holds a number nobody could dial comes back with the reason', async () => {
    const answer = await submit({ ...FORM, phone: 'hello', email: 'layla' });
    const { document } = new JSDOM(answer.body).window;
    expect([...document.querySelectorAll('[data-errors] li')].map((item) => item.textContent)).toEqual([
      'Check the email: it should look like name@example.com',
      'Check the phone number: it does not have the digits of a whole number',
    ]);
  });

  test('says which model it is about when its address does, and nothing of what the site does not have', async () => {
    await submit(FORM, {}, '?about=kitchens/alberto');
    await submit({ ...FORM, message: 'Another.' }, {}, '?about=kitchens/none');
    expect((await bed.rows()).map(({ message }) => message)).toEqual([
      'About: Alberto, https://maker.example/kitchens/alberto\nA kitchen,\nplease.',
      'Another.',
    ]);
  });

  test('that cannot be stored comes back whole and says to call', async () => {
    bed.state.accepting = false;
    const answer = await submit(FORM);
    bed.state.accepting = true;
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Please call us');
    expect(answer.body).toContain('value="layla@example.com"');
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://maker.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from elsewhere (%j) is refused', async (headers) => {
    const answer = await submit(FORM, headers as Record<string, string>);
    expect(answer.statusCode).toBe(403);
    expect(await bed.rows()).toHaveLength(0);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'of type %s is refused',
    async (type) => {
      expect((await submit(FORM, { 'content-type': type })).statusCode).toBe(415);
      expect(await bed.rows()).toHaveLength(0);
    },
  );
});

test.each([
  '/contact/sent',
  '/contact/sent?reference=%3Cb%3E',
  '/contact/sent?reference=a&reference=b',
  '/contact/not-sent',
])('%s without a reference of ours leads to the form', async (url) => {
  const answer = await bed.app.inject({ method: 'GET', url });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/contact']);
});

test.each([
  '/contact/visit.ics',
  '/contact/visit.ics?reference=ABCD-EFGH&visitDay=2026-02-30',
  '/contact/visit.ics?reference=%3Cb%3E&visitDay=2026-12-03',
])('%s is no calendar file', async (url) => {
  expect((await bed.app.inject({ method: 'GET', url })).statusCode).toBe(404);
});

test('a site that is not built yet still confirms', async () => {
  const bare = await testBed();
  const confirmation = await bare.app.inject({ method: 'GET', url: '/contact/sent?reference=ABCD-EFGH' });
  expect(confirmation.body).toContain('ABCD-EFGH');
  await bare.close();
});
