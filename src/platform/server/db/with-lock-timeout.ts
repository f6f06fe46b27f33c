import { sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { rows } from './rows';

/** Lock timeout long enough for many users in turn, and short enough to report a hang. */
const PATIENCE = '10s';

/** Runs work that waits for its turn by design: numbers of a series, stock of one supply. It waits longer than the default lock timeout. */
export async function withLockTimeout<Answer>(tx: Queryable, work: () => Promise<Answer>): Promise<Answer> {
  const [patience] = await rows<{ before: string }>(
    tx,
    sql`select current_setting('lock_timeout') as before, set_config('lock_timeout', ${PATIENCE}, true)`,
  );
  const answer = await work();
  await tx.execute(sql`select set_config('lock_timeout', ${patience?.before ?? '0'}, true)`);
  return answer;
}
