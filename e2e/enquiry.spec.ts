import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, mailsWith, open, test, withConsent } from './fixtures.ts';

const words = 'An island of travertine, please.\nTwo storeys, ceiling 3,20 m – "Ω" and <b>no</b> handles.';

async function fill(page: Page, message = words) {
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill('layla@example.com');
  await page.getByLabel('Phone number').fill('050 123 4567');
  await page.getByLabel('Message').fill(message);
}

test.beforeEach(({ page }) => withConsent(page));

test('the form offers six country codes, +971 first', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByLabel('Country code').getByRole('option')).toHaveText([
    '+971',
    '+974',
    '+7',
    '+995',
    '+375',
    '+33',
  ]);
  await expect(page.getByLabel('Country code')).toHaveValue('+971');
});

test('a blank form names every field, sends nothing, and editing takes a message away', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/mail/send', (route) => {
    sent += 1;
    return route.abort();
  });
  await open(page, '/contact');
  await page.getByLabel('First name').fill('   ');
  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('Please fill all required fields');
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  const messages = [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Message is required',
  ];
  for (const message of messages)
    await expect(page.getByRole('paragraph').filter({ hasText: message })).toBeVisible();
  await page.getByLabel('Email').fill('l');
  await expect(page.getByText('Email is required')).toBeHidden();
  await expect(page.getByText('Last name is required').last()).toBeVisible();
  expect(sent).toBe(0);
});

test('an enquiry arrives as mail word for word, is answered with a reference, and clears the form', async ({
  page,
}) => {
  await open(page, '/contact');
  await fill(page);
  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Success' });
  await expect(dialog).toContainText(
    /^Success.*Thank you for your enquiry\. Our team will contact you shortly\. Reference: \w{4}-\w{4}/s,
  );
  const reference = /\w{4}-\w{4}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect.poll(async () => (await mailsWith(reference)).length).toBe(1);
  const [mail] = await mailsWith(reference);
  expect(mail?.text?.replaceAll('\r\n', '\n')).toContain(words);
  expect(mail?.text).toContain('+971501234567');
});

test('an enquiry about a model names it in its first line', async ({ page }) => {
  await open(page, '/contact?about=kitchens/vescona-22');
  await expect(page.getByText('You are asking about')).toBeVisible();
  await fill(page, 'Is it had in ash?');
  const request = page.waitForRequest('**/api/mail/send');
  await page.getByRole('button', { name: 'Send' }).click();
  const body = (await request).postDataJSON() as Record<string, string>;
  expect(Object.keys(body).sort()).toEqual(['email', 'firstName', 'lastName', 'message', 'phone']);
  expect(body.message).toMatch(
    /^About: Vescona 22, http:\/\/localhost:\d+\/kitchens\/vescona-22\nIs it had in ash\?$/,
  );
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
});

test.describe('failure', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  const answers: [string, { status: number; body: string }][] = [
    ['a status of 500', { status: 500, body: 'Something went wrong' }],
    ['a page in the place of an answer', { status: 200, body: '<!doctype html><p>Sign in' }],
  ];
  for (const [name, answer] of answers) {
    test(`${name} is an error, and what was typed stays`, async ({ page }) => {
      await page.route('**/api/mail/send', (route) => route.fulfill(answer));
      await open(page, '/contact');
      await fill(page);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText('Something went wrong!');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Message')).toHaveValue(words);
    });
  }

  test('no connection is an error, and what was typed stays', async ({ page }) => {
    await page.route('**/api/mail/send', (route) => route.abort());
    await open(page, '/contact');
    await fill(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText('Something went wrong!');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('First name')).toHaveValue('Layla');
  });
});

test('after ten seconds the form says it is still sending and offers other ways; a second press sends nothing more', async ({
  page,
}) => {
  await page.clock.install();
  let calls = 0;
  await page.route('**/api/mail/send', () => {
    calls += 1;
  });
  await open(page, '/contact');
  await fill(page);
  await page.getByRole('button', { name: 'Send' }).click();
  const busy = page.getByRole('button', { name: 'Sending' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await page.clock.runFor(10_000);
  await expect(page.getByText('Still sending.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
  expect(calls).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form is answered with a confirmation and the mail arrives', async ({ page }) => {
    await page.goto('/contact');
    const message = 'Sent by a plain form: a library wall.';
    await fill(page, message);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/Reference:\s+\w{4}-\w{4}/)).toBeVisible();
    await expect.poll(async () => (await mailsWith(message)).length).toBe(1);
  });

  test.use({ expectedErrors: [/422/] });

  test('a plain form with blanks comes back with its messages and what was typed', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('First name').fill('Layla');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Layla');
  });
});

const servers: ChildProcess[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
});

test('an enquiry answered with success is delivered although the server is killed at once', async ({
  page,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'enquiry-'));
  const port = '3211';
  // The first server cannot deliver: nothing listens at its mail host.
  const env = { ...process.env, PORT: port, DATA_DIR: data, RATE_LIMIT: 'off' };
  const start = async (extra: Record<string, string>) => {
    const server = spawn(process.execPath, ['scripts/start.ts'], {
      env: { ...env, ...extra },
      stdio: 'ignore',
    });
    servers.push(server);
    await expect
      .poll(() =>
        fetch(`http://localhost:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    return server;
  };
  const body = {
    firstName: 'Omar',
    lastName: 'Said',
    email: 'omar@example.com',
    phone: '+971501112233',
    message: 'Killed right after success.',
  };
  const first = await start({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const answer = await page.request.post(`http://localhost:${port}/api/mail/send`, { data: body });
  // Its port is free only when it is gone.
  const gone = once(first, 'exit');
  first.kill('SIGKILL');
  await gone;
  expect(answer.status()).toBe(200);
  await start({});
  const mails = () => {
    try {
      return readdirSync(join(data, 'mail')).map((file) => readFileSync(join(data, 'mail', file), 'utf8'));
    } catch {
      return [];
    }
  };
  await expect
    .poll(() => mails().filter((mail) => mail.includes('Killed right after success.')).length)
    .toBe(1);
});
