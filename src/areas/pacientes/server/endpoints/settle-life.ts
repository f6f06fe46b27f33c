import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { defuncion, paciente } from '#generated/server/tables.gen';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';

/** States in which a death counts. A death whose reversal is requested counts until another person confirms the reversal. */
const IN_FORCE = ['REGISTRADA', 'EN_REVISION'] as const;

/**
 * Sets whether a patient is alive according to the recorded deaths. Runs after a death was recorded, reversed, or moved by a merge.
 *
 * @param except a death that is being reversed
 */
export async function settleLife(
  tx: Queryable,
  pacienteId: number,
  actor: Actor,
  now: Date,
  except = 0,
): Promise<void> {
  const [death] = await tx
    .select({ id: defuncion.defuncionId })
    .from(defuncion)
    .where(
      and(
        eq(defuncion.pacienteId, pacienteId),
        inArray(defuncion.estatus, [...IN_FORCE]),
        ne(defuncion.defuncionId, except),
      ),
    )
    .limit(1);
  const [from, to] = death ? (['ACTIVO', 'FALLECIDO'] as const) : (['FALLECIDO', 'ACTIVO'] as const);
  await tx
    .update(paciente)
    .set({
      estatus: to,
      version: sql`${paciente.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: now,
    })
    .where(and(eq(paciente.pacienteId, pacienteId), eq(paciente.estatus, from)));
}
