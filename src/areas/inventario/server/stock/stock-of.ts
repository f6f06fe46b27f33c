import { sql } from 'drizzle-orm';
import { inventario } from '#generated/server/tables.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { monthlyUse } from './monthly-use';

/** Stock figures of a supply in a warehouse. */
export interface StockSnapshot {
  /** Pieces that can be dispatched today. */
  readonly disponible: number;
  readonly enTransito: number;
  /** Average monthly use; null when unknown. */
  readonly cpm: number | null;
  /** Levels of the supply setting; null when unset. */
  readonly maximo: number | null;
  readonly fondoFijo: number | null;
  readonly tope: number | null;
  /** Lot size of orders, in pieces: amounts are multiples of it. */
  readonly multiplo: number;
  readonly proximaCaducidad: string | null;
}

type Row = Omit<StockSnapshot, 'cpm'> & StockKey & Record<string, unknown>;

/** Reads the stock of some supplies in their warehouses, by `keyOf`. Supplies with neither stock nor a setting are absent. */
export async function stockOf(db: Queryable, keys: readonly StockKey[]): Promise<ReadonlyMap<string, StockSnapshot>> {
  if (keys.length === 0) return new Map();
  const asked = sql`jsonb_to_recordset(${JSON.stringify(keys.map(({ almacenId, insumoId }) => ({ almacenId, insumoId })))}::jsonb)
    as k("almacenId" int, "insumoId" int)`;
  const found = await rows<Row>(
    db,
    sql`
    select distinct k."almacenId", k."insumoId", coalesce(i.disponible, 0)::int as disponible, coalesce(i.en_transito, 0)::int as "enTransito",
      c.maximo::int as maximo, c.fondo_fijo::int as "fondoFijo", c.consumo_maximo_solicitud::int as tope, coalesce(c.multiplo, 1)::int as multiplo,
      i.proxima_caducidad::text as "proximaCaducidad"
    from ${asked}
    left join inventario i on i.almacen_id = k."almacenId" and i.insumo_id = k."insumoId"
    left join insumo_configuracion c on c.almacen_id = k."almacenId" and c.insumo_id = k."insumoId" and c.activo
    where i.almacen_id is not null or c.almacen_id is not null`,
  );
  const use = await monthlyUse(
    db,
    sql`(${inventario.almacenId}, ${inventario.insumoId}) in (select k."almacenId", k."insumoId" from ${asked})`,
  );
  return new Map(
    found.map(({ almacenId, insumoId, ...row }) => {
      const key = keyOf({ almacenId, insumoId });
      return [key, { ...row, cpm: use.get(key) ?? null }];
    }),
  );
}
