import { and, eq, inArray } from 'drizzle-orm';
import { insumo, inventario } from '#generated/server/tables.gen';
import { isControlledClass } from '#areas/farmacia/shared/farmacia/prescription-kind';
import type { PackCode } from '#platform/shared/barcodes/pieces-of-code';
import type { Queryable } from '#platform/server/db/database';
import { packCodesOf } from '#areas/inventario/server/stock/pack-codes';

/** Name of a supply as used by wards and pharmacies, with its safety requirements. */
export interface SupplyFacts {
  readonly insumoId: number;
  readonly clave: string;
  readonly nombre: string;
  readonly presentacion: string | null;
  readonly unidadBase: string;
  readonly contenidoEnvase: number;
  readonly codigosBarras: PackCode[];
  readonly controlado: boolean;
  readonly antibiotico: boolean;
  readonly altoRiesgo: boolean;
  readonly sustitutoIds: readonly number[] | null;
}

/** Returns catalogue data of some supplies, by id. */
export async function supplyFacts(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, SupplyFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(insumo)
    .where(inArray(insumo.insumoId, [...new Set(ids)]));
  return new Map(
    rows.map((row) => [
      row.insumoId,
      {
        insumoId: row.insumoId,
        clave: row.clave ?? row.claveLocal ?? '',
        nombre: [row.nombreGenerico, row.concentracion].filter(Boolean).join(' '),
        presentacion: row.presentacion,
        unidadBase: row.unidadBase ?? '',
        contenidoEnvase: row.contenidoEnvase ?? 1,
        codigosBarras: packCodesOf(row.codigosBarras),
        controlado: isControlledClass(row.fraccion),
        antibiotico: row.antibiotico,
        altoRiesgo: row.altoRiesgo,
        sustitutoIds: row.sustitutoIds,
      },
    ]),
  );
}

/** Returns the pieces of some supplies that can leave a warehouse now. */
export async function freeAt(
  db: Queryable,
  almacenId: number | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (almacenId === null || ids.length === 0) return new Map();
  const rows = await db
    .select({ insumoId: inventario.insumoId, free: inventario.disponible })
    .from(inventario)
    .where(and(eq(inventario.almacenId, almacenId), inArray(inventario.insumoId, [...ids])));
  return new Map(rows.map(({ insumoId, free }) => [insumoId, free ?? 0]));
}
