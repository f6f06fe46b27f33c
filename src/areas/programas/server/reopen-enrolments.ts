import { and, eq, inArray, sql } from 'drizzle-orm';
import { programaInscripcion } from '#generated/server/tables.gen';
import type { PacienteFusion } from '#generated/shared/types.gen';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { MERGED_REASON } from './close-second-enrolments';

/** Reopens the enrolments that a merge of patients ended as duplicates. */
export async function reopenEnrolments(
  tx: Queryable,
  { duplicadoId, inscripcionesCerradas }: PacienteFusion,
  actor: Actor,
  now: Date,
): Promise<void> {
  const closed = inscripcionesCerradas ?? [];
  if (closed.length === 0) return;
  await tx
    .update(programaInscripcion)
    .set({
      estatus: 'ACTIVO',
      motivoBaja: null,
      fechaSalida: null,
      salidaPorId: null,
      version: sql`${programaInscripcion.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: now,
    })
    .where(
      and(
        inArray(programaInscripcion.programaInscripcionId, [...closed]),
        eq(programaInscripcion.pacienteId, duplicadoId),
        eq(programaInscripcion.motivoBaja, MERGED_REASON),
      ),
    );
}
