import type { OperationHandler } from '#generated/server/operations.gen';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { tellBreach } from '../stock/tell-of-cold';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Writes what the thermometer of the equipment shows now.
 *
 * @throws Problem 404 out of reach; 422 as any create is refused
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
  await tellBreach(tx, reading, actor);
  return reading;
};
