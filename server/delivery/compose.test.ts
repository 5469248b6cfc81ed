import { JSDOM } from 'jsdom';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { checkEnquiry } from '#contract/enquiry.ts';
import type { StoredEnquiry } from '../outbox/outbox.ts';
import { plainAddress } from './addresses.ts';
import { compose } from './compose.ts';

const AURELIA = {
  name: 'Aurelia',
  line: 'Neoclassic, painted frame',
  url: 'https://maker.example/kitchens/aurelia',
  picture: 'https://maker.example/media/pictures/kitchens/aurelia/main.card-320.avif?v=1',
};
const IDENTITY = {
  from: 'site@maker.example',
  to: 'showroom@maker.example',
  siteName: 'Maker',
  models: (slug: string) => (slug === 'aurelia' ? AURELIA : null),
};
const OUR_ATTRIBUTES = ['lang', 'charset', 'style', 'role', 'dir', 'href'];
const html = new new JSDOM('').window.DOMParser();
const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

function row(change: Partial<StoredEnquiry> = {}): StoredEnquiry {
  return {
    id: 1,
    reference: 'ABCD-EFGH',
    first_name: 'Layla',
    last_name: 'Haddad',
    email: 'layla@example.com',
    phone: '+971501234567',
    message: 'A kitchen, please.',
    flags: '',
    message_id: '<enquiry-abcd-efgh@maker.example>',
    accepted_at: Date.UTC(2026, 10, 21, 9, 30),
    attempts: 0,
    next_attempt_at: 0,
    claimed_by: null,
    claimed_until: null,
    last_failure: null,
    last_error: null,
    delivered_at: null,
    quarantine_reason: null,
    ...change,
  };
}

async function mailOf(change: Partial<StoredEnquiry> = {}) {
  const { message } = await writer.sendMail(compose(row(change), IDENTITY));
  const raw = (message as Buffer).toString('utf8');
  return { raw, head: raw.slice(0, raw.indexOf('\r\n\r\n')), mail: await PostalMime.parse(raw) };
}

const header = (head: string, name: string) =>
  head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name}:`));

/** Hostile values put together from pieces that have broken mail libraries before; the same 500 on every run. */
function hostileValues(count: number): string[] {
  const pieces = [
    '\r\nBcc: thief@evil.example',
    '\nTo: thief@evil.example',
    '\rSubject: won',
    '%0d%0aBcc: thief@evil.example',
    '=?utf-8?Q?=0D=0ABcc:_thief@evil.example?=',
    '=?utf-8?B?DQpCY2M6IHRoaWVmQGV2aWwuZXhhbXBsZQ==?=',
    '"thief" <thief@evil.example>',
    'a@x.example, b@evil.example',
    'a@x.example; b@evil.example',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<a href="https://evil.example">x</a>',
    '\u0000\u0008\u001b[31m',
    '\u2028Bcc: thief@evil.example',
    '\u202emoc.live',
    '\ud800',
    'Reply-To: b@evil.example',
    '(comment) a@x.example',
    'undefined',
    ',,,:;[]\\"\'`',
    'ليلى',
    '🙂'.repeat(30),
    'x'.repeat(180),
    ' ',
    "'; drop table enquiries; --",
  ];
  let seed = 42;
  const draw = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const piece = () => pieces[draw(pieces.length)] ?? '';
  return Array.from({ length: count }, () => `${piece()}${piece()}${draw(3) === 0 ? piece() : ''}`);
}

describe('the mail', () => {
  test('goes from us to us, replies to the client and says what it is about', async () => {
    const { head, mail } = await mailOf({
      message:
        'About: Vescona 22, https://maker.example/kitchens/vescona-22?photo=2\nHow deep is the island?',
    });
    expect(mail.from).toMatchObject({ address: IDENTITY.from, name: 'Maker' });
    expect(mail.to).toMatchObject([{ address: IDENTITY.to }]);
    expect(mail.replyTo).toMatchObject([{ address: 'layla@example.com', name: 'Layla Haddad' }]);
    expect(mail.subject).toBe('Enquiry ABCD-EFGH – Layla Haddad – Vescona 22');
    expect(mail.messageId).toBe('<enquiry-abcd-efgh@maker.example>');
    expect(header(head, 'x-enquiry-reference')).toEqual(['X-Enquiry-Reference: ABCD-EFGH']);
    expect(mail.text).toContain('https://maker.example/kitchens/vescona-22?photo=2');
    expect(mail.attachments).toHaveLength(0);
  });

  test('lists the models of an enquiry with their pages and pictures, in our words and at our addresses', async () => {
    const message =
      'Two of these:\n\n1. My Aurelia\nhttps://evil.example/kitchens/aurelia\n\n2. Nobody\nhttps://maker.example/kitchens/nobody\n';
    const { mail } = await mailOf({ message });
    expect(mail.text).toContain(
      `Model 1:    Aurelia, Neoclassic, painted frame\nPage:       ${AURELIA.url}\nPicture:    ${AURELIA.picture}\n`,
    );
    expect(mail.text).not.toContain('Model 2');
    const document = html.parseFromString(mail.html ?? '', 'text/html');
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.slice(0, 2)).toEqual([AURELIA.url, AURELIA.picture]);
    expect(links).toHaveLength(3);
  });

  test('has the same Message-ID and date at every attempt', async () => {
    const [first, second] = [await mailOf({ attempts: 0 }), await mailOf({ attempts: 7 })];
    expect(second.mail.messageId).toBe(first.mail.messageId);
    expect(second.mail.date).toBe(first.mail.date);
  });

  test.each([
    'Short.',
    'Two lines\n\n  indented, and trailing blanks   \n.\n..\nFrom the start\n-- \nsignature',
    `${'a very long line without any break '.repeat(400)}end`,
    'مطبخ مع جزيرة من خشب الجوز\nСпасибо заранее! 🙂',
    '<b>not bold</b> & "quoted" =20 =?utf-8?Q?x?=',
  ])('carries the message to the letter: %j', async (message) => {
    const { mail } = await mailOf({ message });
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(`Message:\n\n${message}\n`);
  });

  test('carries 100 000 characters whole', async () => {
    const message = 'م'.repeat(99_999);
    expect((await mailOf({ message })).mail.text).toContain(message);
  });

  test.each([
    'layla at example',
    'a@x.example, b@y.example',
    '"a b"@x.example',
    '<a@x.example>',
    'a@x',
    'ليلى@x.example',
  ])('has no Reply-To when the address is %j, and shows it as typed', async (email) => {
    const { head, mail } = await mailOf({ email, flags: 'email' });
    expect(header(head, 'reply-to')).toEqual([]);
    expect(mail.text).toContain(email);
    expect(mail.text).toContain('looks mistyped');
    expect(mail.html).not.toContain('mailto:');
  });
});

test('500 hostile values change no header and add no recipient', async () => {
  let sent = 0;
  for (const value of hostileValues(500)) {
    const check = checkEnquiry({
      firstName: `A${value}`.slice(0, 190),
      lastName: `B${value}`.slice(0, 190),
      email: sent % 2 ? `${value}@x.example`.slice(-300) : `a@x.example${value}`.slice(0, 300),
      phone: `+971${value}`.slice(0, 55),
      message: `${sent % 3 ? '' : `About: ${value.slice(0, 80)}, https://maker.example/\n`}${value}`,
    });
    if (!check.ok) throw new Error(`a hostile value was refused: ${JSON.stringify(check.errors)}`);
    const { enquiry } = check;
    const { head, mail } = await mailOf({
      first_name: enquiry.firstName,
      last_name: enquiry.lastName,
      email: enquiry.email,
      phone: enquiry.phone,
      message: enquiry.message,
    });
    expect(header(head, 'from')).toHaveLength(1);
    expect(header(head, 'to')).toEqual(['To: showroom@maker.example']);
    expect(mail.from?.address).toBe(IDENTITY.from);
    expect(header(head, 'bcc').concat(header(head, 'cc'))).toEqual([]);
    expect(header(head, 'reply-to').length).toBeLessThanOrEqual(1);
    expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
    for (const { address = '', name } of mail.replyTo ?? []) {
      expect(plainAddress(address)).toBe(address);
      expect(name).not.toMatch(/[\r\n]/);
    }
    expect(header(head, 'subject')).toHaveLength(1);
    expect(mail.subject).not.toMatch(/[\r\n\u202e]/);
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(enquiry.message);
    const document = html.parseFromString(mail.html ?? '', 'text/html');
    expect(document.querySelectorAll('script,img,iframe,link,form,input,style,object,svg')).toHaveLength(0);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.every((href) => href?.startsWith('mailto:') && !/[,;\s<>"]/.test(href))).toBe(true);
    expect(links.length).toBe(mail.replyTo?.length ?? 0);
    const names = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => !OUR_ATTRIBUTES.includes(name))).toEqual([]);
    sent += 1;
  }
  expect(sent).toBe(500);
});
