import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { scratchFolder } from './bed.ts';
import { eventually } from './client.ts';
import { freePort } from './service.ts';
import { ensurePostgres, postgresUser } from './tools.ts';

/** A PostgreSQL of its own on a loopback port, in a scratch folder, that can be stopped hard and started again. */
export class Postgres {
  private readonly folder = scratchFolder('postgres');
  private readonly bin = ensurePostgres();
  private readonly user = postgresUser();
  private child: ChildProcess | null = null;
  private databases = 0;
  private port = 0;

  private run(program: string, args: string[]): void {
    execFileSync(join(this.bin, program), args, { ...this.user, stdio: 'ignore', cwd: '/' });
  }

  /** Makes the cluster and starts it. */
  async create(): Promise<this> {
    const { path } = this.folder;
    chmodSync(path, 0o700);
    if (this.user) chownSync(path, this.user.uid, this.user.gid);
    this.run('initdb', [
      '-D',
      join(path, 'data'),
      '-U',
      'enquiries',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
    ]);
    this.port = await freePort();
    await this.start();
    return this;
  }

  async start(): Promise<void> {
    const { path } = this.folder;
    const args = ['-D', join(path, 'data'), '-k', path, '-h', '127.0.0.1', '-p', String(this.port)];
    this.child = spawn(join(this.bin, 'postgres'), args, { ...this.user, stdio: 'ignore', cwd: '/' });
    const answers = async () => {
      const client = new Client({ connectionString: this.url('postgres') });
      client.on('error', () => undefined);
      const ok = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      return ok;
    };
    if (!(await eventually(answers, 30_000))) throw new Error('PostgreSQL does not start');
  }

  /** Ends it: `SIGQUIT` is PostgreSQL's immediate shutdown (as a crash), `SIGINT` its fast one. */
  async stop(signal: 'SIGQUIT' | 'SIGINT' = 'SIGINT'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  get address(): { host: string; port: number } {
    return { host: '127.0.0.1', port: this.port };
  }

  url(database: string, port = this.port): string {
    return `postgres://enquiries@127.0.0.1:${port}/${database}`;
  }

  /** An empty database; resolves to its name. */
  async database(): Promise<string> {
    this.databases += 1;
    const name = `outbox_${this.databases}`;
    await this.query('postgres', `create database ${name}`);
    return name;
  }

  async query(database: string, text: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** True when the bytes stand anywhere in the tables' files (not in the write-ahead log). */
  holds(text: string): boolean {
    return spawnSync('grep', ['-rqaF', text, join(this.folder.path, 'data', 'base')]).status === 0;
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.folder.path, { recursive: true, force: true });
  }
}
