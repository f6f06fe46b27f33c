import { and, eq } from 'drizzle-orm';
import { conteo } from '#generated/server/tables.gen';
import type { EstatusConteo } from '#generated/shared/enums.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { notFound, Problem } from '#platform/server/db/problem';

/**
 * Returns a count in progress and locks it against its next step until the transaction ends. Others may count concurrently.
 *
 * @param states in which the caller can continue
 * @throws Problem 404 outside the actor's scope; 409 TRANSICION_INVALIDA in any other state
 */
export async function openCount(tx: Queryable, conteoId: number, actor: Actor, states: readonly EstatusConteo[]) {
  const [found] = await tx
    .select({
      almacenId: conteo.almacenId,
      estatus: conteo.estatus,
      fechaInicio: conteo.fechaInicio,
    })
    .from(conteo)
    .where(
      and(
        eq(conteo.conteoId, conteoId),
        eq(conteo.activo, true),
        scopeCondition(resourceOf('conteo'), 'conteo.capturar', actor),
      ),
    )
    .for('share');
  if (!found) throw notFound();
  if (!states.some((state) => state === found.estatus))
    throw new Problem(409, 'TRANSICION_INVALIDA', { labels: { estatus: `enums.EstatusConteo.${found.estatus}` } });
  return found;
}
