import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A mail the sink took for good. */
export interface Received {
  raw: string;
  messageId: string;
  /** From the X-Enquiry-Reference header. */
  reference: string;
  at: number;
  envelope: { from: string; to: string[] };
}

/** How the sink behaves towards one mail or connection; everything may be changed while it runs. */
export interface SinkBehaviour {
  /** Wait before each answer to a finished mail. */
  delayMs: number;
  /** Accept connections and never greet. */
  hang: boolean;
  /** Reply code for every mail, 0 to take it. */
  refuseWith: number;
  /** Reply code for one mail by its content, 0 to take it. */
  judge: (raw: string) => number;
}

const NORMAL: SinkBehaviour = { delayMs: 0, hang: false, refuseWith: 0, judge: () => 0 };

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim() ?? '';

function replyError(code: number): Error {
  return Object.assign(new Error(`refused for the test`), { responseCode: code });
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A real SMTP server on a loopback port that keeps what it takes and fails on request. */
export class Sink {
  readonly received: Received[] = [];
  /** Times of connections, for the gaps between attempts. */
  readonly connections: number[] = [];
  readonly behaviour: SinkBehaviour = { ...NORMAL };
  private server: SMTPServer | null = null;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens; a second call after `stop` takes the same port again. */
  async start(): Promise<this> {
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      size: 5_000_000,
      closeTimeout: 100,
      onConnect: (_session, done) => {
        this.connections.push(Date.now());
        if (!this.behaviour.hang) done();
      },
      onData: (stream, session, done) => {
        this.take(stream, session).then(() => done(), done);
      },
    });
    server.on('error', () => undefined);
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await readAll(stream);
    if (this.behaviour.delayMs > 0)
      await new Promise((resolve) => setTimeout(resolve, this.behaviour.delayMs));
    const code = this.behaviour.refuseWith || this.behaviour.judge(raw);
    if (code > 0) throw replyError(code);
    const { mailFrom, rcptTo } = session.envelope;
    this.received.push({
      raw,
      messageId: headerOf(raw, 'Message-ID'),
      reference: headerOf(raw, 'X-Enquiry-Reference'),
      at: Date.now(),
      envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
    });
  }

  /** Back to taking everything at once. */
  heal(): void {
    Object.assign(this.behaviour, NORMAL);
  }

  /** Refuses connections until started again. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}
