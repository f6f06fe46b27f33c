import type { OperationHandler } from '#generated/server/operations.gen';
import { runTransition } from '#platform/server/lifecycle/take-step';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { OperationContext } from '#platform/server/operations/context';

const STEPS = { ACEPTAR: 'aceptar', RECHAZAR: 'rechazar', CONTRAPROPONER: 'contraproponer' } as const;

/** Accepts, rejects or counters a proposal, through the step of that name. In a counter-proposal, omitted lines keep the offered values. */
export const propuestaCambioResponder: OperationHandler<'propuestaCambioResponder', OperationContext> = async (
  { params: { propuestaCambioId }, body: { decision, motivo, lineas = [] } },
  { tx, actor, version },
) => {
  const resource = resourceOf('propuesta-cambio');
  const document = await findRecord(tx, resource, propuestaCambioId, 'propuesta-cambio.responder', actor);
  const asked = new Map(lineas.map(({ id, cantidad }) => [id, cantidad]));
  const counter = (document.lineas ?? []).map(({ propuestaCambioDetalleId, cantidadSale }) => ({
    propuestaCambioDetalleId,
    cantidadContra: asked.get(propuestaCambioDetalleId) ?? cantidadSale,
  }));
  const body = decision === 'ACEPTAR' ? undefined : decision === 'RECHAZAR' ? { motivo } : { motivo, lineas: counter };
  const request = {
    id: String(propuestaCambioId),
    name: STEPS[decision],
    version: version() ?? document.version,
    body,
  };
  return await runTransition(tx, resource, request, actor);
};
