import { link, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|map)$/;
/** Below this the header outweighs the saving. */
const SMALLEST = 300;
const AT_ONCE = 8;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** The packed copies of the same file of an earlier build, as links; false where it has none or was another. */
async function sharePacked(path: string, content: Buffer, before: string): Promise<boolean> {
  try {
    if (!content.equals(await readFile(before))) return false;
    await Promise.all(['.br', '.gz'].map((ending) => link(before + ending, path + ending)));
    return true;
  } catch {
    return false;
  }
}

async function compressFile(path: string, before: string | null): Promise<number> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return 0;
  if (before && (await sharePacked(path, content, before))) return 1;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, wide] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, wide)]);
  return 1;
}

/**
 * Writes `.br` and `.gz` beside every text file below `root`; resolves to the number of files that got them. What did not change since
 * the build at `before` is packed as it is there: packing is more than half of a build.
 */
export async function precompress(root: string, before: string | null = null): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) =>
    entry.isFile() && TEXT.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
  );
  let done = 0;
  const worker = async () => {
    // Read after the wait: `done += await …` would add to a count others have raised meanwhile.
    for (let path = paths.pop(); path; path = paths.pop()) {
      const packed = await compressFile(path, before && join(before, relative(root, path)));
      done += packed;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}
