import type { OperationHandler } from '#generated/server/operations.gen';
import { issueAt } from '#platform/shared/rules/issue-at';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { invalid } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';

/**
 * Receives an exchange through the step `recibir`; omitted lines count as not received.
 *
 * @throws Problem 404; 409 TRANSICION_INVALIDA, SEGREGACION_FUNCIONES for the person who accepted it; 422 PIEZAS_DESCUADRADAS and other
 * issues, at their lines
 */
export const recibirCambioInsumo: OperationHandler<'recibirCambioInsumo', OperationContext> = async (
  { body: { propuestaCambioId, remision, firma = null, observaciones = null, lineas, confirmarDatos = false } },
  { tx, actor },
) => {
  const resource = resourceOf('propuesta-cambio');
  const record = await findRecord(tx, resource, propuestaCambioId, 'propuesta-cambio.recibir', actor);
  const told = new Map(lineas.map((line) => [line.id, line]));
  const own = record.lineas ?? [];
  const known = own.map(({ propuestaCambioDetalleId }) => {
    const line = told.get(propuestaCambioDetalleId);
    return {
      propuestaCambioDetalleId,
      recibido: line?.recibido ?? 0,
      entregado: line?.entregado ?? null,
      condicion: line?.condicion ?? null,
      temperatura: line?.temperatura ?? null,
      numeroLoteRecibido: line?.numeroLote ?? null,
      caducidadRecibida: line?.caducidad ?? null,
    };
  });
  const ids = new Set(own.map((line) => line.propuestaCambioDetalleId));
  const strange = lineas.flatMap(({ id }, index) => issueAt(!ids.has(id), `lineas.${index}.id`, 'REFERENCIA'));
  if (strange.length > 0) throw invalid(strange);
  return await takeStep({ tx, actor }, resource, record, 'recibir', {
    remision,
    firma,
    observaciones,
    confirmarDatos,
    lineas: known,
  });
};
