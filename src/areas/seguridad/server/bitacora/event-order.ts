import { sql, type SQL } from 'drizzle-orm';
import { bitacora } from '#platform/server/db/system-tables';

/** The order of every list of events, and of the index that it is read by. */
export const NEWEST_FIRST: readonly SQL[] = [sql`${bitacora.fecha} desc`, sql`${bitacora.bitacoraId} desc`];

/**
 * Condition on the events after one in that order. The database compares the moments: it stores them with more precision than JavaScript.
 */
export function olderThan(bitacoraId: number): SQL {
  return sql`(${bitacora.fecha}, ${bitacora.bitacoraId}) < (select desde.fecha, desde.bitacora_id from ${bitacora} desde where desde.bitacora_id = ${bitacoraId})`;
}
