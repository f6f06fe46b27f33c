import { and, asc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import { almacen, evento, proveedor, unidad } from '#generated/server/tables.gen';
import { displayDate } from '#platform/shared/dates/days';
import { toZonedTime } from '#platform/shared/dates/moments';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import type { Orm } from '#platform/server/db/database';
import { supplierPeople } from '#areas/seguridad/server/supplier-people';

/** Lead time of a reminder, in milliseconds. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/**
 * Sends one reminder of each delivery to a warehouse within a day. Recipients are the supplier, the unloading staff, and the authorisers of
 * unauthorised ones. Safe to repeat and to run in several processes, because the appointment records its reminder.
 *
 * @returns number of reminded appointments
 */
export async function remindAppointments(orm: Orm, now: Date): Promise<number> {
  const found = await orm
    .select({
      eventoId: evento.eventoId,
      folio: evento.folio,
      estatus: evento.estatus,
      tipo: evento.tipo,
      inicio: evento.inicio,
      anden: evento.anden,
      unidadId: evento.unidadId,
      jurisdiccionId: evento.jurisdiccionId,
      almacenId: evento.almacenId,
      proveedorId: evento.proveedorId,
      agendaId: evento.agendaId,
      supplier: proveedor.razonSocial,
      place: almacen.nombre,
      zone: unidad.zonaHoraria,
    })
    .from(evento)
    .innerJoin(almacen, eq(almacen.almacenId, evento.almacenId))
    .innerJoin(unidad, eq(unidad.unidadId, evento.unidadId))
    .leftJoin(proveedor, eq(proveedor.proveedorId, evento.proveedorId))
    .where(
      and(
        eq(evento.activo, true),
        ne(evento.tipo, 'CITA_CONSULTA'),
        inArray(evento.estatus, ['PROGRAMADA', 'AUTORIZADA']),
        isNull(evento.recordada),
        gt(evento.inicio, now),
        lte(evento.inicio, new Date(now.getTime() + AHEAD_MS)),
      ),
    )
    .orderBy(asc(evento.eventoId));
  let told = 0;
  for (const { supplier, place, zone, ...appointment } of found) {
    const { eventoId, estatus, proveedorId, anden, folio, unidadId, inicio } = appointment;
    const isAuthorised = estatus === 'AUTORIZADA';
    const { date, time } = toZonedTime(inicio, zone)!;
    await orm.transaction(async (tx) => {
      const marked = await tx
        .update(evento)
        .set({ recordada: now })
        .where(and(eq(evento.eventoId, eventoId), isNull(evento.recordada), eq(evento.estatus, estatus)))
        .returning({ id: evento.eventoId });
      // Another process was faster, or the appointment has just been moved.
      if (marked.length === 0) return;
      told += 1;
      const people = [
        ...(isAuthorised && proveedorId !== null ? await supplierPeople(tx, proveedorId) : []),
        ...(await usersWhoCanTake(tx, 'evento', isAuthorised ? 'iniciar' : 'autorizar', appointment)),
      ];
      await notify(tx, [...new Set(people)], {
        tipo: 'CITA_PROXIMA',
        severidad: isAuthorised ? 'AVISO' : 'ALERTA',
        folio,
        detalle: [`${displayDate(date)} ${time.slice(0, 5)}`, place, anden, supplier].filter(Boolean).join(' · '),
        ruta: `/evento/${eventoId}`,
        entidad: 'evento',
        entidadId: eventoId,
        unidadId,
        agrupador: `cita-proxima/${eventoId}`,
        requiereAccion: !isAuthorised,
      });
    });
  }
  return told;
}
