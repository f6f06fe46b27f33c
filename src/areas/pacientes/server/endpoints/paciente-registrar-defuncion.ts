import type { OperationHandler } from '#generated/server/operations.gen';
import type { Defuncion } from '#generated/shared/types.gen';
import { currentStay } from '#areas/consulta/server/current-stay';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';
import { recordDeath } from './record-death';

/**
 * Records a death outside hospital. That of an inpatient is recorded by the discharge, which also frees the bed.
 *
 * @throws Problem 404; 409 DEFUNCION_EN_ESTANCIA with the unit, DEFUNCION_REGISTRADA
 */
export const pacienteRegistrarDefuncion: OperationHandler<'pacienteRegistrarDefuncion', OperationContext> = async (
  { params: { pacienteId }, body },
  { tx, actor },
) => {
  const { unidadId } = await findRecord(tx, resourceOf('paciente'), pacienteId, 'paciente.editar', actor);
  const stay = await currentStay(tx, pacienteId);
  if (stay) throw new Problem(409, 'DEFUNCION_EN_ESTANCIA', { params: { unidad: stay.unidad } });
  const take = (resource: Parameters<typeof takeStep>[1], document: Parameters<typeof takeStep>[2], name: string) =>
    takeStep({ tx, actor }, resource, document, name);
  const record = await recordDeath({ tx, actor, now: new Date(), take }, { pacienteId, unidadId, ...body });
  return record as unknown as Defuncion;
};
