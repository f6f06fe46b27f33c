import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { entregaTurno, entregaTurnoPaciente, hospitalizacion } from '#generated/server/tables.gen';
import type { EntregaTurno } from '#generated/shared/types.gen';
import { typedFinding } from '#areas/hospital/shared/hospital/typed-finding';
import { shiftsToHandOver, type Shift, type ShiftTime } from '#areas/red/shared/hospital/shifts';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { updateRecord } from '#platform/server/records/update-record';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, notFound, Problem } from '#platform/server/db/problem';
import { assignedTo } from '../stays/assigned-to';
import { handoverOf, type HandedPatient } from '../stays/handover';
import { wardCards } from '../stays/ward-cards';
import { chosenBy, isInBed, wardsWith } from '../stays/wards-with-patients';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';
import { requireColleague } from '../require-colleague';

/** Condition on beds of the actor's wards; without `servicioId`, of all services. */
const inWards = (actor: Actor, servicioId?: number) =>
  and(
    eq(hospitalizacion.activo, true),
    isInBed(),
    servicioId === undefined ? undefined : eq(hospitalizacion.servicioId, servicioId),
    scopeCondition(resourceOf('hospitalizacion'), 'medicacion.ministrar', actor),
  );

/**
 * Returns the shift to hand over.
 *
 * @throws Problem 422 TURNO_NO_ENTREGABLE for one that is neither the current one nor the one that has just ended
 */
function shiftFor(actor: Actor, now: Date, turno?: Shift, fecha?: string): ShiftTime {
  const shifts = shiftsToHandOver(now, actor.timeZone);
  const shift = shifts.find(
    (each) => (turno === undefined || each.turno === turno) && (fecha === undefined || each.fecha === fecha),
  );
  if (!shift) throw invalid([{ campo: 'turno', codigo: 'TURNO_NO_ENTREGABLE', params: {} }]);
  return shift;
}

/** Condition on the actor's patients on a shift in a service: those assigned to them, else all. */
async function ownPatients(db: Queryable, actor: Actor, servicioId: number, shift: ShiftTime, now: Date) {
  const inWard = inWards(actor, servicioId);
  const assigned = await handoverOf(db, actor, {
    where: and(inWard, assignedTo(actor, shift.turno, shift.fecha)),
    shift,
    now,
  });
  if (assigned.length > 0) return { asignados: true, pacientes: assigned };
  return { asignados: false, pacientes: await handoverOf(db, actor, { where: inWard, shift, now }) };
}

/**
 * Returns the handover of a nurse (DOMAIN f.4, «Entrega de turno»): current data with the nurse's notes. After signing, it returns the
 * signed snapshot.
 */
export const entregaTurnoResumen: OperationHandler<'entregaTurnoResumen', OperationContext> = async (
  { params: { servicioId: asked, fecha, turno } },
  { database: { orm }, actor },
) => {
  const now = new Date();
  const shift = shiftFor(actor, now, turno, fecha);
  const turnos = shiftsToHandOver(now, actor.timeZone).map((each) => ({ turno: each.turno, fecha: each.fecha }));
  const servicios = (await wardsWith(orm, inWards(actor))).map(chosenBy);
  // Defaults to the service in which the actor has most patients.
  const mine = await orm
    .select({ id: hospitalizacion.servicioId })
    .from(hospitalizacion)
    .where(and(inWards(actor), assignedTo(actor, shift.turno, shift.fecha)))
    .groupBy(hospitalizacion.servicioId)
    .orderBy(desc(count()), hospitalizacion.servicioId)
    .limit(1);
  const chosen =
    asked === undefined
      ? (servicios.find(({ servicioId }) => mine.some(({ id }) => id === servicioId)) ?? servicios[0])
      : servicios.find(({ servicioId }) => servicioId === asked);
  const head = { ...shift, turnos, servicios };
  if (!chosen) {
    if (asked !== undefined) throw notFound();
    return {
      ...head,
      servicioId: null,
      servicioNombre: null,
      asignados: false,
      mia: null,
      pacientes: [],
      otras: [],
    };
  }
  const { servicioId, nombre: servicioNombre } = chosen;
  const mia = await draftOf(orm, actor, servicioId, shift);
  const place = { ...head, servicioId, servicioNombre };
  const otras = await othersOf(orm, actor, servicioId, shift);
  const said = {
    mia: mia && {
      entregaTurnoId: mia.entregaTurnoId,
      version: mia.version,
      estatus: mia.estatus,
      observaciones: mia.observaciones,
      entrega: mia.firmaNombre,
      recibe: mia.quienRecibe,
      fechaFirma: mia.fechaFirma,
    },
    otras,
  };
  if (mia?.estatus === 'FIRMADA')
    return { ...place, ...said, asignados: true, pacientes: await signedPatients(orm, actor, mia, now) };
  const { asignados, pacientes } = await ownPatients(orm, actor, servicioId, shift, now);
  const written = new Map((mia?.pacientes ?? []).map((line) => [line.hospitalizacionId, line.recomendacion ?? null]));
  return {
    ...place,
    ...said,
    asignados,
    pacientes: pacientes.map((each) => ({ ...each, recomendacion: written.get(each.hospitalizacionId) ?? null })),
  };
};

/** Returns the actor's draft or signed handover of a shift; null if none exists. */
async function draftOf(db: Queryable, actor: Actor, servicioId: number, { turno, fecha }: ShiftTime) {
  const [row] = await db
    .select({ id: entregaTurno.entregaTurnoId })
    .from(entregaTurno)
    .where(
      and(
        eq(entregaTurno.servicioId, servicioId),
        eq(entregaTurno.turno, turno),
        eq(entregaTurno.fecha, fecha),
        eq(entregaTurno.entregaId, actor.usuarioId ?? 0),
        eq(entregaTurno.activo, true),
      ),
    );
  if (!row) return null;
  return await findRecord(db, resourceOf('entrega-turno'), row.id, 'medicacion.ministrar', actor);
}

/** Truncates texts to the limits of the document. A long medicine name must not block a handover. */
const kept = <Patient extends Pick<HandedPatient, 'alergias' | 'accesos' | 'diagnostico' | 'hallazgos'>>(
  patient: Patient,
): Patient => ({
  ...patient,
  diagnostico: patient.diagnostico?.slice(0, 300) ?? null,
  alergias: patient.alergias?.slice(0, 1000) ?? null,
  accesos: patient.accesos?.slice(0, 1000) ?? null,
  hallazgos: patient.hallazgos.slice(0, 200).map((finding) => ({
    ...finding,
    que: finding.que.slice(0, 300),
    detalle: finding.detalle?.slice(0, 300) ?? null,
  })),
});

/** Returns the patients as signed, regardless of later changes. */
async function signedPatients(db: Queryable, actor: Actor, { pacientes }: EntregaTurno, now: Date) {
  const lines = pacientes ?? [];
  const cards = await wardCards(db, actor, {
    where: inArray(
      hospitalizacion.hospitalizacionId,
      lines.map(({ hospitalizacionId }) => hospitalizacionId),
    ),
    limit: lines.length,
    now,
  });
  return lines.map((line): HandedPatient => {
    const card = cards.find(({ hospitalizacionId }) => hospitalizacionId === line.hospitalizacionId);
    return {
      hospitalizacionId: line.hospitalizacionId,
      pacienteId: line.pacienteId,
      camaNumero: line.camaNumero ?? null,
      pacienteNombre: card?.pacienteNombre ?? null,
      iniciales: card?.iniciales ?? '—',
      edad: card?.edad ?? null,
      diagnostico: line.diagnostico ?? null,
      dias: line.dias ?? null,
      news2: line.news2 ?? null,
      news2Antes: line.news2Antes ?? null,
      alergias: line.alergias ?? null,
      aislamiento: line.aislamiento ?? 'NINGUNO',
      accesos: line.accesos ?? null,
      dosisDadas: line.dosisDadas ?? 0,
      ingresosMl: line.ingresosMl ?? null,
      egresosMl: line.egresosMl ?? null,
      hallazgos: (line.hallazgos ?? []).map(typedFinding).map(({ que, detalle = null, en = null, ...each }) => ({
        ...each,
        que: que ?? '',
        detalle,
        en,
      })),
      recomendacion: line.recomendacion ?? null,
    };
  });
}

async function othersOf(db: Queryable, actor: Actor, servicioId: number, { turno, fecha }: ShiftTime) {
  const rows = await db
    .select({
      entregaTurnoId: entregaTurno.entregaTurnoId,
      entregaId: entregaTurno.entregaId,
      entrega: entregaTurno.firmaNombre,
      recibe: entregaTurno.quienRecibe,
      fechaFirma: entregaTurno.fechaFirma,
      pacientes: sql<number>`(select count(*)::int from ${entregaTurnoPaciente} linea where linea.entrega_turno_id = ${entregaTurno}.entrega_turno_id)`,
    })
    .from(entregaTurno)
    .where(
      and(
        eq(entregaTurno.servicioId, servicioId),
        eq(entregaTurno.turno, turno),
        eq(entregaTurno.fecha, fecha),
        eq(entregaTurno.estatus, 'FIRMADA'),
        scopeCondition(resourceOf('entrega-turno'), 'nota-evolucion.ver', actor),
      ),
    )
    .orderBy(desc(entregaTurno.fechaFirma));
  return rows
    .filter(({ entregaId }) => entregaId !== actor.usuarioId)
    .map(({ entregaId: _own, fechaFirma, ...row }) => ({ ...row, fechaFirma: fechaFirma!.toISOString() }));
}

/** The patients follow from the stays, which are in scope; ward nurses need no access to the patients' own records. */
const patientsOf = (lines: readonly unknown[]): string[] =>
  lines.map((_line, index) => `pacientes.${index}.pacienteId`);

/**
 * Saves the texts of a draft. Clinical data from the client are ignored.
 *
 * @throws Problem 404 for patients outside the actor's scope or of another service; 409 ENTREGA_YA_FIRMADA; 412 when another tablet has
 * saved meanwhile; 422 TURNO_NO_ENTREGABLE
 */
export const entregaTurnoGuardar: OperationHandler<'entregaTurnoGuardar', OperationContext> = async (
  { body: { servicioId, fecha, turno, version = null, observaciones = null, pacientes } },
  { tx, actor },
) => {
  const shift = shiftFor(actor, new Date(), turno, fecha);
  const ids = [...new Set(pacientes.map(({ hospitalizacionId }) => hospitalizacionId))];
  const stays = await tx
    .select({ hospitalizacionId: hospitalizacion.hospitalizacionId, pacienteId: hospitalizacion.pacienteId })
    .from(hospitalizacion)
    .where(
      and(
        inArray(hospitalizacion.hospitalizacionId, [0, ...ids]),
        eq(hospitalizacion.servicioId, servicioId),
        scopeCondition(resourceOf('hospitalizacion'), 'medicacion.ministrar', actor),
      ),
    );
  if (stays.length === 0 || stays.length !== ids.length) throw notFound();
  const body = {
    servicioId,
    turno,
    fecha,
    observaciones,
    pacientes: stays.map((stay) => ({
      ...stay,
      recomendacion:
        pacientes.find(({ hospitalizacionId }) => hospitalizacionId === stay.hospitalizacionId)?.recomendacion ?? null,
    })),
  };
  const before = await draftOf(tx, actor, servicioId, shift);
  if (before && before.estatus !== 'BORRADOR') throw new Problem(409, 'ENTREGA_YA_FIRMADA');
  const resource = resourceOf('entrega-turno');
  const saved = before
    ? // A draft that this tablet has not loaded belongs to another session. Version 0 makes the update fail with 412, like any form.
      await updateRecord({
        tx,
        actor,
        resource,
        id: String(before.entregaTurnoId),
        version: version ?? 0,
        body,
        trustedReferences: patientsOf(stays),
      })
    : await createRecord({ tx, actor, resource, body, trustedReferences: patientsOf(stays) });
  const { entregaTurnoId, version: next } = saved;
  return { entregaTurnoId, version: next };
};

/**
 * Signs a handover with both parties: the outgoing nurse by session, the incoming one by password. Reads the data again and stores them as
 * a snapshot.
 *
 * @throws Problem 404; 409 ENTREGA_SIN_PACIENTES, SOLO_QUIEN, TRANSICION_INVALIDA, FIRMA_SIN_CEDULA; 412; 422 SEGUNDA_PERSONA_REQUERIDA,
 * SEGUNDA_PERSONA_AJENA
 */
export const entregaTurnoFirmar: OperationHandler<'entregaTurnoFirmar', OperationContext> = async (
  { params: { entregaTurnoId }, body: { version } },
  { tx, actor, secondPerson },
) => {
  const resource = resourceOf('entrega-turno');
  const draft = await findRecord(tx, resource, entregaTurnoId, 'medicacion.ministrar', actor);
  const { servicioId, turno, fecha, observaciones } = draft;
  if (draft.entregaId !== actor.usuarioId) throw new Problem(409, 'SOLO_QUIEN');
  const second = await requireColleague(tx, draft.unidadId ?? 0, secondPerson);
  const now = new Date();
  const shift = shiftFor(actor, now, turno, fecha);
  const { pacientes } = await ownPatients(tx, actor, servicioId, shift, now);
  if (pacientes.length === 0) throw new Problem(409, 'ENTREGA_SIN_PACIENTES');
  const written = new Map((draft.pacientes ?? []).map((line) => [line.hospitalizacionId, line.recomendacion ?? null]));
  const whole = await updateRecord({
    tx,
    actor,
    resource,
    id: String(entregaTurnoId),
    version,
    body: {
      servicioId,
      turno,
      fecha,
      observaciones,
      pacientes: pacientes.map(({ pacienteNombre: _name, iniciales: _short, edad: _age, ...patient }) => ({
        ...kept(patient),
        recomendacion: written.get(patient.hospitalizacionId) ?? null,
      })),
    },
    trustedReferences: patientsOf(pacientes),
  });
  const signed = await takeStep({ tx, actor }, resource, whole, 'firmar', {
    recibeUsuarioId: second.usuarioId,
    nombre: second.nombre,
  });
  return { entregaTurnoId, fechaFirma: signed.fechaFirma ?? now.toISOString() };
};
