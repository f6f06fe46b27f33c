import { and, eq } from 'drizzle-orm';
import { evento, horario } from '#generated/server/tables.gen';
import type { PropuestaCambio } from '#generated/shared/types.gen';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';

/**
 * Requires an authorised appointment for shipments to warehouses with delivery hours (DOMAIN b.5, 5). A given appointment must belong to
 * the same supplier and warehouse in any case.
 *
 * @throws Problem 422 REQUERIDO or REFERENCIA_NO_CORRESPONDE, 409 SIN_CITA_AUTORIZADA
 */
export async function requireAppointment(
  tx: Queryable,
  { eventoId, almacenId, proveedorId }: Pick<PropuestaCambio, 'eventoId' | 'almacenId' | 'proveedorId'>,
): Promise<void> {
  if (eventoId === null) {
    const [open] = await tx
      .select({ id: horario.horarioId })
      .from(horario)
      .where(and(eq(horario.almacenId, almacenId), eq(horario.activo, true)))
      .limit(1);
    if (open) throw invalid([{ campo: 'eventoId', codigo: 'REQUERIDO', params: {} }]);
    return;
  }
  const [found] = await tx
    .select({ almacenId: evento.almacenId, proveedorId: evento.proveedorId, estatus: evento.estatus })
    .from(evento)
    .where(eq(evento.eventoId, eventoId));
  if (found?.almacenId !== almacenId || found.proveedorId !== proveedorId)
    throw invalid([{ campo: 'eventoId', codigo: 'REFERENCIA_NO_CORRESPONDE', params: {} }]);
  if (found.estatus !== 'AUTORIZADA' && found.estatus !== 'EN_CURSO') throw new Problem(409, 'SIN_CITA_AUTORIZADA');
}
