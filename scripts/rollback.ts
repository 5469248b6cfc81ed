import { builds } from './builds.ts';

/** Serves the build before the present one from the next start on, until something is built again. */
process.stdout.write(`${builds.rollBack()} is served from the next start on\n`);
