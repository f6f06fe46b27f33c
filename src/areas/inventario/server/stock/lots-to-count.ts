import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { FRACCION, type EstatusLote } from '#generated/shared/enums.gen';
import { insumo, lote } from '#generated/server/tables.gen';
import type { Conteo } from '#generated/shared/types.gen';
import { isControlled } from '#areas/catalogos/shared/clave-insumo/is-controlled';
import type { Queryable } from '#platform/server/db/database';
import { lotOrigins } from './lot-origins';

/** Maximum of lots in one document. */
export const MAX_LOTS = 5000;

/**
 * Reads the lots with pieces in the scope of a physical count, held and expired ones included, in walking order.
 *
 * @returns at most one more than `MAX_LOTS`, so that the caller detects an excess
 */
export async function lotsToCount(
  tx: Queryable,
  { almacenId, tipo, insumoIds, ubicacion, lotesAlAzar }: Conteo,
): Promise<
  readonly {
    readonly loteId: number;
    readonly insumoId: number;
    readonly numeroLote: string | null;
    readonly caducidad: string | null;
    readonly ubicacion: string | null;
    readonly origen: string | null;
    readonly estatusLote: EstatusLote;
    readonly existencia: number;
  }[]
> {
  const chosen = tx
    .select({ loteId: lote.loteId })
    .from(lote)
    .innerJoin(insumo, eq(insumo.insumoId, lote.insumoId))
    .where(
      and(
        eq(lote.almacenId, almacenId),
        gt(lote.existencia, 0),
        insumoIds && insumoIds.length > 0 ? inArray(lote.insumoId, insumoIds) : undefined,
        ubicacion ? sql`starts_with(upper(${lote.ubicacionCodigo}), upper(${ubicacion}))` : undefined,
        tipo === 'CONTROLADOS' ? inArray(insumo.fraccion, FRACCION.filter(isControlled)) : undefined,
      ),
    )
    .orderBy(tipo === 'ALEATORIO' ? sql`random()` : asc(lote.loteId))
    .limit(tipo === 'ALEATORIO' ? (lotesAlAzar ?? 1) : MAX_LOTS + 1);
  const found = await tx
    .select({
      loteId: lote.loteId,
      insumoId: lote.insumoId,
      numeroLote: lote.numeroLote,
      caducidad: lote.caducidad,
      ubicacion: lote.ubicacionCodigo,
      estatusLote: lote.estatus,
      existencia: lote.existencia,
    })
    .from(lote)
    .where(inArray(lote.loteId, chosen))
    .orderBy(asc(lote.ubicacionCodigo), asc(lote.nombreGenerico), asc(lote.caducidad), asc(lote.loteId));
  const originOf = await lotOrigins(
    tx,
    found.map(({ loteId }) => loteId),
  );
  return found.map((lot) => ({ ...lot, origen: originOf(lot.loteId) }));
}
