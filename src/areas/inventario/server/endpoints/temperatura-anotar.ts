import type { OperationHandler } from '#generated/server/operations.gen';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { notifyBreach } from '../stock/notify-breach';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Records the current temperature of the equipment.
 *
 * @throws Problem 404 outside the actor's scope; 422 like any create
 */
export const temperaturaAnotar: OperationHandler<'temperaturaAnotar', OperationContext> = async (
  { params: { equipoFrioId }, body },
  { tx, actor },
) => {
  await findRecord(tx, resourceOf('equipo-frio'), equipoFrioId, 'red-fria.registrar', actor);
  const reading = await createRecord({
    tx,
    actor,
    resource: resourceOf('temperatura'),
    body: { ...body, equipoFrioId, fecha: new Date().toISOString() },
  });
  await notifyBreach(tx, reading, actor);
  return reading;
};
