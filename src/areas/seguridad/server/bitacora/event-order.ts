import { sql, type SQL } from 'drizzle-orm';
import { bitacora } from '#platform/server/db/system-tables';

/** Order of all lists of events, supported by an index. */
export const NEWEST_FIRST: readonly SQL[] = [sql`${bitacora.fecha} desc`, sql`${bitacora.bitacoraId} desc`];

/**
 * Returns the condition on the events after one in that order. The database compares the times, which it stores with more precision than
 * JavaScript.
 */
export function olderThan(bitacoraId: number): SQL {
  return sql`(${bitacora.fecha}, ${bitacora.bitacoraId}) < (select desde.fecha, desde.bitacora_id from ${bitacora} desde where desde.bitacora_id = ${bitacoraId})`;
}
