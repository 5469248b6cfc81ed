import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const SERVE = join(import.meta.dirname, 'serve.ts');

/** A free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** The service (or another program with its interface) as a child process that can be killed and started again. */
export class Service {
  readonly port: number;
  /** All it ever wrote to standard output and standard error. */
  output = '';
  private readonly environment: Record<string, string>;
  private readonly program: string;
  private readonly wrapper: string[];
  private child: ChildProcess | null = null;

  /** `wrapper` goes before node, e.g. `strace` and its options. */
  constructor(port: number, environment: Record<string, string>, program = SERVE, wrapper: string[] = []) {
    this.port = port;
    this.environment = environment;
    this.program = program;
    this.wrapper = wrapper;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('the service does not run');
    return this.child.pid;
  }

  /** Starts without waiting for readiness. */
  launch(): ChildProcess {
    const [command = process.execPath, ...rest] = [...this.wrapper, process.execPath, this.program];
    const { PATH = '' } = process.env;
    const child = spawn(command, rest, {
      env: { PATH, HOST: '127.0.0.1', PORT: String(this.port), ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    this.child = child;
    return child;
  }

  /** Starts and waits until it is ready; rejects when it ends first. */
  async start(): Promise<this> {
    const child = this.launch();
    for (const until = Date.now() + 20_000; Date.now() < until; ) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the service ended at start: ${this.output.slice(-1000)}`);
      const ready = await fetch(`${this.origin}/readyz`).catch(() => null);
      if (ready?.status === 200) return this;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the service did not become ready');
  }

  /** Sends a signal and waits for the end; resolves to the exit code, null after a kill. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  }
}
