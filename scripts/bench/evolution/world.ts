import { sql } from 'drizzle-orm';
import type { Orm } from '#platform/server/db/database';
import { migrate } from '#platform/server/db/migrate';
import { readMigrations } from '#platform/server/db/migration-files';
import { databaseShape } from '../../db/plan/database-shape';
import { describeTables } from '../../db/plan/kit';
import type { Schema } from '../../db/plan/snapshot';
import { planStatements } from '../../db/plan/statements';

const NONE = { tables: [], columns: [] };

/** Empties a database except for the functions that every table needs. */
export async function emptyDatabase(db: Orm): Promise<void> {
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await migrate(db, (await readMigrations()).slice(0, 1));
}

/** Shape of a database whose tables are created at once, without history. */
export async function shapeOf(mirror: Orm, schema: Schema): Promise<string[]> {
  await emptyDatabase(mirror);
  for (const statement of await planStatements(describeTables({}), schema, NONE, new Set(), NONE))
    await mirror.execute(sql.raw(statement));
  return databaseShape(mirror);
}
