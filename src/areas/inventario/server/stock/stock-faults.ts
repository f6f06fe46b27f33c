import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inventario, kardex, lote } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/** Stock that differs from its ledger. */
export interface StockFault {
  readonly almacenId: number;
  readonly insumoId: number;
  /** Null when the total of the supply differs. */
  readonly loteId: number | null;
  readonly numeroLote: string | null;
  readonly insumoClave: string;
  /** Pieces in the stored row. */
  readonly registrada: number;
  /** Sum of the movements, in pieces. */
  readonly segunKardex: number;
}

/**
 * Compares every lot and every supply of every warehouse with its movements (DOMAIN c.1, 1 and 2): the stock equals the pieces in less the
 * pieces out. Repairs nothing; the caller reports the faults.
 *
 * @param which.most maximum of faults; 100 when left out
 * @param which.almacenIds warehouses to compare; all when left out
 */
export async function stockFaults(
  db: Queryable,
  { most = 100, almacenIds }: { readonly most?: number; readonly almacenIds?: readonly number[] } = {},
): Promise<readonly StockFault[]> {
  if (almacenIds?.length === 0) return [];
  const within = (column: PgColumn) => (almacenIds ? inArray(column, [...almacenIds]) : sql`true`);
  const found = await rows<Record<keyof StockFault, number | string | null>>(
    db,
    sql`
    with moved as (
      select ${kardex.loteId} as lote_id, sum(${kardex.entrada} - ${kardex.salida}) as pieces
      from ${kardex} where ${within(kardex.almacenId)} group by 1
    ), summed as (
      select ${lote.almacenId} as almacen_id, ${lote.insumoId} as insumo_id, sum(${lote.existencia}) as pieces, sum(${lote.reservada}) as reserved
      from ${lote} where ${within(lote.almacenId)} group by 1, 2
    )
    select "almacenId", "insumoId", "loteId", "numeroLote", "insumoClave", "registrada", "segunKardex" from (
      select ${lote.almacenId} as "almacenId", ${lote.insumoId} as "insumoId", ${lote.loteId} as "loteId", ${lote.numeroLote} as "numeroLote", ${lote.insumoClave} as "insumoClave",
        ${lote.existencia} as "registrada", coalesce(moved.pieces, 0) as "segunKardex"
      from ${lote} left join moved on moved.lote_id = ${lote.loteId}
      where ${within(lote.almacenId)} and (${lote.existencia} <> coalesce(moved.pieces, 0) or ${lote.reservada} > ${lote.existencia})
      union all
      select ${inventario.almacenId}, ${inventario.insumoId}, null, null, ${inventario.insumoClave},
        ${inventario.existencia}, coalesce(last.saldo_insumo, 0)
      from ${inventario}
      left join summed on summed.almacen_id = ${inventario.almacenId} and summed.insumo_id = ${inventario.insumoId}
      left join lateral (
        select k.saldo_insumo, k.consecutivo from ${kardex} k
        where k.almacen_id = ${inventario.almacenId} and k.insumo_id = ${inventario.insumoId} order by k.consecutivo desc limit 1
      ) last on true
      where ${within(inventario.almacenId)} and (${inventario.existencia} <> coalesce(last.saldo_insumo, 0)
        or ${inventario.movimientos} <> coalesce(last.consecutivo, 0)
        or ${inventario.existencia} <> coalesce(summed.pieces, 0) or ${inventario.reservada} <> coalesce(summed.reserved, 0))
    ) found order by 1, 2, 3 limit ${most}`,
  );
  // node-postgres returns 64-bit integers as strings.
  return found.map(({ almacenId, insumoId, loteId, numeroLote, insumoClave, registrada, segunKardex }) => ({
    almacenId: Number(almacenId),
    insumoId: Number(insumoId),
    loteId: loteId === null ? null : Number(loteId),
    numeroLote: numeroLote === null ? null : String(numeroLote),
    insumoClave: insumoClave === null ? '' : String(insumoClave),
    registrada: Number(registrada),
    segunKardex: Number(segunKardex),
  }));
}

/** Formats a fault: `010.000.0101.00 R2409A: 12 ≠ 10`. */
export function faultText({ insumoClave, numeroLote, registrada, segunKardex }: StockFault): string {
  return `${[insumoClave, numeroLote].filter(Boolean).join(' ')}: ${registrada} ≠ ${segunKardex}`;
}
