import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { accesoEmergencia, paciente } from '#generated/server/tables.gen';
import { createRecord } from '#platform/server/records/create-record';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import { notFound, Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';

const HOUR_MS = 60 * 60 * 1000;
/** Duration of an emergency access, in hours (DOMAIN c.2, 11). */
const HOURS = 4;

/**
 * Opens a chart out of reach for four hours. Notifies the reviewers of both units; the actor can never review the access.
 *
 * @throws Problem 404 for an unknown patient; 409 SIN_UNIDAD for an actor without a unit, because there would be no reviewer
 */
export const pacienteAccesoEmergencia: OperationHandler<'pacienteAccesoEmergencia', OperationContext> = async (
  { params: { pacienteId }, body: { motivoAcceso } },
  { tx, actor },
) => {
  const { usuarioId, unidadId } = actor;
  if (usuarioId === null || unidadId === null) throw new Problem(409, 'SIN_UNIDAD');
  const [patient] = await tx
    .select({ unidadId: paciente.unidadId })
    .from(paciente)
    .where(and(eq(paciente.pacienteId, pacienteId), eq(paciente.activo, true)));
  if (!patient) throw notFound();
  const [open] = await tx
    .select()
    .from(accesoEmergencia)
    .where(
      and(
        eq(accesoEmergencia.pacienteId, pacienteId),
        eq(accesoEmergencia.usuarioId, usuarioId),
        gt(accesoEmergencia.hasta, sql`now() + interval '10 minutes'`),
      ),
    )
    .orderBy(desc(accesoEmergencia.hasta))
    .limit(1);
  if (open)
    return {
      accesoEmergenciaId: open.accesoEmergenciaId,
      pacienteId,
      hasta: open.hasta!.toISOString(),
    };
  const hasta = new Date(Date.now() + HOURS * HOUR_MS);
  const resource = resourceOf('acceso-emergencia');
  const record = await createRecord({
    tx,
    actor,
    resource,
    body: {},
    set: {
      pacienteId,
      unidadId,
      motivoAcceso,
      hasta,
    },
  });
  const accesoEmergenciaId = record.accesoEmergenciaId;
  await audit(tx, actor, {
    accion: 'ACCESO_EMERGENCIA',
    entidad: 'paciente',
    entidadId: pacienteId,
    motivo: motivoAcceso,
  });
  const reviewers: number[] = [];
  for (const unit of new Set([unidadId, patient.unidadId]))
    reviewers.push(...(await usersWhoCanTake(tx, 'acceso-emergencia', 'justificar', { ...record, unidadId: unit })));
  await notify(
    tx,
    [...new Set(reviewers)].filter((each) => each !== usuarioId),
    {
      tipo: 'ACCESO_EMERGENCIA',
      severidad: 'ALERTA',
      detalle: motivoAcceso,
      ruta: `/acceso-emergencia/${accesoEmergenciaId}`,
      entidad: 'acceso-emergencia',
      entidadId: accesoEmergenciaId,
      unidadId,
      agrupador: `acceso-emergencia/${accesoEmergenciaId}`,
      requiereAccion: true,
    },
  );
  return { accesoEmergenciaId, pacienteId, hasta: hasta.toISOString() };
};
