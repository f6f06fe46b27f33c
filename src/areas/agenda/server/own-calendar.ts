import { and, asc, between, eq, inArray } from 'drizzle-orm';
import {
  almacen,
  evento,
  horario,
  paciente,
  persona,
  proveedor,
  solicitud,
  unidad,
} from '#generated/server/tables.gen';
import { TAKEN } from '#areas/agenda/shared/agenda/slots';
import type { CalendarEntry } from '#areas/agenda/shared/agenda/icalendar';
import { initialsOf } from '#areas/personas/shared/hospital/initials';
import { addDays } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { auditShownToday } from '#platform/server/records/read/shown-today';
import { staffOf } from '#areas/personas/server/staff-of';
import type { Actor } from '#platform/server/db/actor';
import type { Orm } from '#platform/server/db/database';

/** Days before and after today in one calendar, and its maximum number of appointments. */
const [PAST, FUTURE, MOST] = [30, 180, 2000];
const SHOWN = [...TAKEN, 'COMPLETADA'] as const;

/**
 * Returns the entries of a user's calendar: appointments that they may currently see; for an owner of an agenda, those in it. A patient's
 * appointment shows initials and no reason, because third parties store calendars.
 *
 * @param nameOf returns the name of a kind of appointment
 */
export async function ownCalendar(
  orm: Orm,
  actor: Actor,
  nameOf: (tipo: string) => string,
): Promise<readonly CalendarEntry[]> {
  const today = todayIn(actor.timeZone);
  const personalMedicoId = await ownAgenda(orm, actor);
  const rows = await orm
    .select({
      evento,
      almacen: almacen.nombre,
      unidad: unidad.nombre,
      proveedor: proveedor.razonSocial,
      solicitud: solicitud.folio,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(evento)
    .innerJoin(unidad, eq(unidad.unidadId, evento.unidadId))
    .leftJoin(almacen, eq(almacen.almacenId, evento.almacenId))
    .leftJoin(proveedor, eq(proveedor.proveedorId, evento.proveedorId))
    .leftJoin(solicitud, eq(solicitud.solicitudId, evento.solicitudId))
    .leftJoin(paciente, eq(paciente.pacienteId, evento.pacienteId))
    .leftJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(
      and(
        between(evento.fecha, addDays(today, -PAST), addDays(today, FUTURE)),
        eq(evento.activo, true),
        inArray(evento.estatus, SHOWN),
        personalMedicoId === null ? undefined : eq(evento.personalMedicoId, personalMedicoId),
        scopeCondition(resourceOf('evento'), 'agenda.ver', actor),
      ),
    )
    .orderBy(asc(evento.inicio), asc(evento.eventoId))
    .limit(MOST);
  await auditShownToday(
    orm,
    actor,
    today,
    'evento',
    rows.map(({ evento: { eventoId } }) => eventoId),
  );
  const identifies = actor.permissions.has('paciente.identificar');
  return rows.map(({ evento: row, nombre, primerApellido, segundoApellido, ...named }) => ({
    uid: `evento-${row.eventoId}@red-salud`,
    modified: row.fechaModificacion.toISOString(),
    begins: row.inicio.toISOString(),
    ends: (row.fin ?? row.inicio).toISOString(),
    title: [
      nameOf(row.tipo),
      row.pacienteId !== null && (identifies ? initialsOf([nombre, primerApellido, segundoApellido]) : row.folio),
      named.proveedor,
      named.solicitud,
    ]
      .filter(Boolean)
      .join(' · '),
    place: [named.almacen ?? named.unidad, row.anden].filter(Boolean).join(' · '),
    tentative: row.estatus === 'PROGRAMADA',
  }));
}

/** Staff record of a user with opening hours; null for all others. */
async function ownAgenda(orm: Orm, { usuarioId }: Actor): Promise<number | null> {
  const staff = await staffOf(orm, usuarioId);
  if (!staff) return null;
  const [row] = await orm
    .select({ id: horario.horarioId })
    .from(horario)
    .where(and(eq(horario.personalMedicoId, staff.personalMedicoId), eq(horario.activo, true)))
    .limit(1);
  return row ? staff.personalMedicoId : null;
}
