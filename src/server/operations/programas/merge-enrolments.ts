import { and, eq, inArray, sql } from 'drizzle-orm';
import { programaInscripcion } from '../../../../generated/server/tables.gen';
import { todayIn } from '../../../shared/dates/moments';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';

/** Why one of two open enrolments of the same person ended. Stored, so in the language of the network. */
export const MERGED_REASON = 'El paciente estaba registrado dos veces y el otro registro ya estaba inscrito.';

/**
 * Open enrolments of a patient's duplicate go over to the record that stays, which is the one that is followed from now on; where that one is enrolled in the
 * same programme, the duplicate's ends. What is over stays as it was. The records of both patients are locked.
 *
 * @returns the keys of those that moved, and of those that ended
 */
export async function mergeEnrolments(
  tx: Queryable,
  from: number,
  to: number,
  actor: Actor,
): Promise<{ readonly moved: number[]; readonly closed: number[] }> {
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
  const own = open.filter(({ pacienteId }) => pacienteId === from);
  const moved = own.filter(({ programaId }) => !taken.has(programaId)).map(({ id }) => id);
  const closed = own.filter(({ programaId }) => taken.has(programaId)).map(({ id }) => id);
  const stamps = {
    version: sql`${programaInscripcion.version} + 1`,
    modificadoPor: actor.usuarioId,
    fechaModificacion: new Date(),
  };
  if (moved.length > 0)
    await tx
      .update(programaInscripcion)
      .set({ pacienteId: to, ...stamps })
      .where(inArray(programaInscripcion.programaInscripcionId, moved));
  if (closed.length > 0)
    await tx
      .update(programaInscripcion)
      .set({
        estatus: 'BAJA',
        motivoBaja: MERGED_REASON,
        fechaSalida: todayIn(actor.timeZone),
        salidaPorId: actor.usuarioId,
        ...stamps,
      })
      .where(inArray(programaInscripcion.programaInscripcionId, closed));
  return { moved, closed };
}
