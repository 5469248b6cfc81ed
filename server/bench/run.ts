import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { enquiryNumber } from '../faults/client.ts';
import { Postgres } from '../faults/postgres.ts';
import { residentMemory } from '../faults/scenarios/clients.ts';
import { onScene, percentile } from '../faults/scene.ts';
import { ensureCommand } from '../faults/tools.ts';

// node server/bench/run.ts [--seconds 4] [--store sqlite|postgres|both]
// Prints what the service takes with a durable commit behind every answer. Nothing here is asserted.

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, store: { type: 'string', default: 'both' } },
});
const SECONDS = Number(values.seconds);
const CONNECTIONS = [1, 8, 32, 128];
const say = (text: string) => process.stdout.write(`${text}\n`);

let number = 0;

/** One enquiry like no other on a kept-alive connection; resolves to milliseconds, rejects unless it was taken. */
function once200(origin: string, agent: Agent): Promise<number> {
  const body = JSON.stringify(enquiryNumber(number++));
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      `${origin}/api/mail/send`,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - started);
          else reject(new Error(`answered ${response.statusCode}`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Keeps `connections` busy for some seconds; resolves to every answer's milliseconds. */
async function load(origin: string, connections: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const client = async () => {
    while (performance.now() < until) times.push(await once200(origin, agent));
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return times;
}

/** Syncs the kernel was asked for by a process while `work` ran. */
async function countSyncs(pid: number, trace: string, work: () => Promise<void>): Promise<number> {
  const strace = spawn('strace', [
    '-f',
    '-qq',
    '-e',
    'trace=fsync,fdatasync',
    '-o',
    trace,
    '-p',
    String(pid),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await work();
  strace.kill('SIGINT');
  await once(strace, 'exit');
  return readFileSync(trace, 'utf8').match(/f(?:data)?sync\(/g)?.length ?? 0;
}

async function bench(store: string, postgres: Postgres | null): Promise<void> {
  await onScene(postgres, async (scene) => {
    // The mail server refuses everything: what is measured is taking enquiries, not a test sink's speed.
    await scene.sink.stop();
    const service = await (await scene.service()).start();
    await load(service.origin, 8, 1);
    say(`\n${store}: durable enquiries taken, ${SECONDS} s each`);
    say('connections   per second   p50 ms   p99 ms   memory MB');
    for (const connections of CONNECTIONS) {
      const times = await load(service.origin, connections, SECONDS);
      const cells = [
        String(connections).padStart(11),
        (times.length / SECONDS).toFixed(0).padStart(12),
        percentile(times, 0.5).toFixed(1).padStart(8),
        percentile(times, 0.99).toFixed(1).padStart(8),
        (residentMemory(service.pid) / 1024 / 1024).toFixed(0).padStart(11),
      ];
      say(cells.join(' '));
    }
    if (postgres) return;
    for (const connections of CONNECTIONS) {
      let taken = 0;
      const syncs = await countSyncs(service.pid, join(scene.folder, 'syncs'), async () => {
        taken = (await load(service.origin, connections, 2)).length;
      });
      say(`${String(connections).padStart(11)} connections: ${(syncs / taken).toFixed(2)} syncs an enquiry`);
    }
  });
}

ensureCommand('strace');
say(`${execFileSync('nproc', { encoding: 'utf8' }).trim()} cores, node ${process.version}`);
if (values.store !== 'postgres') await bench('SQLite', null);
if (values.store !== 'sqlite') {
  const postgres = await new Postgres().create();
  await bench('PostgreSQL', postgres);
  await postgres.remove();
}
