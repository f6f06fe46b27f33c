import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';

/** Drizzle on either driver. The same code runs on both; nothing else of a driver is used outside this folder. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** A transaction, or the database outside of one. */
export type Queryable =
  | Orm
  | PgTransaction<PgQueryResultHKT, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>;

/** SQL as it is, outside of drizzle. */
export interface PlainSql {
  /** One statement with `$1`, `$2`…, and the rows it answers. */
  readonly statement: (text: string, values: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;
  /** Several statements in one transaction, which is rolled back when one fails. */
  readonly script: (text: string) => Promise<void>;
}

/** Callbacks of a listener on a database channel. */
export interface Listener {
  readonly onMessage: (text: string) => void;
  /** Messages may have been missed: it listens only since now, for the first time or again. */
  readonly onGap: () => void;
}

/** An open database. */
export interface Database {
  readonly orm: Orm;
  readonly kind: 'postgres' | 'pglite';
  /** For a library that writes its own SQL. */
  readonly plain: PlainSql;
  /**
   * Hears what any process says on a channel (`NOTIFY`), from its commit on; answers what ends it. Does not wait for a database that is away: it listens
   * once that is there.
   */
  readonly listen: (channel: string, listener: Listener) => () => Promise<void>;
  /** True when this start created the (embedded) database. */
  readonly created: boolean;
  /** Finishes what is under way and lets go of files, sockets and lock. */
  readonly close: () => Promise<void>;
}
