import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { strippedPicture } from './strip-picture';

/** Completely received content. */
export interface Received {
  /** SHA-256 in hex, under which the content is stored. */
  readonly huella: string;
  readonly bytes: number;
}

/** Storage of the contents of files. */
export interface FileStore {
  /**
   * Stores a stream without holding it in memory. Afterwards it removes the metadata of a picture, which is read whole. Stores nothing of
   * content that ends early, is too large, or makes `accept` throw.
   *
   * @param accept called after the last byte, with the path of the file for inspection
   * @throws TooLarge beyond `most` bytes, the errors of `accept`, and the stream's own error.
   */
  readonly receive: <Told>(
    stream: Readable,
    most: number,
    accept: (path: string) => Promise<Told>,
  ) => Promise<Received & { readonly told: Told }>;
  /** Opens the content as a stream. @throws when it does not exist. */
  readonly open: (huella: string) => Promise<Readable>;
  /** Removes content older than `before` that `isKept` does not know, and remains of aborted uploads. */
  readonly purge: (before: Date, isKept: (huellas: readonly string[]) => Promise<ReadonlySet<string>>) => Promise<void>;
}

export class TooLarge extends Error {}

/** Folder of uploads in progress. */
const COMING = 'llegando';

/** Opens a store of files in a folder, each under its digest: `ab/ab12…`. A name appears only when all of its content is on the disk. */
export function openFileStore(folder: string): FileStore {
  const placeOf = (huella: string) => join(folder, huella.slice(0, 2), huella);
  return {
    receive: async (stream, most, accept) => {
      await mkdir(join(folder, COMING), { recursive: true });
      const coming = join(folder, COMING, randomUUID());
      const hash = createHash('sha256');
      let bytes = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          hash.update(chunk);
          done(bytes > most ? new TooLarge() : null, chunk);
        },
      });
      try {
        await pipeline(stream, measure, createWriteStream(coming, { flush: true }));
        const told = await accept(coming);
        const stripped = await strippedPicture(coming);
        if (stripped) await writeFile(coming, stripped, { flush: true });
        const huella = stripped ? createHash('sha256').update(stripped).digest('hex') : hash.digest('hex');
        await mkdir(join(folder, huella.slice(0, 2)), { recursive: true });
        // Replaces equal content, too: the new modification time protects it from a purge in progress.
        await rename(coming, placeOf(huella));
        await syncFolder(join(folder, huella.slice(0, 2)));
        return { huella, bytes: stripped?.length ?? bytes, told };
      } finally {
        await rm(coming, { force: true });
      }
    },
    open: async (huella) => {
      const handle = await open(placeOf(huella));
      return handle.createReadStream();
    },
    purge: async (before, isKept) => {
      for (const part of await namesIn(folder)) {
        const names = await namesIn(join(folder, part));
        const kept = part === COMING ? new Set<string>() : await isKept(names);
        for (const path of names.filter((name) => !kept.has(name)).map((name) => join(folder, part, name))) {
          const found = await stat(path).catch(() => null);
          if (found && found.mtime < before) await rm(path, { force: true });
        }
      }
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Flushes a folder: without this, a new name does not survive a power failure. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
