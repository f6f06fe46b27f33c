import { and, asc, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { PacienteResumenAnswer } from '#generated/shared/operations.gen';
import {
  accesoEmergencia,
  consulta,
  consultaDiagnostico,
  diagnostico,
  evento,
  pacienteUnidad,
  persona,
  insumo,
  paciente,
  personalMedico,
  receta,
  recetaDetalle,
  unidad,
  visita,
} from '#generated/server/tables.gen';
import type { Paciente } from '#generated/shared/types.gen';
import { TAKEN } from '#areas/agenda/shared/agenda/slots';
import { LATE_HOURS } from '#areas/agenda/shared/evento/guard-iniciar';
import { alertsOf } from '#areas/pacientes/shared/pacientes/alerts';
import { findRecord } from '#platform/server/records/read/get-record';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { mayReadPath } from '#platform/server/records/read/readable';
import { readReferred } from '#platform/server/records/references/referred-records';
import { recordsWhere } from '#platform/server/listing/records-where';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import type { OperationContext } from '#platform/server/operations/context';
import { grouped } from '#platform/shared/text/grouped';

/** Maximum number of timeline events in the summary; lists show the others. */
const MAX_EVENTS = 40;
/** Maximum number of future appointments. */
const MAX_APPOINTMENTS = 5;
/** Time after its start during which an appointment is still listed as future, in milliseconds: until it counts as missed. */
const LATE_MS = LATE_HOURS * 60 * 60 * 1000;

type Answer = PacienteResumenAnswer;
type Event = Answer['sucesos'][number];

/** Returns the head of a chart (DOMAIN d.2). @throws Problem 404 for a patient outside the reader's scope */
export const pacienteResumen: OperationHandler<'pacienteResumen', OperationContext> = async (
  { params: { pacienteId } },
  { database: { orm }, actor },
) => {
  const resource = resourceOf('paciente');
  const record = await findRecord(orm, resource, pacienteId, 'expediente.ver', actor);
  await audit(orm, actor, { accion: 'LEER', entidad: 'paciente', entidadId: pacienteId });
  const [isSeen, referidos, expedientes, visits, notes, prescriptions, accesoHasta, programas, citas] =
    await Promise.all([
      seesRecord(orm, pacienteId, actor),
      readReferred(orm, resource, record, actor),
      filesOf(orm, pacienteId),
      visitsOf(orm, pacienteId, actor),
      notesOf(orm, pacienteId, actor),
      prescriptionsOf(orm, pacienteId, actor),
      accessUntil(orm, pacienteId, actor),
      programmesOf(orm, pacienteId, actor),
      appointmentsOf(orm, pacienteId, actor),
    ]);
  return {
    paciente: isSeen ? { ...record } : null,
    referidos: isSeen ? referidos.map(({ registro, ...each }) => ({ ...each, registro: { ...registro } })) : [],
    alertas: [...alertsOf(record), ...(accesoHasta === null ? [] : (['ACCESO_EMERGENCIA'] as const))],
    accesoHasta,
    cronicos: mayReadPath(resource, 'padecimientosCronicos', actor) ? await conditionsOf(orm, record) : [],
    expedientes,
    programas,
    citas,
    sucesos: [...visits, ...notes, ...prescriptions]
      .toSorted((a, b) => (a.fecha < b.fecha ? 1 : -1))
      .slice(0, MAX_EVENTS),
  };
};

/**
 * Returns true when the actor could read the record itself. Records and charts have separate permissions, and that of records may have a
 * narrower scope.
 */
async function seesRecord(db: Queryable, pacienteId: number, actor: Actor): Promise<boolean> {
  const resource = resourceOf('paciente');
  const alcance = actor.permissions.get(resource.permissions.get);
  if (!alcance) return false;
  // With equal scopes, emergency access and the files of units apply to both.
  if (alcance === actor.permissions.get('expediente.ver')) return true;
  const reach = scopeCondition(resource, resource.permissions.get, actor);
  if (!reach) return true;
  const found = await db
    .select({ pacienteId: paciente.pacienteId })
    .from(paciente)
    .where(and(eq(paciente.pacienteId, pacienteId), reach));
  return found.length > 0;
}

async function programmesOf(db: Queryable, pacienteId: number, actor: Actor): Promise<Answer['programas']> {
  const where = { conditions: { pacienteId }, active: true } as const;
  const rows = await recordsWhere(db, resourceOf('programa-seguimiento'), where, actor);
  return rows?.map((row) => ({ ...row })) ?? null;
}

/** Returns the files of the patient. A file that a merge could not move, because the unit had two, is still at the merged record. */
async function filesOf(db: Queryable, pacienteId: number): Promise<Answer['expedientes']> {
  const records = db
    .select({ id: paciente.pacienteId })
    .from(paciente)
    .where(or(eq(paciente.pacienteId, pacienteId), eq(paciente.fusionadoEnId, pacienteId)));
  const rows = await db
    .select({
      pacienteUnidadId: pacienteUnidad.pacienteUnidadId,
      numeroExpediente: pacienteUnidad.numeroExpediente,
      unidadId: pacienteUnidad.unidadId,
      unidadNombre: unidad.nombre,
      principal: pacienteUnidad.principal,
    })
    .from(pacienteUnidad)
    .innerJoin(unidad, eq(unidad.unidadId, pacienteUnidad.unidadId))
    .where(and(inArray(pacienteUnidad.pacienteId, records), eq(pacienteUnidad.activo, true)))
    .orderBy(desc(pacienteUnidad.principal), unidad.nombre);
  return rows.map((row) => ({
    ...row,
    numeroExpediente: row.numeroExpediente ?? '',
    principal: row.principal === true,
  }));
}

async function conditionsOf(db: Queryable, { padecimientosCronicos }: Paciente): Promise<Answer['cronicos']> {
  const listed = padecimientosCronicos ?? [];
  if (listed.length === 0) return [];
  const found = await db
    .select({ diagnosticoId: diagnostico.diagnosticoId, clave: diagnostico.clave, nombre: diagnostico.nombre })
    .from(diagnostico)
    .where(
      inArray(
        diagnostico.diagnosticoId,
        listed.map(({ diagnosticoId }) => diagnosticoId),
      ),
    );
  const names = new Map(found.map((row) => [row.diagnosticoId, row]));
  return listed.flatMap(({ diagnosticoId, estado, desde }) => {
    const named = names.get(diagnosticoId);
    return named ? [{ ...named, estado, desde: desde ?? null }] : [];
  });
}

async function visitsOf(db: Queryable, pacienteId: number, actor: Actor): Promise<Event[]> {
  const rows = await db
    .select({
      id: visita.visitaId,
      fecha: visita.fechaLlegada,
      titulo: visita.motivo,
      estatus: visita.estatus,
      unidadNombre: unidad.nombre,
      quien: PERSON_NAME,
    })
    .from(visita)
    .innerJoin(unidad, eq(unidad.unidadId, visita.unidadId))
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, visita.personalMedicoId))
    .leftJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(
      and(
        eq(visita.pacienteId, pacienteId),
        eq(visita.activo, true),
        scopeCondition(resourceOf('visita'), 'expediente.ver', actor),
      ),
    )
    .orderBy(desc(visita.fechaLlegada))
    .limit(MAX_EVENTS);
  return rows.map((row) => ({ ...eventOf('VISITA', row), diagnosticos: [] }));
}

async function notesOf(db: Queryable, pacienteId: number, actor: Actor): Promise<Event[]> {
  if (!actor.permissions.has('consulta.ver')) return [];
  const rows = await db
    .select({
      id: consulta.consultaId,
      fecha: consulta.fechaHora,
      titulo: sql<string>`coalesce(${consulta.motivoConsulta}, ${consulta.folio}, '')`,
      estatus: consulta.estatus,
      unidadNombre: unidad.nombre,
      quien: PERSON_NAME,
    })
    .from(consulta)
    .innerJoin(unidad, eq(unidad.unidadId, consulta.unidadId))
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, consulta.personalMedicoId))
    .leftJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(
      and(
        eq(consulta.pacienteId, pacienteId),
        eq(consulta.activo, true),
        scopeCondition(resourceOf('consulta'), 'consulta.ver', actor),
      ),
    )
    .orderBy(desc(consulta.fechaHora))
    .limit(MAX_EVENTS);
  const diagnoses = await diagnosesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...eventOf('CONSULTA', row), diagnosticos: diagnoses.get(row.id) ?? [] }));
}

async function prescriptionsOf(db: Queryable, pacienteId: number, actor: Actor): Promise<Event[]> {
  if (!actor.permissions.has('receta.ver')) return [];
  const rows = await db
    .select({
      id: receta.recetaId,
      fecha: receta.fechaCreacion,
      titulo: sql<string>`coalesce(${receta.folio}, '')`,
      estatus: receta.estatus,
      unidadNombre: unidad.nombre,
      quien: PERSON_NAME,
    })
    .from(receta)
    .innerJoin(unidad, eq(unidad.unidadId, receta.unidadId))
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, receta.personalMedicoId))
    .leftJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(
      and(
        eq(receta.pacienteId, pacienteId),
        eq(receta.activo, true),
        scopeCondition(resourceOf('receta'), 'receta.ver', actor),
      ),
    )
    .orderBy(desc(receta.fechaCreacion))
    .limit(MAX_EVENTS);
  const medicines = await medicinesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...eventOf('RECETA', row), diagnosticos: medicines.get(row.id) ?? [] }));
}

async function appointmentsOf(db: Queryable, pacienteId: number, actor: Actor): Promise<Answer['citas']> {
  if (!actor.permissions.has('agenda.ver')) return null;
  const rows = await db
    .select({
      eventoId: evento.eventoId,
      inicio: evento.inicio,
      estatus: evento.estatus,
      titulo: evento.titulo,
      unidadNombre: unidad.nombre,
      quien: PERSON_NAME,
    })
    .from(evento)
    .innerJoin(unidad, eq(unidad.unidadId, evento.unidadId))
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, evento.personalMedicoId))
    .leftJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(
      and(
        eq(evento.pacienteId, pacienteId),
        inArray(evento.estatus, [...TAKEN]),
        eq(evento.activo, true),
        gte(evento.inicio, new Date(Date.now() - LATE_MS)),
        scopeCondition(resourceOf('evento'), 'agenda.ver', actor),
      ),
    )
    .orderBy(asc(evento.inicio))
    .limit(MAX_APPOINTMENTS);
  return rows.map(({ inicio, ...row }) => ({ ...row, inicio: inicio.toISOString() }));
}

async function medicinesOf(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: recetaDetalle.recetaId, nombre: insumo.nombreGenerico })
    .from(recetaDetalle)
    .innerJoin(insumo, eq(insumo.insumoId, recetaDetalle.insumoId))
    .where(inArray(recetaDetalle.recetaId, [...ids]))
    .orderBy(recetaDetalle.recetaId, recetaDetalle.orden);
  return namesById(rows);
}

function namesById(rows: readonly { readonly id: number; readonly nombre: string }[]): ReadonlyMap<number, string[]> {
  const groups = grouped(rows, ({ id }) => id);
  return new Map([...groups].map(([id, own]) => [id, own.map(({ nombre }) => nombre)]));
}

async function diagnosesOf(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: consultaDiagnostico.consultaId, nombre: diagnostico.nombre })
    .from(consultaDiagnostico)
    .innerJoin(diagnostico, eq(diagnostico.diagnosticoId, consultaDiagnostico.diagnosticoId))
    .where(inArray(consultaDiagnostico.consultaId, [...ids]))
    .orderBy(consultaDiagnostico.consultaId, consultaDiagnostico.tipo);
  return namesById(rows);
}

type Row = Omit<Event, 'tipo' | 'fecha' | 'diagnosticos'> & { readonly fecha: Date | null };

function eventOf(tipo: Event['tipo'], { fecha, ...row }: Row): Omit<Event, 'diagnosticos'> {
  return { tipo, ...row, fecha: fecha!.toISOString() };
}

/** Returns the end of the actor's emergency access to the chart; null without one. */
async function accessUntil(db: Queryable, pacienteId: number, { usuarioId }: Actor): Promise<string | null> {
  if (usuarioId === null) return null;
  const [found] = await db
    .select({ hasta: accesoEmergencia.hasta })
    .from(accesoEmergencia)
    .where(
      and(
        eq(accesoEmergencia.pacienteId, pacienteId),
        eq(accesoEmergencia.usuarioId, usuarioId),
        gt(accesoEmergencia.hasta, sql`now()`),
      ),
    )
    .orderBy(desc(accesoEmergencia.hasta))
    .limit(1);
  return found?.hasta ? found.hasta.toISOString() : null;
}
