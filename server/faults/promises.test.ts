import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Postgres } from './postgres.ts';
import { doubleClicked, large, silent, slowClients } from './scenarios/clients.ts';
import { killed, shared, stopped, takenOver } from './scenarios/crash.ts';
import { databaseBlackHoled, databaseRestarted } from './scenarios/database.ts';
import { damaged, diskFull, smallAllowance } from './scenarios/disk.ts';
import { fuzzed } from './scenarios/fuzz.ts';
import { mailTrouble } from './scenarios/speed.ts';
import { synced } from './scenarios/sync.ts';
import { type Finding, onScene, type Scene } from './scene.ts';

// The fault harness in small: `npm run faults` plays the same scenes at full size and to the promised times. Here they
// share the machine with each other (most of them wait for something) and with other tests, so times are stretched until
// only a hang breaks them.

const SLOW = 150_000;
const PATIENCE = 30;
let postgres: Postgres;
beforeAll(async () => {
  postgres = await new Postgres().create();
});
afterAll(() => postgres.remove());

/** Plays a scene and expects every promise in it kept; a broken one shows what was found. */
async function expectKept(on: Postgres | null, play: (scene: Scene) => Promise<Finding | Finding[]>) {
  const findings = [await onScene(on, play, PATIENCE)].flat();
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter(({ kept }) => !kept)).toEqual([]);
}

describe.concurrent('on the embedded outbox', () => {
  test(
    'every answer waits for a sync, on the first boot and on later ones',
    () => expectKept(null, (scene) => synced(scene, 4)),
    SLOW,
  );
  test('a full disk is 503 and heals by itself', () => expectKept(null, (scene) => diskFull(scene)), SLOW);
  test(
    'a write limit is 503 and heals by itself',
    () => {
      const disk = (folder: string) => {
        mkdirSync(folder);
        return smallAllowance(folder);
      };
      return expectKept(null, (scene) => diskFull(scene, disk));
    },
    SLOW,
  );
  test(
    'a damaged outbox is noticed while running and refused at a start',
    () => expectKept(null, damaged),
    SLOW,
  );
  test(
    'a stop under load loses nothing and answers everybody',
    () => expectKept(null, (scene) => stopped(scene, 50)),
    SLOW,
  );
  test(
    'answers stay quick whatever the mail server does',
    () => expectKept(null, (scene) => mailTrouble(scene, 3, 20)),
    SLOW,
  );
  test('one enquiry sent sixty times is one mail', () => expectKept(null, doubleClicked), SLOW);
  test(
    'the largest letter arrives whole, larger bodies are refused quickly',
    () => expectKept(null, large),
    SLOW,
  );
  test(
    'clients that drip are shown out and slow nobody down',
    () => expectKept(null, (scene) => slowClients(scene, 100)),
    SLOW,
  );
  test(
    'no mangled body gets an answer outside the catalogue',
    () => expectKept(null, (scene) => fuzzed(scene, 150)),
    SLOW,
  );
  test('no output names a person', () => expectKept(null, silent), SLOW);
});

describe.concurrent('on PostgreSQL', () => {
  test(
    'kills under load lose nothing that was acknowledged',
    () => expectKept(postgres, (scene) => killed(scene, 300, 3)),
    SLOW,
  );
  test('another instance takes over within a minute', () => expectKept(postgres, takenOver), SLOW);
  test(
    'two instances share the work and send each mail once',
    () => expectKept(postgres, (scene) => shared(scene, 120)),
    SLOW,
  );
  test(
    'a restart of the database is survived',
    async () => {
      const own = await new Postgres().create();
      await expectKept(own, (scene) => databaseRestarted(scene, own)).finally(() => own.remove());
    },
    SLOW,
  );
  test(
    'a black hole before the database is 503, not silence',
    () => expectKept(postgres, (scene) => databaseBlackHoled(scene, postgres)),
    SLOW,
  );
  test(
    'a stop under load loses nothing and answers everybody',
    () => expectKept(postgres, (scene) => stopped(scene, 50)),
    SLOW,
  );
});
