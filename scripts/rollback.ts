import { builds } from './builds.ts';

/** Serves the build before the present one from the next start on, until something is built again. */
try {
  process.stdout.write(`${builds.rollBack()} is served from the next start on\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
