import { and, asc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { almacen, insumo, inventario, lote, unidad } from '#generated/server/tables.gen';
import { keyOf, type Holding } from '#areas/inventario/shared/inventario/apply-changes';
import type { Lot, StockKey } from '#areas/inventario/shared/inventario/lot';
import { grouped } from '#platform/shared/text/grouped';
import type { Queryable } from '#platform/server/db/database';
import { withLockTimeout } from '#platform/server/db/with-lock-timeout';

/** Lots to read besides those with pieces. */
export interface Mentioned {
  readonly loteIds?: readonly number[];
  readonly numbers?: readonly string[];
}

/** A holding with the columns of its stored row. */
export interface StoredHolding extends Holding {
  readonly inventarioId: number;
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
  readonly nombreGenerico: string;
}

/**
 * Locks the stock of some supplies in some warehouses until the transaction ends, and creates missing rows. The lock is on the row of
 * `inventario`, so that changes to a supply in a warehouse are serialised. A fixed order prevents deadlocks.
 */
export async function lockStock(
  tx: Queryable,
  asked: readonly StockKey[],
  mentioned: Mentioned = {},
): Promise<readonly StoredHolding[]> {
  const keys = distinct(asked);
  if (keys.length === 0) return [];
  return withLockTimeout(tx, async () => {
    let locked = await lockedRows(tx, keys);
    if (locked.length < keys.length) {
      await makeRows(tx, keys);
      locked = await lockedRows(tx, keys);
    }
    const lots = await lotsOf(tx, keys, mentioned);
    return locked.map((row) => ({
      ...row,
      saldo: row.existencia,
      lots: lots.get(keyOf(row)) ?? [],
    }));
  });
}

/** Reads the current lots of some stock without locking them. */
export async function lotsOf(
  db: Queryable,
  keys: readonly StockKey[],
  { loteIds = [], numbers = [] }: Mentioned = {},
): Promise<ReadonlyMap<string, readonly Lot[]>> {
  const wanted = or(
    gt(lote.existencia, 0),
    loteIds.length > 0 ? inArray(lote.loteId, [...loteIds]) : undefined,
    numbers.length > 0 ? inArray(lote.numeroLote, [...numbers]) : undefined,
  );
  const found = await db
    .select({
      loteId: lote.loteId,
      almacenId: lote.almacenId,
      insumoId: lote.insumoId,
      numeroLote: lote.numeroLote,
      caducidad: lote.caducidad,
      fuenteFinanciamientoId: lote.fuenteFinanciamientoId,
      programaId: lote.programaId,
      costoUnitario: lote.costoUnitario,
      proveedorId: lote.proveedorId,
      marca: lote.marca,
      fabricante: lote.fabricante,
      fechaFabricacion: lote.fechaFabricacion,
      codigoBarras: lote.codigoBarras,
      contrato: lote.contrato,
      ordenSuministro: lote.ordenSuministro,
      remision: lote.remision,
      factura: lote.factura,
      ivaPorcentaje: lote.ivaPorcentaje,
      temperaturaRecepcion: lote.temperaturaRecepcion,
      estatus: lote.estatus,
      existencia: lote.existencia,
      reservada: lote.reservada,
      fechaRecepcion: lote.fechaRecepcion,
    })
    .from(lote)
    .where(and(among(lote, keys), wanted))
    .orderBy(asc(lote.loteId));
  return grouped(found, keyOf);
}

function lockedRows(tx: Queryable, keys: readonly StockKey[]) {
  return tx
    .select({
      inventarioId: inventario.inventarioId,
      almacenId: inventario.almacenId,
      insumoId: inventario.insumoId,
      // Current names, not those at the creation of the row.
      insumoClave: sql<string>`coalesce(${insumo.clave}, ${insumo.claveLocal})`,
      nombreGenerico: insumo.nombreGenerico,
      unidadId: unidad.unidadId,
      jurisdiccionId: unidad.jurisdiccionId,
      existencia: inventario.existencia,
      enTransito: inventario.enTransito,
      movimientos: inventario.movimientos,
    })
    .from(inventario)
    .innerJoin(insumo, eq(insumo.insumoId, inventario.insumoId))
    .innerJoin(almacen, eq(almacen.almacenId, inventario.almacenId))
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(among(inventario, keys))
    .orderBy(asc(inventario.almacenId), asc(inventario.insumoId))
    .for('update', { of: inventario });
}

/** Creates missing rows: a supply without a setting can be received, too. */
async function makeRows(tx: Queryable, keys: readonly StockKey[]): Promise<void> {
  await tx.execute(sql`
    insert into ${inventario} (almacen_id, insumo_id, insumo_clave, nombre_generico, unidad_id, jurisdiccion_id)
    select ${almacen.almacenId}, ${insumo.insumoId}, coalesce(${insumo.clave}, ${insumo.claveLocal}), ${insumo.nombreGenerico}, ${unidad.unidadId}, ${unidad.jurisdiccionId}
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as asked("almacenId" bigint, "insumoId" bigint)
    join ${almacen} on ${almacen.almacenId} = asked."almacenId"
    join ${unidad} on ${unidad.unidadId} = ${almacen.unidadId}
    join ${insumo} on ${insumo.insumoId} = asked."insumoId"
    order by 1, 2
    on conflict (almacen_id, insumo_id) do nothing`);
}

/** Condition on rows with these keys, grouped by warehouse: a document has one or two of them. */
function among(table: typeof inventario | typeof lote, keys: readonly StockKey[]): SQL | undefined {
  return or(
    ...[...grouped(keys, ({ almacenId }) => almacenId)].map(([almacenId, own]) =>
      and(
        eq(table.almacenId, almacenId),
        inArray(
          table.insumoId,
          own.map(({ insumoId }) => insumoId),
        ),
      ),
    ),
  );
}

function distinct(keys: readonly StockKey[]): StockKey[] {
  return [
    ...new Map(
      keys.map(({ almacenId, insumoId }) => [keyOf({ almacenId, insumoId }), { almacenId, insumoId }]),
    ).values(),
  ];
}
