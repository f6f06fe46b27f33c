import { StartFault } from '../open/start-fault';
import { sql } from 'drizzle-orm';
import type { Orm, Queryable } from '../database';
import type { Migration } from '../migration-files';
import { pgErrorOf, SQLSTATE } from '../pg-error';
import { rows } from '../rows';
import { recordMigration, recordSteps } from './ledger';
import { parseStatement } from './parse-statement';
import { refuseChangedValues } from './refuse-changed-values';
import type { Segment } from './segments';

/** Limits of a step's wait for a lock, during which other requests queue behind it, and of its retries. */
export interface Patience {
  readonly lockTimeoutMs: number;
  readonly attempts: number;
  readonly pauseMs: number;
}

/**
 * Applies one segment of a migration and records it; with `isLast` the migration is applied. A strong lock not granted in time is released
 * and requested again, because every reader of the table queues behind the waiting request.
 *
 * @throws MigrationRefused when stored rows do not allow it
 */
export async function applySegment(
  session: Orm,
  migration: Migration,
  segment: Segment,
  isLast: boolean,
  patience: Patience,
): Promise<void> {
  if (!segment.transactional) return outsideTransaction(session, migration, segment, isLast);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await session.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = ${patience.lockTimeoutMs}`));
        for (const statement of segment.statements) {
          await refuseChangedValues(tx, migration.name, statement, segment.from);
          await run(tx, migration, statement, segment.from);
        }
        await writeDown(tx, migration, segment, isLast);
      });
      return;
    } catch (error) {
      const { code } = pgErrorOf(error) ?? {};
      if (code !== LOCK_NOT_AVAILABLE && code !== SQLSTATE.deadlock) throw error;
      if (attempt >= patience.attempts)
        throw new StartFault(
          `La migración ${migration.name} no consiguió la tabla que necesita: otra transacción la retiene. Se intentó ${attempt} veces; nada de este paso quedó hecho.`,
          { cause: error },
        );
      await new Promise((resolve) => {
        setTimeout(resolve, patience.pauseMs);
      });
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Creates or drops an index concurrently. A process that dies while creating one leaves an invalid index, which is useless and blocks the
 * next attempt. One that dies right after leaves a valid one.
 */
async function outsideTransaction(
  session: Orm,
  migration: Migration,
  segment: Segment,
  isLast: boolean,
): Promise<void> {
  const [statement = ''] = segment.statements;
  const step = parseStatement(statement);
  const name = step.kind === 'create-index' || step.kind === 'drop-index' ? step.name : '';
  const state = await indexState(session, name);
  if (step.kind === 'create-index' && state === 'invalid')
    await session.execute(sql.raw(`drop index concurrently "${name}"`));
  if (step.kind === 'create-index' ? state !== 'valid' : state !== 'absent') {
    await run(session, migration, statement, segment.from).catch(async (error: unknown) => {
      if ((await indexState(session, name)) === 'invalid')
        await session.execute(sql.raw(`drop index concurrently "${name}"`));
      throw error;
    });
  }
  await session.transaction((tx) => writeDown(tx, migration, segment, isLast));
}

async function indexState(session: Queryable, name: string): Promise<'absent' | 'invalid' | 'valid'> {
  const [row] = await rows<{ valid: boolean }>(
    session,
    sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${`"${name}"`})`,
  );
  return row === undefined ? 'absent' : row.valid ? 'valid' : 'invalid';
}

function writeDown(tx: Queryable, migration: Migration, { from, statements }: Segment, isLast: boolean): Promise<void> {
  return isLast ? recordMigration(tx, migration) : recordSteps(tx, migration, from + statements.length);
}

async function run(db: Queryable, { name }: Migration, statement: string, done: number): Promise<void> {
  try {
    await db.execute(sql.raw(statement));
  } catch (error) {
    const { code } = pgErrorOf(error) ?? {};
    if (code === LOCK_NOT_AVAILABLE || code === SQLSTATE.deadlock) throw error;
    const until =
      done > 0 ? `\nSus primeros ${done} pasos quedaron hechos; lo demás se hará al volver a intentarlo.` : '';
    throw new StartFault(`La migración ${name} falló: ${reason(error)}\n${statement}${until}`, { cause: error });
  }
}

function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
