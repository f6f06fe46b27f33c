import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { horario, nucleo, persona, personalMedico } from '#generated/server/tables.gen';
import { grouped } from '#platform/shared/text/grouped';
import { todayIn } from '#platform/shared/dates/moments';
import { zoneOfUnit } from '../owner-agenda';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { staffOf } from '#areas/personas/server/staff-of';
import { queueUnit } from '#areas/red/server/consulta/queue-unit';
import { calendarSince } from '#areas/seguridad/server/calendar-address';
import type { OperationContext } from '#platform/server/operations/context';
import { warehousesWithHours } from '../warehouses-with-hours';

/** Returns the agendas of a unit in the reader's scope: physicians with opening hours that have not ended. */
export const agendaContexto: OperationHandler<'agendaContexto', OperationContext> = async (
  { params: { unidadId } },
  { database: { orm }, actor },
) => {
  const unit = await queueUnit(orm, unidadId, actor);
  const zonaHoraria = await zoneOfUnit(orm, unit?.unidadId ?? null, actor.timeZone);
  const since = actor.usuarioId === null ? null : await calendarSince(orm, actor.usuarioId);
  const suscrita = since?.toISOString() ?? null;
  const none = { unidadId: null, unidadNombre: null, zonaHoraria, hoy: todayIn(zonaHoraria), propioId: null };
  const almacenes = await warehousesWithHours(orm, unidadId, actor);
  if (!unit) return { ...none, medicos: [], almacenes, suscrita };
  const rows = await orm
    .select({ personalMedicoId: personalMedico.personalMedicoId, nombre: PERSON_NAME, nucleo: nucleo.nombre })
    .from(horario)
    .innerJoin(personalMedico, eq(personalMedico.personalMedicoId, horario.personalMedicoId))
    .innerJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .leftJoin(nucleo, eq(nucleo.nucleoId, horario.nucleoId))
    .where(
      and(
        eq(horario.unidadId, unit.unidadId),
        eq(horario.activo, true),
        eq(personalMedico.activo, true),
        or(isNull(horario.vigenciaHasta), gte(horario.vigenciaHasta, unit.day)),
        scopeCondition(resourceOf('horario'), 'agenda.ver', actor),
      ),
    )
    .orderBy(asc(persona.primerApellido), asc(persona.nombre), asc(personalMedico.personalMedicoId));
  const own = await staffOf(orm, actor.usuarioId);
  return {
    unidadId: unit.unidadId,
    unidadNombre: unit.nombre,
    zonaHoraria,
    hoy: unit.day,
    propioId: own?.personalMedicoId ?? null,
    almacenes,
    suscrita,
    medicos: [...grouped(rows, ({ personalMedicoId }) => personalMedicoId)].map(([personalMedicoId, all]) => ({
      personalMedicoId,
      nombre: all[0]!.nombre ?? '',
      nucleos: [...new Set(all.flatMap((each) => each.nucleo ?? []))],
    })),
  };
};
