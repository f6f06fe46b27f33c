import { sql } from 'drizzle-orm';

/** Condition on a ledger movement (`k`): an exit that was not reversed and is no reversal itself. */
export const isWayOut = sql`(k.salida > 0 and k.tipo <> 'S_REVERSA' and not exists (select from kardex o where o.reversa_de_id = k.kardex_id))`;

/** Condition on an exit (DOMAIN c.4): expired, missing in a count, or an extraordinary exit with a loss motive. */
export const isLoss = sql`(k.tipo in ('S_CADUCIDAD', 'S_AJUSTE_CONTEO') or (k.tipo = 'S_EXTRAORDINARIA' and exists (
  select from salida_extraordinaria e join motivo_salida_extraordinaria m using (motivo_salida_extraordinaria_id)
  where e.salida_extraordinaria_id = k.documento_id and m.es_merma)))`;
