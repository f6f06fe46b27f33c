import type { OperationHandler } from '../../../generated/server/operations.gen';
import type { OperationTypes } from '../../../generated/shared/operations.gen';
import { findRecord } from '../crud/get-record';
import { resourceOf } from '../crud/resources';
import type { OperationContext } from './context';

/** The lines of a request that the actor may see. */
export const solicitudDetalle: OperationHandler<'solicitudDetalle', OperationContext> = async (
  { params: { solicitudId } },
  { database, actor },
) => {
  const { lineas } = await findRecord(database.orm, resourceOf('solicitud'), solicitudId, 'solicitud.ver', actor);
  return lineas as OperationTypes['solicitudDetalle']['answer'];
};
