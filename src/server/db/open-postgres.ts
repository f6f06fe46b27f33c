import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database';

export interface PostgresOptions {
  readonly url: string;
  /** Connections of this process at most. */
  readonly poolSize?: number;
}

/**
 * Longest that a statement waits for what somebody else is writing; then it is given up, and the person told to try again. An import may hold the
 * records that it writes for a minute.
 */
const LOCK_TIMEOUT_MS = 800;

/** A pool of connections to a PostgreSQL server. Connects lazily: the first query finds out whether it is there. */
export function openPostgres({ url, poolSize = 10 }: PostgresOptions): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: 'red-salud', idleTimeoutMillis: 30_000, lock_timeout: LOCK_TIMEOUT_MS });
  // A connection that breaks while idle must not end the process: the pool replaces it.
  pool.on('error', () => undefined);
  return { orm: drizzle(pool), kind: 'postgres', created: false, close: () => pool.end() };
}
