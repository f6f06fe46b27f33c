import { sql } from 'drizzle-orm';
import type { Orm, Queryable } from './database';
import { applySegment, type Patience } from './evolve/apply-segment';
import { findBreakingRows } from './evolve/find-breaking-rows';
import { createLedger, readLedger, recordMigration, renameMigration } from './evolve/ledger';
import { MigrationRefused } from './evolve/migration-refused';
import { migrationStates, type MigrationState } from './evolve/migration-states';
import { segmentsOf } from './evolve/segments';
import { withSession } from './evolve/with-session';
import { statementsOf, type Migration } from './migration-files';
import { rows } from './rows';
import { StartFault } from './open/start-fault';

/** Advisory lock key, arbitrary but equal in every process: the holder migrates, the others wait and have nothing left to do. */
const LOCK = 7_320_001;

const PATIENCE: Patience = { lockTimeoutMs: 3000, attempts: 40, pauseMs: 1000 };

/**
 * Applies the missing migrations, each in a separate transaction, except for concurrent indexes and checks of all stored rows. A migration
 * with such steps is recorded step by step, and resumes after any interruption.
 *
 * @returns names of the migrations applied, oldest first.
 * @throws MigrationRefused when stored rows do not allow one; Error when an applied migration has changed, or one fails. Earlier ones stay
 * applied.
 */
export function migrate(
  db: Orm,
  migrations: readonly Migration[],
  patience: Partial<Patience> = {},
): Promise<string[]> {
  return withSession(db, async (session) => {
    await lock(session);
    try {
      await createLedger(session);
      const applied: string[] = [];
      for (const state of migrationStates(migrations, await readLedger(session))) {
        if (await apply(session, state, { ...PATIENCE, ...patience })) applied.push(state.name);
      }
      return applied;
    } finally {
      await session.execute(sql`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    }
  });
}

/** Polls for the lock instead of waiting in one statement: the concurrent creation of an index would wait for that statement to end. */
async function lock(session: Queryable): Promise<void> {
  for (;;) {
    const [row] = await rows<{ taken: boolean }>(session, sql`select pg_try_advisory_lock(${LOCK}) as taken`);
    if (row?.taken) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

async function apply(
  session: Orm,
  { name, state, migration, done, formerName }: MigrationState,
  patience: Patience,
): Promise<boolean> {
  if (state === 'changed')
    throw new StartFault(
      `La migración ${name} cambió después de aplicarse. Restaure el archivo original y escriba una migración nueva.`,
    );
  if (formerName !== null) await renameMigration(session, formerName, name);
  if (migration === null || (state !== 'pending' && state !== 'begun')) return false;

  const statements = statementsOf(migration);
  if (state === 'pending') {
    const found = (await findBreakingRows(session, statements, { onlyRefused: true })).filter(
      ({ outcome }) => outcome === 'refused',
    );
    if (found.length > 0) throw new MigrationRefused(name, found, 0);
  }
  const segments = segmentsOf(statements);
  if (segments.length === 0) await session.transaction((tx) => recordMigration(tx, migration));
  for (const segment of segments) {
    if (segment.from < done) continue;
    await applySegment(session, migration, segment, segment === segments.at(-1), patience);
  }
  return true;
}
