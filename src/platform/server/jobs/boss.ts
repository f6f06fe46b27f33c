import PgBoss from 'pg-boss';
import { sql, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database';
import { rows } from '../db/rows';

/** Schema of the job tables, separate from the product's own, which migrations create and compare. */
const SCHEMA = 'trabajos';

const DAY_S = 24 * 60 * 60;

/** Retention of jobs. Completed ones are deleted after a day, together with their key; failed ones stay for inspection. */
const KEPT = {
  archiveCompletedAfterSeconds: DAY_S,
  archiveFailedAfterSeconds: 30 * DAY_S,
  deleteAfterDays: 1,
  retentionDays: 14,
};

/**
 * Opens pg-boss over the product's own connections, on either engine. Only its tables, queues and retries are used. Jobs are fetched by
 * `worker.ts`, because its workers take one job per poll and do not wait until a job is marked as done.
 *
 * @param superviseSeconds interval at which jobs of dead processes are searched
 */
export function openBoss({ plain }: Database, superviseSeconds: number): PgBoss {
  const executeSql = async (text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }> => {
    const script = /^\s*BEGIN;([^]*)COMMIT;\s*$/.exec(text)?.[1];
    try {
      if (script === undefined) return { rows: [...(await plain.statement(text, values ?? []))] };
      await plain.script(script);
      return { rows: [] };
    } catch (error) {
      // pg-boss detects a race with another process by the database's message, so the cause is thrown unwrapped.
      throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
    }
  };
  return new PgBoss({
    db: { executeSql },
    schema: SCHEMA,
    schedule: false,
    maintenanceIntervalSeconds: superviseSeconds,
    ...KEPT,
  });
}

/** Creates missing queues and updates outdated ones; processes that start together do so one after another. */
export async function ensureQueues({ orm }: Database, queues: readonly PgBoss.Queue[]): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '30s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${SCHEMA}))`);
    const boss = new PgBoss({ db: within(tx), schema: SCHEMA });
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const queue of queues) {
      const before = known.get(queue.name);
      if (!before) await boss.createQueue(queue.name, { ...queue });
      else if (!isAs(queue, before)) await boss.updateQueue(queue.name, { ...queue });
    }
  });
}

/** Checks whether a queue has all the requested options. */
function isAs(asked: PgBoss.Queue, queue: PgBoss.Queue): boolean {
  return Object.entries(asked).every(([name, value]) => Reflect.get(queue, name) === value);
}

/** Returns an adapter that lets pg-boss write within a transaction of the product. */
export function within(tx: Queryable): PgBoss.Db {
  // pg-boss passes undefined for statements without values, despite its types.
  return {
    executeSql: async (text, values?: readonly unknown[]) => ({ rows: await rows(tx, bound(text, values ?? [])) }),
  };
}

/** Converts a statement with `$1`, `$2`…, each used once, to SQL of drizzle. */
function bound(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1] ?? null))),
  );
}
