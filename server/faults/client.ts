import { request } from 'node:http';

export interface Answer {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
  /** Milliseconds from sending to the whole answer. */
  ms: number;
}

export interface Enquiring {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
}

/** An enquiry like no other: `n` is in every field. */
export function enquiryNumber(n: number | string): Enquiring {
  return {
    firstName: `Layla ${n}`,
    lastName: 'Haddad',
    email: `layla.${n}@example.com`,
    phone: `+97150${String(n).padStart(7, '0')}`.slice(0, 16),
    message: `Enquiry number ${n}: we would like a kitchen with an island in walnut.`,
  };
}

/** Posts raw bytes on a connection of its own; rejects when no answer comes. */
export function post(
  url: string,
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  method = 'POST',
): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, headers: { connection: 'close', ...headers }, timeout: 60_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('utf8'),
            headers: response.headers,
            ms: performance.now() - started,
          }),
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', reject);
    call.end(body);
  });
}

/** Sends one enquiry as the form does. */
export const send = (origin: string, enquiry: Partial<Enquiring>, headers: Record<string, string> = {}) =>
  post(`${origin}/api/mail/send`, JSON.stringify(enquiry), {
    'content-type': 'application/json',
    ...headers,
  });

/** The reference in a success text; empty when there is none. */
export const referenceIn = (text: string) => /Reference: (\S{9})$/.exec(text)?.[1] ?? '';

/** Waits until `done`, looking every 20 ms; resolves to whether it came true within `ms`. */
export async function eventually(done: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    if (await done()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return done();
}
