import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';

/** Drizzle on either driver. The same code runs on both; nothing else of a driver is used outside this folder. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** A transaction, or the database outside of one. */
export type Queryable = Orm | PgTransaction<PgQueryResultHKT, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>;

/** An open database. */
export interface Database {
  readonly orm: Orm;
  readonly kind: 'postgres' | 'pglite';
  /** Whether this start created the (embedded) database. */
  readonly created: boolean;
  /** Finishes what is under way and lets go of files, sockets and lock. */
  readonly close: () => Promise<void>;
}
