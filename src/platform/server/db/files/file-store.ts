import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { strippedPicture } from './strip-picture';

/** Content that has come whole. */
export interface Received {
  /** SHA-256 in hex: what it is kept under. */
  readonly huella: string;
  readonly bytes: number;
}

/** Storage of the contents of files. */
export interface FileStore {
  /**
   * Takes a stream in as it comes, without holding it in memory; of a picture the metadata is removed afterwards, for which it is read whole.
   * Content that ends early, is too large, or that `accept` throws at leaves nothing.
   *
   * @param accept asked once all is there, with the path of the file to look into
   * @throws TooLarge beyond `most` bytes, what `accept` throws, and the stream's own error.
   */
  readonly receive: <Told>(
    stream: Readable,
    most: number,
    accept: (path: string) => Promise<Told>,
  ) => Promise<Received & { readonly told: Told }>;
  /** The content, as a stream. @throws when there is none. */
  readonly open: (huella: string) => Promise<Readable>;
  /** Removes content older than `before` that `isKept` does not know, and what was left of uploads that were broken off. */
  readonly purge: (before: Date, isKept: (huellas: readonly string[]) => Promise<ReadonlySet<string>>) => Promise<void>;
}

export class TooLarge extends Error {}

/** Folder of uploads that are under way. */
const COMING = 'llegando';

/** Files in a folder, each under its digest: `ab/ab12…`. A name appears only when all of its content is on the disk. */
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
        // Also over the same content: it is young again, and no purge that is under way takes it.
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

/** A name that was given survives a loss of power only when its folder has been written, too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
