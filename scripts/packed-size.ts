import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a built file on the line: as the build packed it, or as it is where it is too small for that (server/static/precompress.ts). */
export function packedSize(client: string, file: string): number {
  const plain = join(client, file);
  const packed = `${plain}.br`;
  return statSync(existsSync(packed) ? packed : plain).size;
}
