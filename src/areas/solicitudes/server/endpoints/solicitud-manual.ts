import type { OperationHandler } from '#generated/server/operations.gen';
import { createRecord } from '#platform/server/records/create-record';
import { resourceOf } from '#platform/server/records/resources';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';

/** DOMAIN b.1: a request on paper is captured and sent in one go. Both need their own permission, as if they were done one after the other. */
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
