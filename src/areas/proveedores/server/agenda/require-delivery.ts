import { and, eq, inArray, ne } from 'drizzle-orm';
import { almacen, evento, recepcion } from '#generated/server/tables.gen';
import type { Recepcion } from '#generated/shared/types.gen';
import { isArrivalTime, LATE_HOURS } from '#areas/agenda/shared/evento/guard-iniciar';
import { needsAppointment } from '#areas/proveedores/shared/recepcion/needs-appointment';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';

/** States of a reception that occupies its appointment. */
const USED = ['EN_INSPECCION', 'ACEPTADA', 'ACEPTADA_PARCIAL', 'RECHAZADA'] as const;

/**
 * Requires an authorised appointment for a supplier's delivery to a state or regional warehouse (DOMAIN a.5). At any warehouse, a named
 * appointment must match warehouse and supplier, be for now, and belong to no other reception.
 *
 * @throws Problem 422 RECEPCION_SIN_CITA, REFERENCIA_NO_CORRESPONDE or LLEGADA_FUERA_DE_HORA; 409 CITA_NO_AUTORIZADA or CITA_CON_RECEPCION
 * with its number
 */
export async function requireDelivery(
  tx: Queryable,
  { recepcionId, almacenId, proveedorId, eventoId }: Recepcion,
  now: Date,
): Promise<void> {
  if (eventoId === null) {
    const [place] = await tx.select({ tipo: almacen.tipo }).from(almacen).where(eq(almacen.almacenId, almacenId));
    if (place && needsAppointment(place.tipo)) refuse('RECEPCION_SIN_CITA');
    return;
  }
  // The lock makes the second of two receptions with one appointment see the first.
  const [found] = await tx.select().from(evento).where(eq(evento.eventoId, eventoId)).for('no key update');
  if (found?.almacenId !== almacenId || found.proveedorId !== proveedorId || found.tipo !== 'RECEPCION_PROVEEDOR')
    throw invalid([{ campo: 'eventoId', codigo: 'REFERENCIA_NO_CORRESPONDE', params: {} }]);
  const params = { folio: found.folio ?? '' };
  if (found.estatus !== 'AUTORIZADA' && found.estatus !== 'EN_CURSO')
    throw new Problem(409, 'CITA_NO_AUTORIZADA', { params });
  if (found.estatus === 'AUTORIZADA' && !isArrivalTime(found.inicio.toISOString(), now.getTime()))
    refuse('LLEGADA_FUERA_DE_HORA', { horas: LATE_HOURS });
  const [other] = await tx
    .select({ id: recepcion.recepcionId })
    .from(recepcion)
    .where(
      and(
        eq(recepcion.eventoId, eventoId),
        ne(recepcion.recepcionId, recepcionId),
        eq(recepcion.activo, true),
        inArray(recepcion.estatus, [...USED]),
      ),
    )
    .limit(1);
  if (other) throw new Problem(409, 'CITA_CON_RECEPCION', { params });
}

function refuse(codigo: string, params: Readonly<Record<string, number>> = {}): never {
  throw invalid([{ campo: 'eventoId', codigo, params }]);
}
