import type { OperationHandler } from '../../../generated/server/operations.gen';
import type { Solicitud } from '../../../generated/shared/types.gen';
import { createRecord } from '../crud/create-record';
import { runTransition } from '../crud/lifecycle/run-transition';
import { resourceOf } from '../crud/resources';
import type { OperationContext } from './context';
import { effectTable } from './effects';

/** DOMAIN b.1: a request on paper is captured and sent in one go. Both need their own permission, as if they were done one after the other. */
export const solicitudManual: OperationHandler<'solicitudManual', OperationContext> = async (
  { body },
  { tx, actor },
) => {
  const resource = resourceOf('solicitud');
  const draft = await createRecord(tx, resource, { ...body, tipo: 'MANUAL', urgente: body.urgente ?? false }, actor);
  const request = {
    id: String(draft['solicitudId']),
    name: 'enviar',
    version: Number(draft['version']),
    body: undefined,
  };
  return (await runTransition(tx, resource, request, actor, effectTable)) as unknown as Solicitud;
};
