import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import {
  consulta,
  consultaDiagnostico,
  diagnostico,
  nucleo,
  persona,
  personalMedico,
  unidad,
  visita,
} from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { edgeOfDay } from '#platform/shared/dates/moments';
import { findRecord } from '#platform/server/records/read/get-record';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import type { OperationContext } from '#platform/server/operations/context';

/** Maximum number of visits: more than a reader needs while a patient waits. */
const MOST = 50;

/**
 * Returns the visits of a patient in the reader's scope, including those of merged duplicates, with the diagnoses of their signed notes
 * (DOMAIN d.2).
 *
 * @throws Problem 404 for a patient outside the reader's scope
 */
export const visitaPrevias: OperationHandler<'visitaPrevias', OperationContext> = async (
  { params: { pacienteId, tipo, desde, hasta } },
  { database: { orm }, actor },
) => {
  await findRecord(orm, resourceOf('paciente'), pacienteId, 'expediente.ver', actor);
  const visits = await orm
    .select({
      visitaId: visita.visitaId,
      fecha: visita.fechaLlegada,
      tipo: visita.tipo,
      estatus: visita.estatus,
      motivo: visita.motivo,
      unidadNombre: unidad.nombre,
      nucleoNombre: nucleo.nombre,
    })
    .from(visita)
    .innerJoin(unidad, eq(unidad.unidadId, visita.unidadId))
    .leftJoin(nucleo, eq(nucleo.nucleoId, visita.nucleoId))
    .where(
      and(
        eq(visita.pacienteId, pacienteId),
        eq(visita.activo, true),
        tipo === undefined ? undefined : eq(visita.tipo, tipo),
        desde === undefined ? undefined : gte(visita.fechaLlegada, edgeOfDay(desde, 'start', actor.timeZone)),
        hasta === undefined
          ? undefined
          : lt(visita.fechaLlegada, edgeOfDay(addDays(hasta, 1), 'start', actor.timeZone)),
        scopeCondition(resourceOf('visita'), 'expediente.ver', actor),
      ),
    )
    .orderBy(desc(visita.fechaLlegada), desc(visita.visitaId))
    .limit(MOST);
  const ids = visits.map(({ visitaId }) => visitaId);
  const notes = ids.length === 0 ? [] : await notesOf(orm, ids);
  if (ids.length > 0)
    await audit(orm, actor, {
      accion: 'LEER',
      entidad: 'visita',
      entidadId: null,
      despues: { ids, filas: ids.length, filtro: { pacienteId } },
    });
  return visits.map(({ fecha, ...row }) => ({
    ...row,
    fecha: fecha!.toISOString(),
    consultas: notes.filter(({ visitaId }) => visitaId === row.visitaId).map(({ visitaId: _, ...note }) => note),
  }));
};

async function notesOf(db: Queryable, visitaIds: readonly number[]) {
  const notes = await db
    .select({
      consultaId: consulta.consultaId,
      visitaId: consulta.visitaId,
      folio: consulta.folio,
      medico: PERSON_NAME,
    })
    .from(consulta)
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, consulta.personalMedicoId))
    .leftJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(and(inArray(consulta.visitaId, [...visitaIds]), eq(consulta.estatus, 'FIRMADA')));
  if (notes.length === 0) return [];
  const lines = await db
    .select({
      consultaId: consultaDiagnostico.consultaId,
      clave: diagnostico.clave,
      nombre: diagnostico.nombre,
      tipo: consultaDiagnostico.tipo,
    })
    .from(consultaDiagnostico)
    .innerJoin(diagnostico, eq(diagnostico.diagnosticoId, consultaDiagnostico.diagnosticoId))
    .where(
      inArray(
        consultaDiagnostico.consultaId,
        notes.map(({ consultaId }) => consultaId),
      ),
    )
    .orderBy(asc(consultaDiagnostico.tipo), asc(consultaDiagnostico.orden));
  return notes.map((note) => ({
    ...note,
    diagnosticos: lines
      .filter(({ consultaId }) => consultaId === note.consultaId)
      .map(({ consultaId: _, ...line }) => line),
  }));
}
