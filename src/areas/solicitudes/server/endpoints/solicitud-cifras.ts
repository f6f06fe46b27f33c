import { and, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen, solicitud } from '#generated/server/tables.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { notFound } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { requestFigures, type FigureKey } from '../request-figures';

const PERMISSION = 'solicitud.ver';

/**
 * Handles the figures on which amounts of requests are decided. Stores nothing.
 *
 * @throws Problem 404 for a warehouse that is out of reach and does not request from that supplier in a request within reach
 */
export const solicitudCifras: OperationHandler<'solicitudCifras', OperationContext> = async (
  { body: { lineas } },
  { database: { orm }, actor },
) => {
  const keys = lineas.map(({ almacenId, surtidorId = null, insumoId, tipo = 'ORDINARIA', solicitudId = null }) => ({
    almacenId,
    surtidorId,
    insumoId,
    tipo,
    solicitudId,
  }));
  await requireReach(orm, keys, actor);
  const figures = await requestFigures(orm, keys);
  return figures.map(({ cantidad, ...figure }, index) => ({
    almacenId: keys[index]!.almacenId,
    insumoId: keys[index]!.insumoId,
    ...figure,
    sugerida: cantidad,
  }));
};

async function requireReach(db: Queryable, keys: readonly FigureKey[], actor: Actor): Promise<void> {
  const own = await db
    .select({ id: almacen.almacenId })
    .from(almacen)
    .where(
      and(
        inArray(
          almacen.almacenId,
          keys.map(({ almacenId }) => almacenId),
        ),
        scopeCondition(resourceOf('almacen'), PERMISSION, actor),
      ),
    );
  const reached = new Set(own.map(({ id }) => id));
  const others = keys.filter(({ almacenId }) => !reached.has(almacenId));
  if (others.length === 0) return;
  const ids = others.flatMap(({ solicitudId }) => solicitudId ?? []);
  const requests =
    ids.length === 0
      ? []
      : await db
          .select({
            solicitudId: solicitud.solicitudId,
            almacenId: solicitud.almacenSolicitanteId,
            surtidorId: solicitud.almacenSurtidorId,
          })
          .from(solicitud)
          .where(and(inArray(solicitud.solicitudId, ids), scopeCondition(resourceOf('solicitud'), PERMISSION, actor)));
  const known = new Set(requests.map(pairOf));
  if (others.some((key) => !known.has(pairOf(key)))) throw notFound();
}

const pairOf = ({
  solicitudId,
  almacenId,
  surtidorId,
}: Pick<FigureKey, 'solicitudId' | 'almacenId' | 'surtidorId'>): string => `${solicitudId} ${almacenId} ${surtidorId}`;
