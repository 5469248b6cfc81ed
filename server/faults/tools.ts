import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Installs a Debian package; throws with the command to run by hand when that is not allowed here. */
function install(name: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  const done =
    apt('install', '-y', '--no-install-recommends', name) ||
    (apt('update') && apt('install', '-y', '--no-install-recommends', name));
  if (!done) throw new Error(`${name} is missing and could not be installed: apt-get install ${name}`);
}

/** Makes sure a command exists, installing its package when it does not. */
export function ensureCommand(command: string, debianPackage = command): void {
  if (spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status !== 0)
    install(debianPackage);
}

const POSTGRES_HOME = '/usr/lib/postgresql';

function newestPostgres(): string | undefined {
  if (!existsSync(POSTGRES_HOME)) return undefined;
  const versions = readdirSync(POSTGRES_HOME).filter((name) =>
    existsSync(join(POSTGRES_HOME, name, 'bin', 'initdb')),
  );
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest && join(POSTGRES_HOME, newest, 'bin');
}

/** Folder of PostgreSQL's programs, installing Debian's package when there is none. */
export function ensurePostgres(): string {
  if (!newestPostgres()) install('postgresql');
  const found = newestPostgres();
  if (!found) throw new Error('PostgreSQL was installed but its programs were not found');
  return found;
}

/** Who PostgreSQL runs as: it refuses root, so root lends it to the user its package made. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
