import { and, eq, inArray, sql } from 'drizzle-orm';
import { solicitud, solicitudDetalle } from '#generated/server/tables.gen';
import type { EstatusSolicitud } from '#generated/shared/enums.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { Queryable } from '#platform/server/db/database';

/** States of requests without reservations. */
export const UNPICKED = ['ENVIADA', 'EN_REVISION', 'AUTORIZADA'] as const satisfies readonly EstatusSolicitud[];

/** States of requests of which nothing has been shipped. */
export const UNSHIPPED = [...UNPICKED, 'EN_SURTIMIENTO', 'SURTIDA'] as const satisfies readonly EstatusSolicitud[];

/** Expected pieces of an unshipped request's line: authorised, else requested. */
export const piecesAsked = sql<number>`coalesce(${solicitudDetalle.cantidadAutorizada}, ${solicitudDetalle.cantidadSolicitada})::int`;

/** Pieces of requests in progress, by `keyOf`. */
export interface Waiting {
  /** Pieces requested by warehouses, not yet shipped. */
  readonly wanted: ReadonlyMap<string, number>;
  /** Pieces that warehouses must give by redistribution, not yet reserved. */
  readonly promised: ReadonlyMap<string, number>;
}

/** Reads the pieces that requests in progress will move, of some supplies or of all. */
export async function waitingRequests(db: Queryable, insumoIds?: readonly number[]): Promise<Waiting> {
  const lines = await db
    .select({
      insumoId: solicitudDetalle.insumoId,
      tipo: solicitud.tipo,
      estatus: solicitud.estatus,
      origenId: solicitud.almacenSurtidorId,
      destinoId: solicitud.almacenSolicitanteId,
      pieces: piecesAsked,
    })
    .from(solicitudDetalle)
    .innerJoin(solicitud, eq(solicitud.solicitudId, solicitudDetalle.solicitudId))
    .where(
      and(
        inArray(solicitud.estatus, [...UNSHIPPED]),
        insumoIds ? inArray(solicitudDetalle.insumoId, [...insumoIds]) : undefined,
      ),
    );
  const [wanted, promised] = [new Map<string, number>(), new Map<string, number>()];
  const add = (sums: Map<string, number>, key: string, pieces: number) => sums.set(key, (sums.get(key) ?? 0) + pieces);
  for (const { insumoId, tipo, estatus, origenId, destinoId, pieces } of lines) {
    add(wanted, keyOf({ almacenId: destinoId, insumoId }), pieces);
    if (tipo === 'REDISTRIBUCION' && UNPICKED.some((each) => each === estatus))
      add(promised, keyOf({ almacenId: origenId, insumoId }), pieces);
  }
  return { wanted, promised };
}
