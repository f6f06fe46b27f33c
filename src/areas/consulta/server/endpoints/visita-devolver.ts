import { eq, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { visita } from '#generated/server/tables.gen';
import { callsInState } from '#areas/consulta/shared/consulta/calls-in-state';
import { isOnCall } from '#areas/consulta/shared/consulta/queue-order';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import { Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { lockCalls } from './lock-calls';

/**
 * Returns a called patient to the waiting queue. Previous calls still count.
 *
 * @throws Problem 404 outside the reader's scope; 409 VISITA_SIN_LLAMADA for a visit that is not on call
 */
export const visitaDevolver: OperationHandler<'visitaDevolver', OperationContext> = async (
  { params: { visitaId } },
  { tx, actor },
) => {
  const resource = resourceOf('visita');
  await lockCalls(tx, { visitaId });
  const before = await findRecord(tx, resource, visitaId, 'visita.administrar', actor);
  if (!isOnCall({ ...before, llamadas: callsInState(before) })) throw new Problem(409, 'VISITA_SIN_LLAMADA');
  await tx
    .update(visita)
    .set({
      llamadaA: null,
      version: sql`${visita.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: new Date(),
    })
    .where(eq(visita.visitaId, visitaId));
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: 'visita',
    entidadId: visitaId,
    antes: { llamadaA: before.llamadaA },
    despues: { llamadaA: null },
  });
  return await findRecord(tx, resource, visitaId, 'visita.administrar', actor);
};
