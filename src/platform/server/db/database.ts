import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';

/** Drizzle on either driver. The same code runs on both; driver-specific features are used only in this folder. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** A transaction, or the database outside of one. */
export type Queryable =
  | Orm
  | PgTransaction<PgQueryResultHKT, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>;

/** Plain SQL, without drizzle. */
export interface PlainSql {
  /** Runs one statement with `$1`, `$2`…, and returns its rows. */
  readonly statement: (text: string, values: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;
  /** Runs several statements in one transaction, which is rolled back when one fails. */
  readonly script: (text: string) => Promise<void>;
}

/** Callbacks of a listener on a database channel. */
export interface Listener {
  readonly onMessage: (text: string) => void;
  /** Called when listening starts or restarts: earlier messages may have been missed. */
  readonly onGap: () => void;
}

/** An open database. */
export interface Database {
  readonly orm: Orm;
  readonly kind: 'postgres' | 'pglite';
  /** For libraries that write their own SQL. */
  readonly plain: PlainSql;
  /**
   * Listens to the messages of all processes on a channel (`NOTIFY`), delivered at their commit. Returns a function that stops it. Does not
   * wait for an unavailable database: it listens once the database is available.
   */
  readonly listen: (channel: string, listener: Listener) => () => Promise<void>;
  /** True when this start created the (embedded) database. */
  readonly created: boolean;
  /** Finishes work in progress, then releases files, sockets and lock. */
  readonly close: () => Promise<void>;
}
