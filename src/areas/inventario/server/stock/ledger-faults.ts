import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { stockFaults } from './stock-faults';

/** Series of the ledger, or lot, with inconsistent balances. */
export interface LedgerFault {
  readonly almacenId: number;
  readonly insumoId: number;
  /** First movement that does not follow from the previous ones; null where the stock differs from the sum of the movements. */
  readonly consecutivo: number | null;
}

/**
 * Verifies the ledger. In each series, numbers have no gaps and each balance follows from the previous one. The stock equals the sum of the
 * movements. A movement that was altered or deleted violates one of these.
 *
 * @param most maximum of faults of each kind
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
