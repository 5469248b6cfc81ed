import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { scratchFolder } from './bed.ts';
import { eventually } from './client.ts';
import { freePort } from './service.ts';
import { NOBODY, postgresHome } from './tools.ts';

/** A PostgreSQL of its own on a loopback port, in a scratch folder, that can be stopped hard and started again. */
export class Postgres {
  private readonly folder = scratchFolder('postgres');
  private readonly user = process.getuid?.() === 0 ? NOBODY : undefined;
  private readonly home = join(this.folder.path, 'native');
  private readonly data = join(this.folder.path, 'data');
  private child: ChildProcess | null = null;
  private databases = 0;
  private port = 0;

  private program(name: string): string {
    return join(this.home, 'bin', name);
  }

  /** Makes the cluster and starts it. */
  async create(): Promise<this> {
    const { path } = this.folder;
    // A copy: nobody may not look into the project where it lies in somebody's home.
    cpSync(join(postgresHome(), 'native'), this.home, { recursive: true, verbatimSymlinks: true });
    mkdirSync(this.data, { mode: 0o700 });
    chmodSync(path, 0o755);
    if (this.user) for (const folder of [path, this.data]) chownSync(folder, this.user.uid, this.user.gid);
    const args = ['-D', this.data, '-U', 'enquiries', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    execFileSync(this.program('initdb'), args, { ...this.user, stdio: 'ignore', cwd: '/' });
    this.port = await freePort();
    await this.start();
    return this;
  }

  async start(): Promise<void> {
    const { path } = this.folder;
    const args = ['-D', this.data, '-k', path, '-h', '127.0.0.1', '-p', String(this.port)];
    this.child = spawn(this.program('postgres'), args, { ...this.user, stdio: 'ignore', cwd: '/' });
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
    return spawnSync('grep', ['-rqaF', text, join(this.data, 'base')]).status === 0;
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.folder.path, { recursive: true, force: true });
  }
}
