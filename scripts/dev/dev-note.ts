import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { readSetting, writeSetting } from '#platform/server/db/settings';
import { ajuste } from '#platform/server/db/system-tables';
import type { Renames, Schema } from '../db/plan/snapshot';

/**
 * Record in the development database of the migration in progress. Written in the transaction that changes the tables, so that it is
 * correct whenever the process ends.
 */
export interface DevNote {
  /** Name of the migration. */
  readonly migration: string;
  readonly checksum: string;
  /** The tables before it, from which it is planned anew at each change. */
  readonly base: Schema;
  /** Renames that the migrations before it contain. */
  readonly baseRenames?: Renames | undefined;
  /** The tables as they are in this database. */
  readonly schema: Schema;
  /** Former names as the schemas say them. */
  readonly renames: Renames;
  /** The session that wrote it: without a repository only the same session goes on with it. */
  readonly session: string;
}

const KEY = 'desarrollo';

/** Null for a database that no schema was edited on, or that holds nothing yet. */
export async function readNote(db: Queryable): Promise<DevNote | null> {
  const [found] = await rows<{ ajuste: string | null }>(db, sql`select to_regclass('ajuste')::text as ajuste`);
  return found?.ajuste ? (((await readSetting(db, KEY)) as DevNote | null | undefined) ?? null) : null;
}

export async function writeNote(db: Queryable, note: DevNote | null): Promise<void> {
  if (note) await writeSetting(db, KEY, note);
  else await db.delete(ajuste).where(eq(ajuste.clave, KEY));
}

/** Says in the ledger of migrations what the tables hold of one: its present text, or nothing. */
export async function noteApplied(db: Queryable, migration: string, checksum: string | null): Promise<void> {
  await db.execute(sql`delete from _migracion where nombre = ${migration}`);
  if (checksum !== null)
    await db.execute(sql`insert into _migracion (nombre, huella) values (${migration}, ${checksum})`);
}
