import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Orm, PlainSql } from '../database';
import { listenOnPostgres } from './listen-on-postgres';
import { NamedStatements } from './named-statements';
import { CommitUnknown, isUnavailable } from '../unavailable';

export interface PostgresOptions {
  readonly url: string;
  /** Maximum of connections of this process. */
  readonly poolSize?: number;
}

/** Maximum wait for a connection, in milliseconds: after it the server is reported as unreachable or overloaded. */
const CONNECT_MS = 10_000;

/**
 * Lock timeout of a statement, in milliseconds; then it is cancelled, and the user is prompted to retry. An import may lock the records
 * that it writes for a minute.
 */
const LOCK_TIMEOUT_MS = 800;

/**
 * Keeps the join order of statements, the page first and then its references: planning the order of eight tables takes longer than the page
 * (decision 84).
 */
const JOIN_AS_TOLD = '-c join_collapse_limit=1';

/**
 * On current disks a random page read costs little more than a sequential one. PostgreSQL's default is that of rotating disks, and makes it
 * scan a whole table of patients to find two thousand of them (decision 116).
 */
const PAGES_OUT_OF_TURN = '-c random_page_cost=1.1';

/**
 * Plans a named statement (named-statements.ts) for its values each time, as if it had no name. A generic plan differs, and is wrong when
 * most rows belong to one unit.
 */
const PLAN_EACH = '-c plan_cache_mode=force_custom_plan';

/** Statements after which a connection is replaced, so that its prepared statements stay recent. */
const USES = 20_000;

/** Opens a pool of connections to a PostgreSQL server. It connects lazily: the first query detects an unavailable server. */
export function openPostgres({ url, poolSize = 10 }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'red-salud',
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    maxUses: USES,
    lock_timeout: LOCK_TIMEOUT_MS,
    options: `${JOIN_AS_TOLD} ${PAGES_OUT_OF_TURN} ${PLAN_EACH}`,
  });
  // A broken connection must not end the process: the pool replaces an idle one, and the statement of an active one reports it.
  pool.on('error', () => undefined);
  const statements = new NamedStatements();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    statements.watch(client);
  });
  const orm: Orm = drizzle(pool);
  orm.transaction = (work, config) => transaction(pool, work, config);
  const plain: PlainSql = {
    statement: async (text, values) => (await pool.query<Record<string, unknown>>(text, [...values])).rows,
    // A text without values is sent unchanged, and may contain several statements.
    script: (text) => orm.transaction(async (tx) => void (await tx.execute(sql.raw(text)))),
  };
  const listen: Database['listen'] = (channel, listener) => listenOnPostgres(url, channel, listener);
  return { orm, kind: 'postgres', plain, listen, created: false, close: () => pool.end() };
}

/**
 * Runs a transaction on a separate connection. Drizzle's own leaks the connection when it breaks at `begin`, and reports a failed
 * `rollback` instead of the cause.
 *
 * @throws CommitUnknown when the connection broke at `commit`.
 */
async function transaction<Result>(
  pool: pg.Pool,
  work: Parameters<Orm['transaction']>[0],
  config: Parameters<Orm['transaction']>[1],
): Promise<Result> {
  const client = await pool.connect();
  const told: { failure?: unknown; isDone: boolean } = { isDone: false };
  try {
    return (await drizzle(client).transaction(async (tx) => {
      try {
        const result = await work(tx);
        told.isDone = true;
        return result;
      } catch (error) {
        told.failure = error;
        throw error;
      }
    }, config)) as Result;
  } catch (error) {
    throw told.isDone && isUnavailable(error) ? new CommitUnknown(error) : (told.failure ?? error);
  } finally {
    client.release();
  }
}
