import { existsSync } from 'node:fs';
import { enquiryNumber, eventually, post, send } from '../client.ts';
import type { Finding, Scene } from '../scene.ts';

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\u0000',
  '\\ud800',
  'null',
  'true',
  '1e999',
  '\u0000',
  '__proto__',
  '"firstName"',
  '\\',
  '\n',
  '😀',
  '\u202e',
];
const ALLOWED = new Map([
  [200, /^Thank you for your enquiry\. Our team will contact you shortly\. Reference: \S{9}$/],
  [400, /^The request could not be read$/],
  [413, /^The enquiry is too long$/],
  [415, /^Send the enquiry as JSON$/],
  [422, /^((First name|Last name|Email|Phone number|Message) (is required|must be text|is too long)\n?)+$/],
]);

/** A good enquiry with pieces set into its fields, or a field of another kind: well-formed JSON all the same. */
function mutateFields(n: number): string {
  const fields = Object.entries(enquiryNumber(n)).map(([name, value]) => {
    const piece = PIECES[Math.floor(Math.random() * PIECES.length)] ?? '';
    const odd = [
      null,
      5,
      true,
      ['a'],
      { a: 1 },
      ' ',
      '\u200b',
      value + piece,
      piece + value,
      value.repeat(200),
    ];
    return [name, Math.random() < 0.25 ? odd[Math.floor(Math.random() * odd.length)] : value];
  });
  return JSON.stringify(Object.fromEntries(fields));
}

/** A body with a few of its characters replaced, doubled or cut: what broken clients and scanners send. */
function mutate(text: string): Buffer {
  let body = text;
  for (let change = 0; change < 1 + Math.random() * 4; change += 1) {
    const at = Math.floor(Math.random() * body.length);
    const piece = PIECES[Math.floor(Math.random() * PIECES.length)] ?? '';
    const cut = Math.random() < 0.3 ? Math.floor(Math.random() * 30) : 0;
    body = body.slice(0, at) + piece + body.slice(at + cut);
  }
  const bytes = Buffer.from(body);
  if (Math.random() < 0.2 && bytes.length > 0) bytes[Math.floor(Math.random() * bytes.length)] = 0xff;
  return bytes;
}

/** Promises 16 to 18 and 23: whatever body comes, the answer is one of the catalogue's and what was taken is delivered. */
export async function fuzzed(scene: Scene, bodies: number): Promise<Finding> {
  const service = await (await scene.service()).start();
  const pid = service.pid;
  const counts = new Map<number, number>();
  let odd = 0;
  let taken = 0;
  for (let n = 0; n < bodies; n += 1) {
    const body = n % 2 ? mutate(JSON.stringify(enquiryNumber(n))) : mutateFields(n);
    const { status, text } = await post(`${service.origin}/api/mail/send`, body);
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (!ALLOWED.get(status)?.test(text)) odd += 1;
    if (status === 200) taken += 1;
  }
  await send(service.origin, enquiryNumber('last'));
  const references = () => new Set(scene.sink.received.map(({ reference }) => reference)).size;
  const quarantined = () => (service.output.match(/"quarantined":true/g) ?? []).length;
  await eventually(() => references() + quarantined() >= taken + 1, 30_000);
  const alive = existsSync(`/proc/${pid}`);
  const list = [...counts].map(([status, count]) => `${status}×${count}`).join(' ');
  return {
    promise: 17,
    tried: `${bodies} mangled bodies`,
    found: `${list}; ${odd} outside the catalogue; ${taken + 1 - references() - quarantined()} taken and not delivered`,
    kept: odd === 0 && alive && references() + quarantined() === taken + 1,
  };
}
