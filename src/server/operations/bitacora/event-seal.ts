import { sql } from 'drizzle-orm';
import { bitacora, bitacoraSello } from '../../db/system-tables';

/** Whether a seal is the event's: its own, or that of the lot that it was written with. */
export const isSealOf = sql`${bitacoraSello.orden} = coalesce(
  (select propio.orden from ${bitacoraSello} propio where ${bitacora.lote} is null and propio.bitacora_id = ${bitacora.bitacoraId}),
  (select comun.orden from ${bitacoraSello} comun where comun.lote = ${bitacora.lote}))`;
