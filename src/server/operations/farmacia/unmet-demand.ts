import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { demandaInsatisfecha, motivoNoSurtido } from '../../../../generated/server/tables.gen';
import type { Receta } from '../../../../generated/shared/types.gen';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { lockHoldings } from '../../inventario/lock-holdings';

/** Pieces of a line that somebody went without. */
export interface Lack {
  readonly recetaDetalleId: number;
  readonly insumoId: number;
  readonly cantidad: number;
  readonly motivoNoSurtidoId: number | null;
}

/**
 * Records the pieces that patients went without (DOMAIN c.4, `demandaMensual`). What was recorded of a line before is not recorded again:
 * pieces that lacked at the counter and lack still when the prescription expires were asked for once.
 */
export async function recordUnmetDemand(
  tx: Queryable,
  { recetaId, almacenId, unidadId, unidadFarmaciaId, jurisdiccionId }: Receta,
  lacks: readonly Lack[],
  actor: Actor,
  now: Date,
): Promise<void> {
  if (lacks.length === 0 || almacenId === null) return;
  // Whoever adds to the series of a supply waits here for whoever is adding to it.
  const holdings = await lockHoldings(
    tx,
    lacks.map(({ insumoId }) => ({ almacenId, insumoId })),
  );
  const claves = new Map(holdings.map(({ insumoId, insumoClave }) => [insumoId, insumoClave]));
  const recorded = new Map(
    (
      await tx
        .select({
          recetaDetalleId: demandaInsatisfecha.recetaDetalleId,
          pieces: sql<number>`sum(${demandaInsatisfecha.cantidad})::int`,
        })
        .from(demandaInsatisfecha)
        .where(eq(demandaInsatisfecha.recetaId, recetaId))
        .groupBy(demandaInsatisfecha.recetaDetalleId)
    ).map(({ recetaDetalleId, pieces }) => [recetaDetalleId, pieces]),
  );
  for (const { recetaDetalleId, insumoId, cantidad, motivoNoSurtidoId } of lacks) {
    const pieces = cantidad - (recorded.get(recetaDetalleId) ?? 0);
    if (pieces <= 0) continue;
    const [last] = await tx
      .select({ consecutivo: demandaInsatisfecha.consecutivo })
      .from(demandaInsatisfecha)
      .where(and(eq(demandaInsatisfecha.almacenId, almacenId), eq(demandaInsatisfecha.insumoId, insumoId)))
      .orderBy(desc(demandaInsatisfecha.consecutivo))
      .limit(1);
    await tx.insert(demandaInsatisfecha).values({
      insumoClave: claves.get(insumoId) ?? '',
      consecutivo: (last?.consecutivo ?? 0) + 1,
      fecha: now,
      almacenId,
      unidadId: unidadFarmaciaId ?? unidadId ?? 0,
      jurisdiccionId,
      insumoId,
      cantidad: pieces,
      motivoNoSurtidoId,
      recetaId,
      recetaDetalleId,
      usuarioId: actor.usuarioId,
      creadoPor: actor.usuarioId,
    });
  }
}

/** Reasons that count as demand the pharmacy could not meet; what a patient did not want is none. */
const UNMET = ['AGOTADO', 'EXISTENCIA_INSUFICIENTE', 'FUERA_CUADRO_BASICO', 'DOSIS_NO_DISPONIBLE', 'OTRO'];

/** Those of some reasons that tell of demand that was not met. */
export async function unmetReasons(tx: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: motivoNoSurtido.motivoNoSurtidoId })
    .from(motivoNoSurtido)
    .where(and(inArray(motivoNoSurtido.motivoNoSurtidoId, [...ids]), inArray(motivoNoSurtido.clave, UNMET)));
  return new Set(rows.map(({ id }) => id));
}
