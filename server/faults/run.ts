import { parseArgs } from 'node:util';
import { Postgres } from './postgres.ts';
import { doubleClicked, large, silent, slowClients } from './scenarios/clients.ts';
import { controlKilled, killed, shared, stopped, takenOver } from './scenarios/crash.ts';
import { databaseBlackHoled, databaseRestarted } from './scenarios/database.ts';
import { damaged, diskFull } from './scenarios/disk.ts';
import { fuzzed } from './scenarios/fuzz.ts';
import { allRefused, dayOutage, poisoned } from './scenarios/mail.ts';
import { mailTrouble } from './scenarios/speed.ts';
import { synced } from './scenarios/sync.ts';
import { type Finding, onScene, type Scene } from './scene.ts';

// npm run faults -- [--only 1,9] [--store sqlite|postgres] [--quick]
// Breaks the service on purpose, promise by promise, on both stores, and prints what was tried and what was lost.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    store: { type: 'string', default: 'both' },
    quick: { type: 'boolean', default: false },
  },
});
const only = values.only.split(',').filter(Boolean).map(Number);
const size = (full: number, quick: number) => (values.quick ? quick : full);

type Play = (scene: Scene, postgres: Postgres | null) => Promise<Finding | Finding[]>;
const BOTH = ['sqlite', 'postgres'] as const;

const PLAN: { promises: number[]; stores: readonly ('sqlite' | 'postgres')[]; play: Play }[] = [
  { promises: [1], stores: BOTH, play: (scene) => killed(scene, size(1000, 500), size(20, 5)) },
  { promises: [1], stores: ['sqlite'], play: (scene) => controlKilled(scene, size(1000, 200), size(20, 5)) },
  { promises: [2], stores: ['sqlite'], play: (scene) => synced(scene, size(20, 5)) },
  { promises: [3], stores: BOTH, play: (scene) => dayOutage(scene, 200) },
  { promises: [4], stores: BOTH, play: allRefused },
  { promises: [5], stores: BOTH, play: poisoned },
  { promises: [6], stores: BOTH, play: takenOver },
  { promises: [7], stores: ['postgres'], play: (scene) => shared(scene, size(500, 120)) },
  {
    promises: [8],
    stores: ['postgres'],
    play: (scene, postgres) => databaseRestarted(scene, postgres as Postgres),
  },
  {
    promises: [8],
    stores: ['postgres'],
    play: (scene, postgres) => databaseBlackHoled(scene, postgres as Postgres),
  },
  { promises: [9], stores: ['sqlite'], play: (scene) => diskFull(scene) },
  { promises: [10], stores: ['sqlite'], play: damaged },
  { promises: [11], stores: BOTH, play: (scene) => stopped(scene, 50) },
  { promises: [12, 26], stores: BOTH, play: (scene) => mailTrouble(scene, size(20, 5)) },
  { promises: [13], stores: BOTH, play: doubleClicked },
  { promises: [14], stores: BOTH, play: large },
  { promises: [15], stores: BOTH, play: (scene) => slowClients(scene, 200) },
  { promises: [16, 17, 18, 23], stores: BOTH, play: (scene) => fuzzed(scene, size(2000, 300)) },
  { promises: [24], stores: BOTH, play: silent },
];

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Plays one line of the plan; an exception is a broken promise, not the end of the run. */
async function playOne(
  entry: (typeof PLAN)[number],
  store: string,
  postgres: Postgres | null,
): Promise<Finding[]> {
  try {
    return [await onScene(postgres, (scene) => entry.play(scene, postgres))].flat();
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [{ promise: entry.promises[0] ?? 0, tried: `on ${store}`, found, kept: false }];
  }
}

const stores = BOTH.filter((store) => values.store === 'both' || values.store === store);
const postgres = stores.includes('postgres') ? await new Postgres().create() : null;
const findings: Finding[] = [];
for (const entry of PLAN) {
  if (only.length > 0 && !entry.promises.some((promise) => only.includes(promise))) continue;
  for (const store of entry.stores.filter((name) => stores.includes(name))) {
    for (const finding of await playOne(entry, store, store === 'postgres' ? postgres : null)) {
      findings.push(finding);
      const mark = finding.kept ? 'kept  ' : 'BROKEN';
      say(
        `${mark} ${String(finding.promise).padStart(2)} ${store.padEnd(8)} ${finding.tried}: ${finding.found}`,
      );
    }
  }
}
await postgres?.remove();
const broken = findings.filter(({ kept }) => !kept).length;
say(`${findings.length - broken} kept, ${broken} broken`);
process.exit(broken > 0 ? 1 : 0);
