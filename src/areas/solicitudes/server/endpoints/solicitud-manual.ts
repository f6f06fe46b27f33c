import type { OperationHandler } from '#generated/server/operations.gen';
import { createRecord } from '#platform/server/records/create-record';
import { resourceOf } from '#platform/server/records/resources';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';

/** DOMAIN b.1: captures and sends a request on paper in one call. Each of the two needs its own permission, as in separate calls. */
export const solicitudManual: OperationHandler<'solicitudManual', OperationContext> = async (
  { body },
  { tx, actor },
) => {
  const resource = resourceOf('solicitud');
  const draft = await createRecord({
    tx,
    actor,
    resource,
    body: { ...body, tipo: 'MANUAL', urgente: body.urgente ?? false },
  });
  return await takeStep({ tx, actor }, resource, draft, 'enviar');
};
