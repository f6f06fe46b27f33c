import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { demandaInsatisfecha, motivoNoSurtido } from '#generated/server/tables.gen';
import type { Receta } from '#generated/shared/types.gen';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { lockStock } from '#areas/inventario/server/stock/lock-stock';

/** Unmet pieces of a line. */
export interface Lack {
  /** Key of the line in its document. */
  readonly lineId: number;
  readonly insumoId: number;
  readonly cantidad: number;
  readonly motivoNoSurtidoId: number | null;
}

/** Document that requested the pieces, and the warehouse that should have supplied them. */
export interface Asked {
  readonly by: { readonly recetaId: number } | { readonly ordenCargoId: number };
  readonly almacenId: number;
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
}

/** Records the unmet demand of a prescription. */
export async function recordUnmetDemand(
  tx: Queryable,
  { recetaId, almacenId, unidadId, unidadFarmaciaId, jurisdiccionId }: Receta,
  lacks: readonly Lack[],
  actor: Actor,
  now: Date,
): Promise<void> {
  if (almacenId === null) return;
  const place = { almacenId, unidadId: unidadFarmaciaId ?? unidadId ?? 0, jurisdiccionId };
  await recordLacks(tx, { by: { recetaId }, ...place }, lacks, actor, now);
}

/**
 * Records unmet demand (DOMAIN c.4, `demandaMensual`). Skips pieces already recorded for the line: a shortage at the pharmacy that persists
 * until the prescription expires counts once.
 */
export async function recordLacks(
  tx: Queryable,
  { by, almacenId, ...place }: Asked,
  lacks: readonly Lack[],
  actor: Actor,
  now: Date,
): Promise<void> {
  if (lacks.length === 0) return;
  // The lock serialises concurrent additions to the series of a supply.
  const holdings = await lockStock(
    tx,
    lacks.map(({ insumoId }) => ({ almacenId, insumoId })),
  );
  const claves = new Map(holdings.map(({ insumoId, insumoClave }) => [insumoId, insumoClave]));
  const line = 'recetaId' in by ? demandaInsatisfecha.recetaDetalleId : demandaInsatisfecha.insumoOrdenCargoId;
  const recorded = new Map(
    (
      await tx
        .select({ lineId: line, pieces: sql<number>`sum(${demandaInsatisfecha.cantidad})::int` })
        .from(demandaInsatisfecha)
        .where(
          'recetaId' in by
            ? eq(demandaInsatisfecha.recetaId, by.recetaId)
            : eq(demandaInsatisfecha.ordenCargoId, by.ordenCargoId),
        )
        .groupBy(line)
    ).map(({ lineId, pieces }) => [lineId, pieces]),
  );
  for (const { lineId, insumoId, cantidad, motivoNoSurtidoId } of lacks) {
    const pieces = cantidad - (recorded.get(lineId) ?? 0);
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
      ...place,
      insumoId,
      cantidad: pieces,
      motivoNoSurtidoId,
      ...by,
      ...('recetaId' in by ? { recetaDetalleId: lineId } : { insumoOrdenCargoId: lineId }),
      usuarioId: actor.usuarioId,
      creadoPor: actor.usuarioId,
    });
  }
}

/** Reasons that count as unmet demand; a medicine that the patient declined does not. */
const UNMET = ['AGOTADO', 'EXISTENCIA_INSUFICIENTE', 'FUERA_CUADRO_BASICO', 'DOSIS_NO_DISPONIBLE', 'OTRO'];

/** Returns the given reasons that count as unmet demand. */
export async function unmetReasons(tx: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: motivoNoSurtido.motivoNoSurtidoId })
    .from(motivoNoSurtido)
    .where(and(inArray(motivoNoSurtido.motivoNoSurtidoId, [...ids]), inArray(motivoNoSurtido.clave, UNMET)));
  return new Set(rows.map(({ id }) => id));
}
