import { and, eq } from 'drizzle-orm';
import { almacen } from '#generated/server/tables.gen';
import type { Receta } from '#generated/shared/types.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { isOpenAt } from './endpoints/receta-abrir';

/**
 * Returns the pharmacy at which an actor dispenses a prescription: the prescription's own pharmacy, or one of the actor's that opened it;
 * null without either.
 *
 * @param asked requested pharmacy; defaults to the prescription's own
 */
export async function dispensedAt(
  db: Queryable,
  { recetaId, almacenId: own }: Pick<Receta, 'recetaId' | 'almacenId'>,
  asked: number | undefined,
  actor: Actor,
): Promise<number | null> {
  const almacenId = asked ?? own;
  if (almacenId === null) return null;
  const [theirs] = await db
    .select({ almacenId: almacen.almacenId })
    .from(almacen)
    .where(and(eq(almacen.almacenId, almacenId), scopeCondition(resourceOf('almacen'), 'receta.surtir', actor)));
  if (!theirs) return null;
  return almacenId === own || (await isOpenAt(db, recetaId, almacenId)) ? almacenId : null;
}
