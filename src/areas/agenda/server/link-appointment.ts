import { eq } from 'drizzle-orm';
import { propuestaCambio, solicitud } from '#generated/server/tables.gen';
import type { Evento } from '#generated/shared/types.gen';
import type { Queryable } from '#platform/server/db/database';

/** Stores the current appointment on a request or a proposal, whose steps then also move the appointment. */
export async function linkAppointment(
  tx: Queryable,
  { eventoId, solicitudId, propuestaCambioId }: Pick<Evento, 'eventoId' | 'solicitudId' | 'propuestaCambioId'>,
): Promise<void> {
  if (solicitudId !== null) await tx.update(solicitud).set({ eventoId }).where(eq(solicitud.solicitudId, solicitudId));
  if (propuestaCambioId !== null)
    await tx.update(propuestaCambio).set({ eventoId }).where(eq(propuestaCambio.propuestaCambioId, propuestaCambioId));
}
