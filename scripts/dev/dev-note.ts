import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { readSetting, writeSetting } from '#platform/server/db/settings';
import { ajuste } from '#platform/server/db/system-tables';
import type { Renames, Schema } from '../db/plan/snapshot';

/**
 * Record in the development database of the migration in progress. It is written in the transaction that changes the tables, so that it is
 * correct even after a crash.
 */
export interface DevNote {
  /** Name of the migration. */
  readonly migration: string;
  readonly checksum: string;
  /** Tables before it, from which it is planned again at each change. */
  readonly base: Schema;
  /** Renames that the migrations before it contain. */
  readonly baseRenames?: Renames | undefined;
  /** Current tables of this database. */
  readonly schema: Schema;
  /** Former names in the schemas. */
  readonly renames: Renames;
  /** Session that wrote it. Without a repository, only the same session may continue it. */
  readonly session: string;
}

const KEY = 'desarrollo';

/** Reads the note. Returns null for an empty database, or one without edited schemas. */
export async function readNote(db: Queryable): Promise<DevNote | null> {
  const [found] = await rows<{ ajuste: string | null }>(db, sql`select to_regclass('ajuste')::text as ajuste`);
  return found?.ajuste ? (((await readSetting(db, KEY)) as DevNote | null | undefined) ?? null) : null;
}

export async function writeNote(db: Queryable, note: DevNote | null): Promise<void> {
  if (note) await writeSetting(db, KEY, note);
  else await db.delete(ajuste).where(eq(ajuste.clave, KEY));
}

/** Records in the ledger of migrations which text of a migration the tables contain; null removes it. */
export async function noteApplied(db: Queryable, migration: string, checksum: string | null): Promise<void> {
  await db.execute(sql`delete from _migracion where nombre = ${migration}`);
  if (checksum !== null)
    await db.execute(sql`insert into _migracion (nombre, huella) values (${migration}, ${checksum})`);
}
