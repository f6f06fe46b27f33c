import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { OperationContext } from '#platform/server/operations/context';

/** Handles the lines of a request within the actor's reach. */
export const solicitudDetalle: OperationHandler<'solicitudDetalle', OperationContext> = async (
  { params: { solicitudId } },
  { database, actor },
) => {
  const { lineas } = await findRecord(database.orm, resourceOf('solicitud'), solicitudId, 'solicitud.ver', actor);
  return lineas as OperationTypes['solicitudDetalle']['answer'];
};
