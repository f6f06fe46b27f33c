import { and, eq, inArray } from 'drizzle-orm';
import { solicitud, solicitudDetalle } from '#generated/server/tables.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import type { Queryable } from '#platform/server/db/database';
import { piecesAsked, UNSHIPPED } from './waiting-requests';

/** Pieces that warehouses have requested, drafts included, in requests of which nothing has been shipped. */
export interface AskedPieces {
  /** @param except request to exclude: the one being edited or decided */
  readonly of: (key: StockKey, except?: number | null) => number;
}

/**
 * Reads the pieces that warehouses have requested and that have not been shipped.
 *
 * @param insumoIds supplies; all of them by default
 */
export async function piecesAskedBy(
  db: Queryable,
  almacenIds: readonly number[],
  insumoIds?: readonly number[],
): Promise<AskedPieces> {
  const found =
    almacenIds.length === 0 || insumoIds?.length === 0
      ? []
      : await db
          .select({
            almacenId: solicitud.almacenSolicitanteId,
            insumoId: solicitudDetalle.insumoId,
            solicitudId: solicitud.solicitudId,
            pieces: piecesAsked.mapWith(Number),
          })
          .from(solicitudDetalle)
          .innerJoin(solicitud, eq(solicitud.solicitudId, solicitudDetalle.solicitudId))
          .where(
            and(
              inArray(solicitud.almacenSolicitanteId, [...almacenIds]),
              insumoIds && inArray(solicitudDetalle.insumoId, [...insumoIds]),
              eq(solicitud.activo, true),
              inArray(solicitud.estatus, ['BORRADOR', ...UNSHIPPED]),
            ),
          );
  const byKey = new Map<string, { readonly solicitudId: number; readonly pieces: number }[]>();
  for (const { solicitudId, pieces, ...key } of found)
    byKey.set(keyOf(key), [...(byKey.get(keyOf(key)) ?? []), { solicitudId, pieces }]);
  return {
    of: (key, except = null) =>
      (byKey.get(keyOf(key)) ?? []).reduce(
        (sum, { solicitudId, pieces }) => (solicitudId === except ? sum : sum + pieces),
        0,
      ),
  };
}
