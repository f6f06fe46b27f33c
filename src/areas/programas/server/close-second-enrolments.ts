import { and, eq, inArray, sql } from 'drizzle-orm';
import { programaInscripcion } from '#generated/server/tables.gen';
import { todayIn } from '#platform/shared/dates/moments';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';

/** Reason for ending one of two open enrolments of the same person. It is stored, hence in the language of the network. */
export const MERGED_REASON = 'El paciente estaba registrado dos veces y el otro registro ya estaba inscrito.';

/**
 * Ends open enrolments of a duplicate in programmes in which the surviving record is enrolled. Requires locked records of both patients.
 *
 * @returns the keys of the ended enrolments
 */
export async function closeSecondEnrolments(
  tx: Queryable,
  from: number,
  to: number,
  actor: Actor,
): Promise<readonly number[]> {
  const open = await tx
    .select({
      id: programaInscripcion.programaInscripcionId,
      pacienteId: programaInscripcion.pacienteId,
      programaId: programaInscripcion.programaId,
    })
    .from(programaInscripcion)
    .where(and(inArray(programaInscripcion.pacienteId, [from, to]), eq(programaInscripcion.estatus, 'ACTIVO')))
    .orderBy(programaInscripcion.programaInscripcionId)
    .for('update');
  const taken = new Set(open.filter(({ pacienteId }) => pacienteId === to).map(({ programaId }) => programaId));
  const closed = open
    .filter(({ pacienteId, programaId }) => pacienteId === from && taken.has(programaId))
    .map(({ id }) => id);
  if (closed.length > 0)
    await tx
      .update(programaInscripcion)
      .set({
        estatus: 'BAJA',
        motivoBaja: MERGED_REASON,
        fechaSalida: todayIn(actor.timeZone),
        salidaPorId: actor.usuarioId,
        version: sql`${programaInscripcion.version} + 1`,
        modificadoPor: actor.usuarioId,
        fechaModificacion: new Date(),
      })
      .where(inArray(programaInscripcion.programaInscripcionId, closed));
  return closed;
}
