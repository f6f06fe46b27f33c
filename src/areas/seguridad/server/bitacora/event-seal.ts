import { sql } from 'drizzle-orm';
import { bitacora, bitacoraSello } from '#platform/server/db/system-tables';

/** Condition that joins an event with its seal: its own, or that of its batch. */
export const isSealOf = sql`${bitacoraSello.orden} = coalesce(
  (select propio.orden from ${bitacoraSello} propio where ${bitacora.lote} is null and propio.bitacora_id = ${bitacora.bitacoraId}),
  (select comun.orden from ${bitacoraSello} comun where comun.lote = ${bitacora.lote}))`;
