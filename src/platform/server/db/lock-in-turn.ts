import { sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { withLockTimeout } from './with-lock-timeout';

/**
 * Serialises transactions of one topic and key until the end of the transaction: turns of a unit, bookings of a patient. Waits for its turn
 * longer than the default lock timeout, because a queue of requests is no fault.
 *
 * @param topic what is serialised, e.g. `turno`
 * @param key id of the unit, person or warehouse; 0 if the topic has no parts
 */
export async function lockInTurn(tx: Queryable, topic: string, key = 0): Promise<void> {
  await withLockTimeout(tx, () => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${topic}), ${key}::int)`));
}
