import { sql, type SQL } from 'drizzle-orm';
import { kardex, lote, salidaExtraordinaria } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';

/** Prefix of the dispensers' folios; their transfers arrive as sent. */
export const FOLIO = 'BENCH-';

/** Invariants of the ledger (DOMAIN c.1) beyond those of `stockFaults`, each with a statement that finds the violations. */
const RULES: Readonly<Record<string, SQL>> = {
  'a lot has less than nothing, or less than is reserved': sql`
    select from ${lote} where existencia < 0 or reservada < 0 or reservada > existencia`,
  'the last balance of a lot is not what it has': sql`
    select from ${lote} l join lateral (
      select saldo_lote from ${kardex} k where k.lote_id = l.lote_id order by consecutivo desc limit 1) last on true
    where l.existencia <> last.saldo_lote`,
  'a number of the ledger is missing or there twice': sql`
    select from ${kardex} group by almacen_id, insumo_id having count(*) <> max(consecutivo) or min(consecutivo) <> 1`,
  'a balance does not follow from the one before': sql`
    select from (
      select saldo_insumo, entrada, salida, lag(saldo_insumo, 1, 0::bigint) over (partition by almacen_id, insumo_id order by consecutivo) as before
      from ${kardex}) k where k.saldo_insumo <> k.before + k.entrada - k.salida`,
  'a movement is taken back twice, or a reversal is': sql`
    select from ${kardex} r join ${kardex} o on o.kardex_id = r.reversa_de_id
    where o.reversa_de_id is not null or r.entrada <> o.salida or r.salida <> o.entrada`,
  'a movement names no document': sql`select from ${kardex} where documento_folio = ''`,
  'a transfer does not conserve pieces': sql`
    select from ${kardex} where tipo in ('S_TRANSFERENCIA', 'E_TRANSFERENCIA') and documento_folio like ${`${FOLIO}%`} group by documento_folio, insumo_id having sum(entrada) <> sum(salida)`,
  // Exceptions: a count may find expired pieces missing, and some reasons of an extraordinary exit exist to write them off.
  'pieces left a lot that had expired': sql`
    select from ${kardex} k where salida > 0 and tipo not in ('S_CADUCIDAD', 'S_AJUSTE_CONTEO') and reversa_de_id is null
      and lote_caducidad < (fecha_movimiento at time zone 'America/Monterrey')::date
      and not exists (select from ${salidaExtraordinaria} s where k.documento_tipo = 'SALIDA_EXTRAORDINARIA'
        and s.salida_extraordinaria_id = k.documento_id and s.permite_lote_caducado)`,
};

/** Returns every rule that the stock violates, with the number of violations; empty when all hold. */
export async function ledgerFaults(db: Queryable): Promise<readonly string[]> {
  const faults = (await stockFaults(db)).map(
    (fault) => `the stock does not agree with its ledger: ${JSON.stringify(fault)}`,
  );
  for (const [rule, statement] of Object.entries(RULES)) {
    const [found] = await rows<{ count: number }>(db, sql`select count(*)::int as count from (${statement}) broken`);
    if (found!.count > 0) faults.push(`${rule}: ${found!.count} times`);
  }
  return faults;
}
