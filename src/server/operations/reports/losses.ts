import { sql } from 'drizzle-orm';

/** Whether a movement (`k`) of the ledger took something away for good: a way out that nobody took back, and that takes nothing back itself. */
export const isWayOut = sql`(k.salida > 0 and k.tipo <> 'S_REVERSA' and not exists (select from kardex o where o.reversa_de_id = k.kardex_id))`;

/** Whether a way out was a loss (DOMAIN c.4): it expired, a count did not find it, or the motive of an extraordinary exit says so. */
export const isLoss = sql`(k.tipo in ('S_CADUCIDAD', 'S_AJUSTE_CONTEO') or (k.tipo = 'S_EXTRAORDINARIA' and exists (
  select from salida_extraordinaria e join motivo_salida_extraordinaria m using (motivo_salida_extraordinaria_id)
  where e.salida_extraordinaria_id = k.documento_id and m.es_merma)))`;
