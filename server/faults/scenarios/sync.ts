import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enquiryNumber, send } from '../client.ts';
import type { Finding, Scene } from '../scene.ts';
import { ensureCommand } from '../tools.ts';

/** Counts, in a trace, answers that left without a sync since their request was read. */
function unsyncedAnswers(trace: string): { answers: number; unsynced: number; syncs: number } {
  let [answers, unsynced, syncs, sinceRequest] = [0, 0, 0, 0];
  for (const line of trace.split('\n')) {
    if (/POST \/api\/mail\/send/.test(line)) sinceRequest = 0;
    if (/f(?:data)?sync\(\d+\)\s+= 0|f(?:data)?sync resumed>.*= 0/.test(line)) {
      syncs += 1;
      sinceRequest += 1;
    }
    if (/HTTP\/1\.1 200 OK.*Thank you for your enquiry/.test(line)) {
      answers += 1;
      if (sinceRequest === 0) unsynced += 1;
    }
  }
  return { answers, unsynced, syncs };
}

/** Promise 2: every 2xx has a sync between the request and the answer, on the first boot and after a restart. */
export async function synced(scene: Scene, enquiries: number): Promise<Finding> {
  ensureCommand('strace');
  const trace = join(scene.folder, 'trace');
  const calls = 'trace=fsync,fdatasync,read,recvfrom,write,writev,sendto,sendmsg';
  const wrapper = ['strace', '-f', '-qq', '-s', '4096', '-e', calls, '-o', trace];
  const totals = { answers: 0, unsynced: 0, syncs: 0 };
  const service = await scene.service({ MAIL_PER_MINUTE: '1' }, wrapper);
  // Mail is capped and its server hangs, so that no sync of a delivery is taken for that of an enquiry.
  scene.sink.behaviour.hang = true;
  for (let boot = 0; boot < 3; boot += 1) {
    await service.start();
    for (let n = 0; n < enquiries; n += 1) await send(service.origin, enquiryNumber(boot * 1000 + n));
    // strace hands no signal on: the service is asked by its own id.
    const children = readFileSync(`/proc/${service.pid}/task/${service.pid}/children`, 'utf8');
    const node = Number(children.trim().split(' ')[0]);
    process.kill(node, boot === 0 ? 'SIGTERM' : 'SIGKILL');
    await service.end('SIGCONT');
    const { answers, unsynced, syncs } = unsyncedAnswers(readFileSync(trace, 'utf8'));
    totals.answers += answers;
    totals.unsynced += unsynced;
    totals.syncs += syncs;
  }
  return {
    promise: 2,
    tried: `${totals.answers} answers on three boots, under strace`,
    found: `${totals.unsynced} left without a sync; ${(totals.syncs / totals.answers).toFixed(2)} syncs an enquiry`,
    kept: totals.answers === 3 * enquiries && totals.unsynced === 0,
  };
}
