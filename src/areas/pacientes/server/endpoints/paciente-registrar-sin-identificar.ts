import type { OperationHandler } from '#generated/server/operations.gen';
import { aliasOf } from '#areas/pacientes/shared/pacientes/alias';
import { addMonths } from '#platform/shared/dates/months';
import { todayIn } from '#platform/shared/dates/moments';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { nextNumber } from '#platform/server/lifecycle/assign-folio';
import { resourceOf } from '#platform/server/records/resources';
import { Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';

/** Series of aliases. Its numbers are not reset each year: a person may stay unidentified over the turn of the year. */
const SERIES = { serie: 'DESCONOCIDO', anio: 0 };

/**
 * Registers a person of unknown name under an alias, `DESCONOCIDO 1`, with sex and approximate age. The record is provisional until it gets
 * name and CURP, or is merged with the person's own record.
 *
 * @throws Problem 409 SIN_UNIDAD for an account without a unit
 */
export const pacienteRegistrarSinIdentificar: OperationHandler<
  'pacienteRegistrarSinIdentificar',
  OperationContext
> = async ({ body: { genero, edadAproximada, senas } }, { tx, actor }) => {
  const { unidadId } = actor;
  if (unidadId === null) throw new Problem(409, 'SIN_UNIDAD');
  const resource = resourceOf('paciente');
  const body = {
    unidadId,
    motivoSinCurp: 'NO_IDENTIFICADO',
    afiliacion: 'SE_IGNORA',
    fechaNacimientoEstimada: true,
    senas,
    persona: {
      ...aliasOf(genero, await nextNumber(tx, { ...SERIES, unidadId })),
      genero,
      fechaNacimiento: addMonths(todayIn(actor.timeZone), -12 * edadAproximada),
    },
  };
  const created = await createRecord({ tx, actor, resource, body });
  return await findRecord(tx, resource, created.pacienteId, 'paciente.ver', actor);
};
