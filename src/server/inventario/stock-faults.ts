import { sql } from 'drizzle-orm';
import { inventario, kardex, lote } from '../../../generated/server/tables.gen';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';

/** Stock that does not agree with its ledger. */
export interface StockFault {
  readonly almacenId: number;
  readonly insumoId: number;
  /** Null where the whole supply does not agree. */
  readonly loteId: number | null;
  readonly insumoClave: string;
  /** Pieces that the row tells of. */
  readonly registrada: number;
  /** Pieces that the movements come to. */
  readonly segunKardex: number;
}

/**
 * Compares every lot and every supply of every warehouse with its movements (DOMAIN c.1, 1 and 2): what is there is what came in less
 * what left. Nothing is mended; whoever finds a fault tells of it.
 *
 * @param most how many are told
 */
export async function stockFaults(db: Queryable, most = 100): Promise<readonly StockFault[]> {
  const found = await rows<Record<keyof StockFault, number | string | null>>(
    db,
    sql`
    with moved as (
      select ${kardex.loteId} as lote_id, sum(${kardex.entrada} - ${kardex.salida}) as pieces from ${kardex} group by 1
    ), summed as (
      select ${lote.almacenId} as almacen_id, ${lote.insumoId} as insumo_id, sum(${lote.existencia}) as pieces, sum(${lote.reservada}) as reserved
      from ${lote} group by 1, 2
    )
    select "almacenId", "insumoId", "loteId", "insumoClave", "registrada", "segunKardex" from (
      select ${lote.almacenId} as "almacenId", ${lote.insumoId} as "insumoId", ${lote.loteId} as "loteId", ${lote.insumoClave} as "insumoClave",
        ${lote.existencia} as "registrada", coalesce(moved.pieces, 0) as "segunKardex"
      from ${lote} left join moved on moved.lote_id = ${lote.loteId}
      where ${lote.existencia} <> coalesce(moved.pieces, 0) or ${lote.reservada} > ${lote.existencia}
      union all
      select ${inventario.almacenId}, ${inventario.insumoId}, null, ${inventario.insumoClave},
        ${inventario.existencia}, coalesce(last.saldo_insumo, 0)
      from ${inventario}
      left join summed on summed.almacen_id = ${inventario.almacenId} and summed.insumo_id = ${inventario.insumoId}
      left join lateral (
        select k.saldo_insumo, k.consecutivo from ${kardex} k
        where k.almacen_id = ${inventario.almacenId} and k.insumo_id = ${inventario.insumoId} order by k.consecutivo desc limit 1
      ) last on true
      where ${inventario.existencia} <> coalesce(last.saldo_insumo, 0) or ${inventario.movimientos} <> coalesce(last.consecutivo, 0)
        or ${inventario.existencia} <> coalesce(summed.pieces, 0) or ${inventario.reservada} <> coalesce(summed.reserved, 0)
    ) found order by 1, 2, 3 limit ${most}`,
  );
  // node-postgres answers numbers of 64 bits as texts.
  return found.map(({ almacenId, insumoId, loteId, insumoClave, registrada, segunKardex }) => ({
    almacenId: Number(almacenId),
    insumoId: Number(insumoId),
    loteId: loteId === null ? null : Number(loteId),
    insumoClave: String(insumoClave),
    registrada: Number(registrada),
    segunKardex: Number(segunKardex),
  }));
}
