import { and, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { paciente, pacienteUnidad, persona } from '#generated/server/tables.gen';
import { normaliseCurp } from '#areas/personas/shared/curp/normalise-curp';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { notFound, Problem } from '#platform/server/db/problem';
import { todayIn } from '#platform/shared/dates/moments';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Opens a file in the actor's unit for a patient of another unit, found by CURP. The CURP document shows that the patient is present.
 *
 * @throws Problem 404; 409 SIN_UNIDAD for an actor without a unit, EXPEDIENTE_ABIERTO if the unit already has a file
 */
export const pacienteAbrirExpediente: OperationHandler<'pacienteAbrirExpediente', OperationContext> = async (
  { body: { curp } },
  { tx, actor },
) => {
  const { unidadId } = actor;
  if (unidadId === null) throw new Problem(409, 'SIN_UNIDAD');
  const [found] = await tx
    .select({ pacienteId: paciente.pacienteId })
    .from(persona)
    .innerJoin(paciente, eq(paciente.personaId, persona.personaId))
    .where(and(eq(persona.curp, normaliseCurp(curp)), eq(paciente.activo, true)));
  if (!found) throw notFound();
  const { pacienteId } = found;
  const [open] = await tx
    .select({ id: pacienteUnidad.pacienteUnidadId, activo: pacienteUnidad.activo })
    .from(pacienteUnidad)
    .where(and(eq(pacienteUnidad.pacienteId, pacienteId), eq(pacienteUnidad.unidadId, unidadId)));
  if (open) throw new Problem(409, 'EXPEDIENTE_ABIERTO', { extra: { pacienteUnidadId: open.id, pacienteId } });
  const resource = resourceOf('paciente-unidad');
  const body = { pacienteId, unidadId, fechaApertura: todayIn(actor.timeZone) };
  const created = await createRecord({ tx, actor, resource, body, trustedReferences: ['pacienteId'] });
  return await findRecord(tx, resource, created.pacienteUnidadId, 'paciente-unidad.administrar', actor);
};
