import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Cache of compressed files, by the hash of the original. Most files equal those of the last build, and the best compression takes a third
 * of a build.
 */
const KEPT = 'node_modules/.cache/red-salud-brotli';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Writes a compressed copy beside each large text file of a folder. Files are compressed once here instead of on every request. */
export async function compressAssets(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const large = files
    .filter((file) => file.isFile() && /\.(js|css|html|svg|json|wasm)$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
  await mkdir(KEPT, { recursive: true });
  await Promise.all(
    large.map(async (file) => {
      const content = await readFile(file);
      if (content.length < 1024) return;
      await writeFile(`${file}.br`, await brotli(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
  await forgetUnused();
}

async function brotli(content) {
  const kept = path.join(KEPT, createHash('sha256').update(content).digest('hex'));
  const known = await readFile(kept).catch(() => null);
  if (known) {
    const now = new Date();
    await utimes(kept, now, now).catch(() => undefined);
    return known;
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const compressed = await promisify(brotliCompress)(content, { params });
  // Written atomically: another build may be reading the entry, and two files may have the same content.
  const begun = `${kept}.${randomUUID()}`;
  await writeFile(begun, compressed);
  await rename(begun, kept);
  return compressed;
}

/** Removes cache entries that no build has used for a month. */
async function forgetUnused() {
  const before = Date.now() - KEPT_MS;
  for (const name of await readdir(KEPT)) {
    const file = path.join(KEPT, name);
    const known = await stat(file).catch(() => null);
    if (known && known.mtimeMs < before) await rm(file, { force: true });
  }
}
