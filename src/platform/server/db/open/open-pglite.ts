import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, PlainSql } from '../database';
import { lockDataDir } from './data-dir-lock';
import { markDatabaseBusy } from '../yield-to-requests';

export interface PgliteOptions {
  /** Folder of the data; null for a database in memory. */
  readonly dataDir: string | null;
  /** Dump of an empty, migrated database from which a new one is created; saves seconds of `initdb`. */
  readonly template?: string | null;
  /** File system of a database in memory, which may contain its files already; created if absent. */
  readonly files?: PGliteOptions['fs'] | undefined;
}

/**
 * Opens the embedded database. A commit has reached the operating system before its promise resolves, so that an acknowledged write
 * survives any end of the process.
 *
 * Tables are joined in the order of the statement: the page of a list first, then the names of its references. Planning the order of ten
 * tables took this database longer than reading them (decision 84).
 *
 * @throws when another live process holds the folder.
 */
export async function openPglite({ dataDir, template = null, files }: PgliteOptions): Promise<Database> {
  const lock = dataDir === null ? null : lockDataDir(dataDir);
  try {
    const path = dataDir === null ? null : join(dataDir, 'pg');
    if (path !== null) discardUnfinished(path);
    const created = path === null || !existsSync(join(path, 'PG_VERSION'));
    if (!created) requireSameVersion(path);
    if (created && path !== null) markUnfinished(path);
    const loadDataDir = created && template !== null ? await readTemplate(template) : undefined;
    const client = await PGlite.create({
      ...(path === null ? {} : { dataDir: path }),
      ...(path === null && files ? { fs: files } : {}),
      ...(loadDataDir ? { loadDataDir } : {}),
      extensions: { btree_gist, pg_trgm },
    });
    if (path !== null) rmSync(unfinishedMark(path), { force: true });
    await client.exec('set join_collapse_limit = 1');
    takeTurns(client);
    const close = async () => {
      await client.close();
      lock?.release();
    };
    return { orm: drizzle(client), kind: 'pglite', plain: plainSql(client), listen: listenTo(client), created, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** No other process can use this database: it is always available, and no message is missed. */
function listenTo(client: PGlite): Database['listen'] {
  return (channel, { onMessage, onGap }) => {
    const listening = client.listen(channel, onMessage);
    listening.then(onGap, () => undefined);
    return async () => {
      const unlisten = await listening.catch(() => undefined);
      if (!client.closed) await unlisten?.();
    };
  };
}

function plainSql(client: PGlite): PlainSql {
  return {
    statement: async (text, values) => (await client.query<Record<string, unknown>>(text, [...values])).rows,
    script: (text) => client.transaction(async (tx) => void (await tx.exec(text))),
  };
}

/** Maximum time that statements run in sequence before other requests are served, in milliseconds. */
const TURN_MS = 10;

/**
 * Lets other requests run between statements. The database runs in this thread, and its promises settle without external waits. A hundred
 * statements in sequence would thus block the event loop.
 */
function takeTurns(client: PGlite): void {
  let turn = performance.now();
  const mine = async () => {
    markDatabaseBusy();
    if (performance.now() - turn < TURN_MS) return;
    await setImmediate();
    turn = performance.now();
  };
  const { query, transaction } = client;
  client.query = async (...args) => {
    await mine();
    return query.apply(client, args) as ReturnType<typeof query<never>>;
  };
  client.transaction = async (callback) => {
    await mine();
    return transaction.call(client, callback as never) as never;
  };
}

/** Major version of PostgreSQL inside PGlite. */
const POSTGRES_VERSION = '18';

/** @throws Error for data of another version: PGlite would hang on opening them */
function requireSameVersion(path: string): void {
  const found = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim();
  if (found === POSTGRES_VERSION) return;
  throw new Error(
    `Los datos de ${path} son de PostgreSQL ${found}, y esta versión del programa usa PostgreSQL ${POSTGRES_VERSION}. Ábralos con la versión del programa que los creó, o indique otra carpeta con DATA_DIR.`,
  );
}

/**
 * Returns the path of a marker file that exists while the data are being created. After a kill at that time they are incomplete and contain
 * no records.
 */
const unfinishedMark = (path: string): string => `${path}.creando`;

function markUnfinished(path: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(unfinishedMark(path), '');
}

function discardUnfinished(path: string): void {
  if (existsSync(unfinishedMark(path))) rmSync(path, { recursive: true, force: true });
}

async function readTemplate(path: string): Promise<Blob> {
  return new Blob([new Uint8Array(gunzipSync(await readFile(path)))]);
}

/** Creates an empty database in memory and returns it as a compressed dump, for `template`. */
export async function dumpDatabase(prepare: (database: Database) => Promise<void>): Promise<Uint8Array> {
  const client = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  await prepare({
    orm: drizzle(client),
    kind: 'pglite',
    plain: plainSql(client),
    listen: listenTo(client),
    created: true,
    close: async () => undefined,
  });
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}
