import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { nucleo, unidad } from '#generated/server/tables.gen';
import { shiftAt } from '#areas/red/shared/hospital/shifts';
import { DEFAULT_TIME_ZONE, knownZone } from '#platform/shared/dates/moments';
import { createRecord } from '#platform/server/records/create-record';
import { resourceOf } from '#platform/server/records/resources';
import { invalid } from '#platform/server/db/problem';
import { openStayInReach } from '#areas/hospital/server/stays/stay-in-reach';
import type { OperationContext } from '#platform/server/operations/context';
import { saveRecord } from '#platform/server/records/save-record';
import { takeStep } from '#platform/server/operations/take-step';
import { findRecord } from '#platform/server/records/read/get-record';

/**
 * Creates an order for an inpatient, as a draft or sent at once (DOMAIN b.2, 1 and 2). Its ward is that of the stay at creation, and does
 * not change when the patient moves.
 *
 * @throws Problem 404; 409 SIN_ESTANCIA_ABIERTA; 422 with the issues of each line
 */
export const ordenCargoCrear: OperationHandler<'ordenCargoCrear', OperationContext> = async (
  { body: { hospitalizacionId, enviar = false, almacenSurtidorId = null, ...body } },
  { tx, actor },
) => {
  const stay = await openStayInReach(tx, hospitalizacionId, 'orden-cargo.crear', actor);
  const [ward] = await tx
    .select({ supplier: nucleo.almacenSurtidorId, zone: unidad.zonaHoraria })
    .from(nucleo)
    .innerJoin(unidad, eq(unidad.unidadId, nucleo.unidadId))
    .where(eq(nucleo.nucleoId, stay.servicioId));
  const supplier = almacenSurtidorId ?? ward?.supplier ?? null;
  if (supplier === null) throw invalid([{ campo: 'almacenSurtidorId', codigo: 'REQUERIDO', params: {} }]);
  const { turno } = shiftAt(new Date(), knownZone(ward?.zone ?? null) ?? DEFAULT_TIME_ZONE);
  const resource = resourceOf('orden-cargo');
  const order = await createRecord({
    tx,
    actor,
    resource,
    body: { ...body, almacenSurtidorId: supplier },
    trustedReferences: ['almacenSurtidorId', 'medicoIndicaId', 'recetaId'],
    set: {
      hospitalizacionId,
      pacienteId: stay.pacienteId,
      unidadId: stay.unidadId,
      jurisdiccionId: stay.jurisdiccionId,
      servicioId: stay.servicioId,
      camaId: stay.camaId,
      turno: turno === 'NOCTURNO' ? 'NOCTURNO_A' : turno,
    },
  });
  const done = enviar ? await takeStep({ tx, actor }, resource, { ...order }, 'enviar') : order;
  return done;
};

/**
 * Replaces the lines of a draft, and keeps its other fields.
 *
 * @throws Problem 404; 409 when it is no longer a draft; 412 when another user has changed it
 */
export const insumosOrdenCargoGuardar: OperationHandler<'insumosOrdenCargoGuardar', OperationContext> = async (
  { body: { ordenCargoId, version, lineas } },
  context,
) => {
  const resource = resourceOf('orden-cargo');
  const order = await findRecord(context.tx, resource, ordenCargoId, 'orden-cargo.crear', context.actor);
  const keys = new Map((order.lineas ?? []).map((line) => [line.insumoId, line.insumoOrdenCargoId]));
  const { tipo, motivoUrgencia, almacenSurtidorId, medicoIndicaId, recetaId, requeridaPara } = order;
  const body = {
    tipo,
    motivoUrgencia,
    almacenSurtidorId,
    medicoIndicaId,
    recetaId,
    requeridaPara,
    lineas: lineas.map((line) => ({ ...line, insumoOrdenCargoId: keys.get(line.insumoId) })),
  };
  return await saveRecord(context, resource, String(ordenCargoId), version ?? order.version, body);
};
