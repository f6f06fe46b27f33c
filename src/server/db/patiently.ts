import { sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { rows } from './rows';

/** Long enough for many people who take turns, short enough that somebody hears of it when it hangs. */
const PATIENCE = '10s';

/**
 * Runs what waits for its turn by design: numbers of a series, stock of one supply. Who comes second waits for whoever is first, and
 * does not give up after the moment that other locks are waited for.
 */
export async function patiently<Answer>(tx: Queryable, work: () => Promise<Answer>): Promise<Answer> {
  const [patience] = await rows<{ before: string }>(
    tx,
    sql`select current_setting('lock_timeout') as before, set_config('lock_timeout', ${PATIENCE}, true)`,
  );
  const answer = await work();
  await tx.execute(sql`select set_config('lock_timeout', ${patience?.before ?? '0'}, true)`);
  return answer;
}
