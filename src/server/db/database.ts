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

/** An open database. */
export interface Database {
  readonly orm: Orm;
  readonly kind: 'postgres' | 'pglite';
  /** For a library that writes its own SQL. */
  readonly plain: PlainSql;
  /** Whether this start created the (embedded) database. */
  readonly created: boolean;
  /** Finishes what is under way and lets go of files, sockets and lock. */
  readonly close: () => Promise<void>;
}
