import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Reads `.env` at the project's root into the environment, as Node does it: what is set already stays. */
export function loadEnvFile(): void {
  const file = join(import.meta.dirname, '..', '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
