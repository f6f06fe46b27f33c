import { eq } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import type { SecondPerson } from '#platform/server/operations/context';

/**
 * Requires a second person from the same hospital, who can therefore check or take over at the bedside.
 *
 * @throws Problem 422 SEGUNDA_PERSONA_REQUERIDA, SEGUNDA_PERSONA_AJENA
 */
export async function requireColleague(
  tx: Queryable,
  unidadId: number,
  second: SecondPerson | null,
): Promise<SecondPerson> {
  if (!second) throw invalid([{ campo: 'segundaPersona', codigo: 'SEGUNDA_PERSONA_REQUERIDA', params: {} }]);
  const [account] = await tx
    .select({ unidadId: usuario.unidadId })
    .from(usuario)
    .where(eq(usuario.usuarioId, second.usuarioId));
  if (account?.unidadId !== unidadId)
    throw invalid([{ campo: 'segundaPersona.email', codigo: 'SEGUNDA_PERSONA_AJENA', params: {} }]);
  return second;
}
