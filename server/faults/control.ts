import { createServer } from 'node:http';
import { checkEnquiry } from '#contract/enquiry.ts';
import { successText } from '#contract/messages.ts';
import { smtpTransport } from '../delivery/smtp-transport.ts';
import type { StoredEnquiry } from '../outbox/outbox.ts';
import { newReference } from '../outbox/reference.ts';

// What most contact forms are: a queue in memory that answers before anything is safe. The harness must catch it losing.

const transport = smtpTransport(process.env.SMTP_URL ?? '', {
  from: 'control@example.com',
  to: 'control@example.com',
  siteName: 'Control',
  models: () => null,
});
const queue: StoredEnquiry[] = [];
let busy = false;

async function drain(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let row = queue.shift(); row; row = queue.shift()) {
    const failed = row;
    await transport.send(row).catch(() => queue.push(failed));
  }
  busy = false;
}

function take(body: string): string {
  const check = checkEnquiry(JSON.parse(body));
  if (!check.ok) throw new Error('the harness sends good enquiries');
  const { enquiry } = check;
  const reference = newReference();
  const row = { reference, first_name: enquiry.firstName, last_name: enquiry.lastName, flags: '' };
  const rest = {
    email: enquiry.email,
    phone: enquiry.phone,
    message: enquiry.message,
    message_id: `<${reference}@c>`,
  };
  queue.push({ ...row, ...rest, accepted_at: Date.now() } as StoredEnquiry);
  void drain();
  return successText(reference);
}

createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => response.end(request.method === 'POST' ? take(body) : 'ready'));
}).listen(Number(process.env.PORT), '127.0.0.1');
