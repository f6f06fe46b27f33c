import { and, eq, inArray, sql } from 'drizzle-orm';
import { programaInscripcion } from '../../../../generated/server/tables.gen';
import type { PacienteFusion } from '../../../../generated/shared/types.gen';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { MERGED_REASON } from './merge-enrolments';

/** Undoes what a merge of patients did to enrolments: those that moved go back, those that ended for being there twice are open again. */
export async function splitEnrolments(
  tx: Queryable,
  { sobrevivienteId, duplicadoId, inscripcionesMovidas, inscripcionesCerradas }: PacienteFusion,
  actor: Actor,
  now: Date,
): Promise<void> {
  const stamps = {
    version: sql`${programaInscripcion.version} + 1`,
    modificadoPor: actor.usuarioId,
    fechaModificacion: now,
  };
  const [moved, closed] = [inscripcionesMovidas ?? [], inscripcionesCerradas ?? []];
  if (moved.length > 0)
    await tx
      .update(programaInscripcion)
      .set({ pacienteId: duplicadoId, ...stamps })
      .where(
        and(
          inArray(programaInscripcion.programaInscripcionId, [...moved]),
          eq(programaInscripcion.pacienteId, sobrevivienteId),
        ),
      );
  if (closed.length > 0)
    await tx
      .update(programaInscripcion)
      .set({ estatus: 'ACTIVO', motivoBaja: null, fechaSalida: null, salidaPorId: null, ...stamps })
      .where(
        and(
          inArray(programaInscripcion.programaInscripcionId, [...closed]),
          eq(programaInscripcion.pacienteId, duplicadoId),
          eq(programaInscripcion.motivoBaja, MERGED_REASON),
        ),
      );
}
