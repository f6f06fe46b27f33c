import { sql } from 'drizzle-orm';
import type { Orm, Queryable } from './database';
import type { Migration } from './migration-files';
import { rows } from './rows';

/** Any number, the same in every process: whoever holds it migrates, the others wait and find nothing left to do. */
const LOCK = 7_320_001;

/** Between statements of one file, as the planner writes it. */
export const BREAKPOINT = '--> statement-breakpoint';

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own.
 *
 * @returns names of the migrations applied, oldest first.
 * @throws when an applied migration has changed or is gone, or when one fails: what came before it stays applied.
 */
export async function migrate(db: Orm, migrations: readonly Migration[]): Promise<string[]> {
  const applied: string[] = [];
  await createLedger(db);
  for (const migration of migrations) {
    const done = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const known = await ledgerRow(tx, migration.name);
      if (known) {
        if (known !== migration.checksum) throw new Error(`La migración ${migration.name} cambió después de aplicarse. Restaure el archivo original y escriba una migración nueva.`);
        return false;
      }
      for (const statement of statementsOf(migration)) {
        await tx.execute(sql.raw(statement)).catch((error: unknown) => {
          throw new Error(`La migración ${migration.name} falló: ${reason(error)}\n${statement}`, { cause: error });
        });
      }
      await tx.execute(sql`insert into _migracion (nombre, huella) values (${migration.name}, ${migration.checksum})`);
      return true;
    });
    if (done) applied.push(migration.name);
  }
  return applied;
}

/** `create table if not exists` is not safe when two processes start at once; under the lock it is. */
async function createLedger(db: Orm): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql`create table if not exists _migracion (nombre text primary key, huella text not null, aplicada timestamptz not null default now())`);
  });
}

async function ledgerRow(db: Queryable, name: string): Promise<string | null> {
  const [row] = await rows<{ huella: string }>(db, sql`select huella from _migracion where nombre = ${name}`);
  return row?.huella ?? null;
}

function statementsOf({ sql: text }: Migration): string[] {
  return text.split(BREAKPOINT).map((statement) => statement.trim()).filter((statement) => statement !== '');
}

function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
