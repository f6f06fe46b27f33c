import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { stockFaults } from './stock-faults';

/** A series of the ledger, or a lot, that does not add up. */
export interface LedgerFault {
  readonly almacenId: number;
  readonly insumoId: number;
  /** First movement of the series that does not follow from those before it; null where the stock is not what the movements come to. */
  readonly consecutivo: number | null;
}

/**
 * Adds the ledger up: in each series movements are numbered without gaps, each balance follows from the one before, and stock is what the
 * movements come to. A movement whose pieces were changed, or that is gone, shows in one of them.
 *
 * @param most how many faults of each kind are given
 */
export async function ledgerFaults(db: Queryable, most = 100): Promise<readonly LedgerFault[]> {
  const broken = await rows<{ almacenId: string; insumoId: string; consecutivo: string }>(
    db,
    sql`select almacen_id::text as "almacenId", insumo_id::text as "insumoId", min(consecutivo)::text as consecutivo from (
        select k.almacen_id, k.insumo_id, k.consecutivo, k.saldo_insumo,
          row_number() over serie as numero, sum(k.entrada - k.salida) over serie as saldo
        from kardex k window serie as (partition by k.almacen_id, k.insumo_id order by k.consecutivo)
      ) s
      where s.consecutivo <> s.numero or s.saldo_insumo <> s.saldo
      group by almacen_id, insumo_id order by almacen_id, insumo_id limit ${most}`,
  );
  const stock = await stockFaults(db, { most });
  return [
    ...broken.map((row) => ({
      almacenId: Number(row.almacenId),
      insumoId: Number(row.insumoId),
      consecutivo: Number(row.consecutivo),
    })),
    ...stock.map(({ almacenId, insumoId }) => ({ almacenId, insumoId, consecutivo: null })),
  ];
}
