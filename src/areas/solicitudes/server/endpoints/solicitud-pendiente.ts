import { and, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { insumo, solicitud } from '#generated/server/tables.gen';
import type { Solicitud } from '#generated/shared/types.gen';
import { ARRIVED, backOrderOf } from '#areas/solicitudes/shared/solicitud/back-order';
import { linesOf } from '#areas/solicitudes/shared/solicitud/lines-of';
import { askedSupply } from '#areas/catalogos/shared/solicitud/substitute';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { refuseSecondBackOrder } from '../refuse-second-back-order';
import { requireInScope } from '#platform/server/records/reach/require-in-scope';
import { resourceOf } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { withLockTimeout } from '#platform/server/db/with-lock-timeout';
import { Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { keepKnownStock } from '../known-stock';

/**
 * Drafts a follow-up request for the undelivered pieces of another one. Concurrent calls are serialised: the second gets the request of the
 * first.
 *
 * @throws Problem 404; 403 FUERA_DE_ALCANCE_PARTE for an actor who may not request for that warehouse; 409 TRANSICION_INVALIDA before the
 * arrival, PENDIENTE_PEDIDO with the folio of the existing request, NADA_PENDIENTE
 */
export const solicitudPendiente: OperationHandler<'solicitudPendiente', OperationContext> = async (
  { params: { solicitudId } },
  { tx, actor, text },
) => {
  const resource = resourceOf('solicitud');
  // Locked before reading: a difference accepted meanwhile would change the missing pieces.
  await withLockTimeout(tx, () =>
    tx
      .select({ id: solicitud.solicitudId })
      .from(solicitud)
      .where(eq(solicitud.solicitudId, solicitudId))
      .for('update'),
  );
  const origin = await findRecord(tx, resource, solicitudId, 'solicitud.crear', actor);
  await requireInScope(tx, resource, solicitudId, 'solicitud.crear', actor, {
    scope: resource.writeScope ?? resource.scope,
    codigo: 'FUERA_DE_ALCANCE_PARTE',
    labels: { parte: 'resources.solicitud.parties.solicitante' },
  });
  if (!origin.activo) throw new Problem(409, 'REGISTRO_INACTIVO', { extra: { actual: origin } });
  if (!ARRIVED.includes(origin.estatus))
    throw new Problem(409, 'TRANSICION_INVALIDA', { labels: { estatus: `enums.EstatusSolicitud.${origin.estatus}` } });
  await refuseSecondBackOrder(tx, solicitudId, null);
  const reason = text('solicitud.pendiente', { folio: origin.folio ?? `#${solicitudId}` });
  const body = backOrderOf(origin, reason, await inCatalogue(tx, origin));
  if (body.lineas.length === 0) throw new Problem(409, 'NADA_PENDIENTE');
  const set = { solicitudOrigenId: solicitudId };
  const draft = await createRecord({ tx, actor, resource, body, set });
  return await keepKnownStock(tx, draft, actor);
};

/** Returns the supplies of a request that are still in the catalogue. */
async function inCatalogue(tx: Queryable, origin: Solicitud): Promise<ReadonlySet<number>> {
  const found = await tx
    .select({ insumoId: insumo.insumoId })
    .from(insumo)
    .where(and(eq(insumo.activo, true), inArray(insumo.insumoId, linesOf(origin).map(askedSupply))));
  return new Set(found.map(({ insumoId }) => insumoId));
}
