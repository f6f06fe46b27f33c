import { sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import type { Migration } from '../migration-files';
import { rows } from '../rows';

/** Migrations recorded in a database. */
export interface Ledger {
  /** Checksums by name, oldest first. */
  readonly applied: ReadonlyMap<string, string>;
  /** Migrations in progress, with the number of their completed statements. */
  readonly begun: ReadonlyMap<string, { readonly done: number; readonly checksum: string }>;
}

/** Reads the ledger; empty when the database has none yet. Changes nothing. */
export async function readLedger(db: Queryable): Promise<Ledger> {
  const [tables] = await rows<{ whole: unknown; steps: unknown }>(
    db,
    sql`select to_regclass('_migracion') as whole, to_regclass('_migracion_paso') as steps`,
  );
  const whole = tables?.whole
    ? await rows<{ nombre: string; huella: string }>(db, sql`select nombre, huella from _migracion order by nombre`)
    : [];
  const steps = tables?.steps
    ? await rows<{ nombre: string; huella: string; pasos: number }>(
        db,
        sql`select nombre, huella, pasos from _migracion_paso`,
      )
    : [];
  return {
    applied: new Map(whole.map(({ nombre, huella }) => [nombre, huella])),
    begun: new Map(steps.map(({ nombre, huella, pasos }) => [nombre, { done: pasos, checksum: huella }])),
  };
}

/**
 * Creates the ledger's tables. Requires the lock: two processes that start at once would both find them missing. Existing tables trigger no
 * statement: a role without the right to create tables can start on an up-to-date database.
 */
export async function createLedger(db: Queryable): Promise<void> {
  const [tables] = await rows<{ both: boolean }>(
    db,
    sql`select to_regclass('_migracion') is not null and to_regclass('_migracion_paso') is not null as both`,
  );
  if (tables?.both) return;
  await db.execute(
    sql`create table if not exists _migracion (nombre text primary key, huella text not null, aplicada timestamptz not null default now())`,
  );
  await db.execute(
    sql`create table if not exists _migracion_paso (nombre text primary key, huella text not null, pasos integer not null, aplicado timestamptz not null default now())`,
  );
}

/** Records that the first `done` statements are applied. */
export async function recordSteps(db: Queryable, { name, checksum }: Migration, done: number): Promise<void> {
  await db.execute(
    sql`insert into _migracion_paso (nombre, huella, pasos) values (${name}, ${checksum}, ${done}) on conflict (nombre) do update set pasos = excluded.pasos, aplicado = now()`,
  );
}

/** Records that the whole migration is applied; must run in a transaction. */
export async function recordMigration(db: Queryable, { name, checksum }: Migration): Promise<void> {
  await db.execute(sql`delete from _migracion_paso where nombre = ${name}`);
  await db.execute(sql`insert into _migracion (nombre, huella) values (${name}, ${checksum})`);
}

/** Renames a migration in the ledger after its file got another number. */
export async function renameMigration(db: Queryable, from: string, to: string): Promise<void> {
  await db.execute(sql`update _migracion set nombre = ${to} where nombre = ${from}`);
}
