import { and, eq, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { VisitaColaAnswer } from '#generated/shared/operations.gen';
import { nucleo, paciente, persona, signos, visita } from '#generated/server/tables.gen';
import { callsInState } from '#areas/consulta/shared/consulta/calls-in-state';
import { queueOrder } from '#areas/consulta/shared/consulta/queue-order';
import { ageText } from '#areas/personas/shared/edad/age-text';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { todayIn } from '#platform/shared/dates/moments';
import type { OperationContext } from '#platform/server/operations/context';
import { queueUnit } from '#areas/red/server/consulta/queue-unit';
import { auditShownToday } from '#platform/server/records/read/shown-today';

type Row = VisitaColaAnswer['visitas'][number];

/** Returns today's visits of a unit in the order of their calls (DOMAIN f.3); none for a unit outside the reader's scope. */
export const visitaCola: OperationHandler<'visitaCola', OperationContext> = async (
  { params: { unidadId } },
  { database: { orm }, actor },
) => {
  const unit = await queueUnit(orm, unidadId, actor);
  if (!unit) return { unidadId: null, unidadNombre: null, fecha: todayIn(actor.timeZone), visitas: [] };
  const identify = actor.permissions.has('paciente.identificar');
  const found = await orm
    .select({
      visita,
      nucleoNombre: nucleo.nombre,
      nombre: PERSON_NAME,
      born: persona.fechaNacimiento,
      estimated: paciente.fechaNacimientoEstimada,
      conSignos: sql<boolean>`exists (select 1 from ${signos} where ${signos.visitaId} = ${visita.visitaId} and ${signos.estatus} = 'VIGENTE')`,
    })
    .from(visita)
    .innerJoin(paciente, eq(paciente.pacienteId, visita.pacienteId))
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .leftJoin(nucleo, eq(nucleo.nucleoId, visita.nucleoId))
    .where(
      and(
        eq(visita.unidadId, unit.unidadId),
        eq(visita.fecha, unit.day),
        eq(visita.activo, true),
        scopeCondition(resourceOf('visita'), 'visita.administrar', actor),
      ),
    );
  const visitas = found.map(({ visita: row, nucleoNombre, nombre, born, estimated, conSignos }): Row => ({
    visitaId: row.visitaId,
    version: row.version,
    turnoNumero: row.turnoNumero,
    pacienteId: row.pacienteId,
    pacienteNombre: identify ? nombre : null,
    edad: ageText(born, unit.day, actor.language, estimated),
    estatus: row.estatus,
    tipo: row.tipo,
    triage: row.triage,
    motivo: row.motivo,
    nucleoId: row.nucleoId,
    nucleoNombre,
    fechaLlegada: row.fechaLlegada!.toISOString(),
    estatusDesde: row.estatusDesde?.toISOString() ?? null,
    limiteEspera: row.limiteEspera?.toISOString() ?? null,
    llamadas: callsInState(row),
    llamadaA: row.llamadaA,
    ultimaLlamada: row.ultimaLlamada?.toISOString() ?? null,
    conSignos,
  }));
  await auditShownToday(
    orm,
    actor,
    unit.day,
    'visita',
    visitas.map(({ visitaId }) => visitaId),
  );
  return {
    unidadId: unit.unidadId,
    unidadNombre: unit.nombre,
    fecha: unit.day,
    visitas: visitas.toSorted(queueOrder),
  };
};
